import type { View } from '../../gen/contract';
import type { BoardModule } from '../../table/board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import SeatLines from './SeatLines.svelte';
import { tableOf } from './cards';
import { flights } from './flights';

const PHASES = ['phase-play', 'phase-discard', 'phase-rebuild', 'phase-draw'];

/** After the discarding the hand is empty until the drawing: what is asked then belongs to the rebuilding. */
function phases(view: View): { names: readonly string[]; at: number } {
  const table = tableOf(view);
  const area = table.players[table.active];
  const kind = view.question?.kind;
  if (kind === 'arrange') return { names: PHASES, at: 1 };
  const cleaned = kind !== 'play_cards' && area?.hand_count === 0 && area.played.length === 0;
  return { names: PHASES, at: cleaned || kind === 'sacrifice_unchanged' ? 2 : 0 };
}

function score(view: View, seat: number): { value: number; of: string } | null {
  const area = tableOf(view).players[seat];
  return area ? { value: area.score, of: 'web-in-tomb' } : null;
}

const valley: BoardModule = {
  Board,
  SeatLines,
  Aside,
  Detail,
  score,
  primary: ['end', 'pass', 'skip', 'stop', 'show'],
  ending: ['end'],
  phases,
  flights,
};

export default valley;
