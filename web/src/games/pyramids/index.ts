import type { PyramidsTable, View } from '../../gen/contract';
import type { BoardModule, Flight } from '../../table/board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import SeatLines from './SeatLines.svelte';

const PHASES = ['web-phase-reveal', 'web-phase-mark', 'web-phase-card', 'web-phase-points'] as const;
const AT: Record<string, number> = { mark: 1, extra_square: 1, take: 2 };

/** What moves; a card flies where it lies next. */
function flights(kind: string, args: readonly unknown[]): Flight[] {
  const [seat, side, card, source] = args;
  switch (kind) {
    case 'took':
      return [{ from: source === 'deck' ? 'deck' : `display-${card}`, to: `chamber-${seat}-${side}` }];
    case 'finished':
      return [{ from: `chamber-${seat}-${side}`, to: `finished-${seat}` }];
    case 'refilled':
      return [{ from: 'deck', to: `display-${args[0]}` }];
    default:
      return [];
  }
}

const module: BoardModule = {
  Board,
  SeatLines,
  Aside,
  Detail,
  score: (view: View, seat: number) => {
    const area = (view.table as PyramidsTable).players[seat];
    return area ? { value: area.score, of: 'web-score-of' } : null;
  },
  primary: ['mark'],
  ending: [],
  phases: (view: View) => ({ names: PHASES, at: AT[view.question?.kind ?? ''] ?? -1 }),
  flights,
};

export default module;
