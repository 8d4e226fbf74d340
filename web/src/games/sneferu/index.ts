import type { SneferuTable, View } from '../../gen/contract';
import type { BoardModule, Flight } from '../../table/board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import SeatLines from './SeatLines.svelte';

const PHASES = ['choose', 'pay', 'place', 'food', 'refill'].map((phase) => `web-phase-${phase}`);
const PHASE_OF: Record<string, number> = { declare_bonus: 1, place_stone: 2, place_stored: 2, after_turn: 4 };

type Told = (args: readonly unknown[], table: SneferuTable) => Flight;

const loaf: Told = ([seat]) => ({ from: 'loaves', to: `food-${seat}` });
const FLIGHTS: Record<string, Told> = {
  bought: ([seat, , place]) => ({ from: `${place}`, to: `held-${seat}` }),
  placed: ([seat, , slot]) => ({ from: `held-${seat}`, to: `slot-${seat}-${slot}` }),
  stored: ([seat]) => ({ from: `held-${seat}`, to: `store-${seat}` }),
  fetched: ([seat]) => ({ from: `store-${seat}`, to: `held-${seat}` }),
  refilled: ([, column], { supply }) => ({
    from: 'bag',
    to: `c${column}r${supply[Number(column) - 1]?.stones.length}`,
  }),
  moved: ([, , source, hole], { supply }) => ({
    from: `c${source}r${(supply[Number(source) - 1]?.stones.length ?? 0) + 1}`,
    to: `c${hole}r1`,
  }),
  ptah_took: ([, column]) => ({ from: `c${column}r1`, to: 'ptah' }),
  bonus: ([seat], { began }) => ({ from: `token-${began}`, to: `food-${seat}` }),
  bread: loaf,
  closed: loaf,
  gap: loaf,
  feasted: loaf,
};

const board: BoardModule = {
  Board,
  SeatLines,
  Aside,
  Detail,
  score: (view: View, seat: number) => ({
    value: (view.table as SneferuTable).players[seat]?.stones ?? 0,
    of: 'web-stones',
  }),
  primary: ['use', 'pass', 'retire'],
  ending: ['pass', 'retire'],
  phases: (view: View) => ({ names: PHASES, at: PHASE_OF[view.question?.kind ?? ''] ?? 0 }),
  flights: (kind, args, view) => {
    const told = FLIGHTS[kind];
    return told ? [told(args, view.table as SneferuTable)] : [];
  },
};

export default board;
