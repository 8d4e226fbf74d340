import type { View } from '../../gen/contract';
import type { Flight } from '../../table/board';

type Places = { hand: (card: unknown) => string; deck: string; discard: string; played: string; tomb: string };
const SHARED = new Set(['stock', 'boneyard', 'revealed']);

/** Where the things of a seat lie on this screen: before me, or in the panel of another. */
function placesOf(view: View, seat: unknown): Places {
  if (seat === view.seat)
    return { hand: (card) => `hand-${card}`, deck: 'deck', discard: 'discard', played: 'played', tomb: 'tomb' };
  const panel = `seat-${seat}`;
  const played = (view.table as { active: number }).active === seat ? 'played' : panel;
  return { hand: () => panel, deck: panel, discard: panel, played, tomb: panel };
}

function source(view: View, seat: unknown, card: unknown, from: unknown): string {
  if (SHARED.has(String(from))) return String(from);
  const own = placesOf(view, seat);
  if (from === 'hand') return own.hand(card);
  if (from === 'judged') return seat === view.seat ? `judged-${card}` : own.hand(card);
  return from === 'discard' || from === 'deck' || from === 'played' || from === 'tomb' ? own[from] : `slot-${from}`;
}

function heap(view: View, seat: number, card: string, zone: string): readonly Flight[] {
  return seat === view.seat ? [{ from: placesOf(view, seat).hand(card), to: zone }] : [];
}

type Move = (view: View, ...args: never[]) => readonly Flight[];

const MOVES: Record<string, Move> = {
  played: (view, seat: number, card: string) => [
    { from: placesOf(view, seat).hand(card), to: placesOf(view, seat).played },
  ],
  discarded: (view, seat: number, card: string, owner: number) => [
    { from: placesOf(view, seat).hand(card), to: placesOf(view, owner).discard },
  ],
  sacrificed: (view, seat: number, card: string, from: string) => [
    { from: source(view, seat, card, from), to: 'boneyard' },
  ],
  entombed: (view, seat: number, card: string, from: string) => [
    { from: source(view, seat, card, from), to: placesOf(view, seat).tomb },
  ],
  bought: (view, seat: number, card: string, from: string) => [
    { from: source(view, seat, card, from), to: placesOf(view, seat).discard },
  ],
  took: (view, seat: number, card: string, from: string, into: string) => {
    const own = placesOf(view, seat);
    const to = into === 'hand' ? own.hand(card) : into === 'deck' ? own.deck : own.discard;
    return [{ from: source(view, seat, card, from), to }];
  },
  drew: (view, seat: number, cards: string[]) => {
    const own = placesOf(view, seat);
    return cards.map((card) => ({ from: own.deck, to: own.hand(card) }));
  },
  kept: (view, seat: number, card: string) => [{ from: `looked-${card}`, to: placesOf(view, seat).hand(card) }],
  put_back: (view, seat: number, card: string) => [{ from: `looked-${card}`, to: placesOf(view, seat).deck }],
  revealed: (view, seat: number) => [{ from: placesOf(view, seat).deck, to: 'revealed' }],
  discarded_revealed: (view, seat: number) => [{ from: 'revealed', to: placesOf(view, seat).discard }],
  put_on_deck: (view, seat: number) => [{ from: placesOf(view, seat).discard, to: placesOf(view, seat).deck }],
  returned: (view, seat: number, card: string) => [
    { from: placesOf(view, seat).tomb, to: placesOf(view, seat).hand(card) },
  ],
  turned_over: () => [{ from: 'stock', to: 'revealed' }],
  kept_revealed: (view, seat: number, card: string) => [{ from: 'revealed', to: placesOf(view, seat).hand(card) }],
  set_aside: (view, seat: number, card: string) => heap(view, seat, card, 'aside'),
  judged: (view, seat: number, card: string) => heap(view, seat, card, 'judged'),
  rejoined: (view, seat: number, cards: (string | null)[]) =>
    seat === view.seat ? cards.map((card) => ({ from: 'aside', to: placesOf(view, seat).hand(card) })) : [],
  fetched: (view, seat: number, card: string) => [
    { from: placesOf(view, seat).discard, to: placesOf(view, seat).hand(card) },
  ],
  took_back: (view, seat: number, card: string) => [
    { from: placesOf(view, seat).played, to: placesOf(view, seat).hand(card) },
  ],
  passed_on: (view, seat: number, card: string, from: string, owner: number) => [
    { from: source(view, seat, card, from), to: placesOf(view, owner).discard },
  ],
  entered: (view, seat: number, card: string, from: string, slot: string) => [
    { from: source(view, seat, card, from), to: `slot-${slot}` },
  ],
  shuffled: (view, seat: number) => [{ from: placesOf(view, seat).discard, to: placesOf(view, seat).deck }],
  cleaned_up: (view, seat: number, cards: (string | null)[]) => {
    const own = placesOf(view, seat);
    return [{ from: own.played, to: own.discard }, ...cards.map((card) => ({ from: own.hand(card), to: own.discard }))];
  },
  fell: (_view, _card: string, above: string, hole: string) => [
    { from: `slot-${above}`, to: `slot-${hole}`, falls: true },
  ],
  swapped: (_view, _seat: number, one: string, other: string) => [
    { from: `slot-${one}`, to: `slot-${other}` },
    { from: `slot-${other}`, to: `slot-${one}` },
  ],
  refilled: (_view, _card: string, slot: string) => [{ from: 'stock', to: `slot-${slot}` }],
};

/** What moves when this event happens; a flight to where it began is none. */
export function flights(kind: string, args: readonly unknown[], view: View): readonly Flight[] {
  const move = MOVES[kind];
  return move ? move(view, ...(args as never[])).filter(({ from, to }) => from !== to) : [];
}
