import type { Entry, ValleyArea, ValleyTable, View } from '../../gen/contract';

const LAST_GROUP = 'starter';

/** A set, a superset named by its colour, or a group that counts card by card (`size` 0). */
export type Group = { id: string; groups: string[]; colour: string; size: number; cards: Record<string, number> };
export type TombLine = { group: Group; cards: string[]; different: number; points: number };

export function tableOf(view: View): ValleyTable {
  return view.table as ValleyTable;
}

export function fact(entry: Entry | undefined, name: string): number {
  return Number(entry?.facts[name] ?? 0);
}

/** The groups of this table: sets first, then what counts card by card, the starters last. */
export function groupsOf(table: ValleyTable): Group[] {
  return [...(table.deck_list as Group[])].sort((a, b) => rank(a) - rank(b));
}

function rank(group: Group): number {
  if (group.size) return 0;
  return group.id === LAST_GROUP ? 2 : 1;
}

export function groupOf(table: ValleyTable, card: string): Group | undefined {
  return (table.deck_list as Group[]).find((group) => card in group.cards);
}

/** A card of a set has a number in it; another one counts its points. */
export function membership(
  group: Group | undefined,
  entry: Entry,
): { index: number; size: number } | { points: number } {
  if (!group?.size) return { points: fact(entry, 'points') };
  return { index: Object.keys(group.cards).indexOf(entry.id) + 1, size: group.size };
}

export function tombLines(groups: readonly Group[], area: ValleyArea | undefined): TombLine[] {
  return groups.map((group) => {
    const cards = (area?.tomb ?? []).filter((card) => card in group.cards);
    return { group, cards, different: new Set(cards).size, points: area?.points[group.id] ?? 0 };
  });
}

export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards with a number for each copy, so that equal ones stay apart. */
export function copies(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { card, key: nth === 1 ? card : `${card}.${nth}` };
  });
}
