import type { ValleyArea, ValleyPile, View } from '../../gen/contract';
import { tableOf } from './cards';
import type { Opened } from './sheet.svelte';

/** One zone as far as it may be seen: how many cards, which of them, and what hides the rest. */
export type Seen = { zone: string; seat: number | null; count: number; cards: string[]; note: string };

function seen(zone: string, seat: number | null, count: number, cards: readonly (string | null)[], note = ''): Seen {
  return { zone, seat, count, cards: cards.filter((card) => card !== null), note: count ? note : '' };
}

function deck(area: ValleyArea, seat: number): Seen {
  const known = area.deck_top.some((card) => card !== null);
  return seen('deck', seat, area.deck, area.deck_top, known ? 'web-deck-known' : 'web-face-down');
}

function discard(area: ValleyArea, seat: number): Seen {
  const { count, top, cards } = area.discard;
  return seen('discard', seat, count, cards ?? [top], cards ? 'web-top-first' : 'web-only-top');
}

function hand(area: ValleyArea, seat: number): Seen {
  return seen('hand', seat, area.hand_count, area.hand ?? area.known, area.hand ? '' : 'web-only-known');
}

function heap(area: ValleyArea, seat: number, zone: 'aside' | 'judged'): Seen {
  return seen(zone, seat, area[`${zone}_count`], area[zone] ?? [], area[zone] ? '' : 'web-face-down');
}

function boneyard({ count, top, cards }: ValleyPile): Seen {
  return seen('boneyard', null, count, cards ?? [top], cards ? 'web-top-first' : 'web-only-top');
}

function everything(area: ValleyArea, seat: number): Seen[] {
  const played = seen('played', seat, area.played.length, area.played);
  const all = [
    seen('tomb', seat, area.tomb.length, area.tomb),
    hand(area, seat),
    heap(area, seat, 'aside'),
    heap(area, seat, 'judged'),
    deck(area, seat),
    discard(area, seat),
    played,
  ];
  return all.filter((one) => one.count > 0 || one.zone === 'tomb');
}

/** What a click on a pile shows: exactly what the view tells. `seats`: the tombs of the others too. */
export function contents(view: View, opened: Opened, seats: boolean): Seen[] {
  const table = tableOf(view);
  const own = opened.seat ?? view.seat ?? table.active;
  const area = table.players[own];
  if (!area) return [];
  if (opened.seat !== null) return everything(area, opened.seat);
  switch (opened.zone) {
    case 'stock':
      return [seen('stock', null, table.stock, [], 'web-face-down')];
    case 'boneyard':
      return [boneyard(table.boneyard)];
    case 'aside':
    case 'judged':
      return [heap(area, own, opened.zone)];
    case 'revealed':
      return [seen('revealed', null, table.revealed.length, table.revealed)];
    case 'played': {
      const active = table.players[table.active]?.played ?? [];
      return [seen('played', table.active, active.length, active)];
    }
    case 'deck':
      return [deck(area, own)];
    case 'discard':
      return [discard(area, own)];
    default:
      return tombs(view, own, seats);
  }
}

function tombs(view: View, own: number, seats: boolean): Seen[] {
  const players = tableOf(view).players;
  const order = [own, ...players.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  return (seats ? order : [own]).map((seat) =>
    seen('tomb', seat, players[seat]?.tomb.length ?? 0, players[seat]?.tomb ?? []),
  );
}
