import type { View } from '../../gen/contract';
import type { BoardModule, Flight } from '../../table/board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import SeatLines from './SeatLines.svelte';
import { tableOf } from './table';

const PHASES = ['web-phase-setup', 'web-phase-day', 'web-phase-night'];

function phaseOf(view: View): number {
  const { phase } = tableOf(view);
  return phase === 'day' || phase === 'over' ? 1 : phase === 'night' ? 2 : 0;
}

type Told = (args: readonly unknown[]) => Flight;

const FLIGHTS: Record<string, Told> = {
  moved: ([, start, area]) => ({ from: `army-${start}`, to: `area-${area}` }),
  fled: ([, area, target]) => ({ from: `army-${area}`, to: `area-${target}` }),
  tile: ([seat, tile]) => ({ from: `market-${tile}`, to: `seat-${seat}` }),
};

const board: BoardModule = {
  Board,
  SeatLines,
  Aside,
  Detail,
  score: (view: View, seat: number) => ({ value: tableOf(view).players[seat]?.score ?? 0, of: 'web-fame-short' }),
  primary: ['end', 'done', 'stay', 'pass'],
  ending: ['end'],
  phases: (view: View) => ({ names: PHASES, at: phaseOf(view) }),
  flights: (kind, args) => {
    const told = FLIGHTS[kind];
    return told ? [told(args)] : [];
  },
};

export default board;
