import type { Entry, ValleyTable, View } from '../../gen/contract';

const LAST_GROUP = 'starter';

export type Group = { id: string; entries: Entry[]; set: boolean };
export type TombLine = { group: Group; cards: string[]; different: number; points: number };

export function tableOf(view: View): ValleyTable {
  return view.table as ValleyTable;
}

export function fact(entry: Entry | undefined, name: string): number {
  return Number(entry?.facts[name] ?? 0);
}

/** The groups of the box: sets first, then what counts card by card, the starters last. */
export function groupsOf(content: readonly Entry[]): Group[] {
  const found = new Map<string, Entry[]>();
  for (const entry of content) found.set(entry.group, [...(found.get(entry.group) ?? []), entry]);
  const groups = [...found].map(([id, entries]) => ({
    id,
    entries,
    set: entries.every((entry) => !fact(entry, 'points')),
  }));
  return groups.sort((a, b) => rank(a) - rank(b));
}

function rank(group: Group): number {
  if (group.set) return 0;
  return group.id === LAST_GROUP ? 2 : 1;
}

/** A card of a set has a number in it; another one counts its points. */
export function membership(
  content: readonly Entry[],
  entry: Entry,
): { index: number; size: number } | { points: number } {
  const points = fact(entry, 'points');
  if (points) return { points };
  const set = content.filter((other) => other.group === entry.group);
  return { index: set.indexOf(entry) + 1, size: set.length };
}

export function tombLines(groups: readonly Group[], tomb: readonly string[], completist: boolean): TombLine[] {
  return groups.map((group) => {
    const ids = new Set(group.entries.map((entry) => entry.id));
    const cards = tomb.filter((card) => ids.has(card));
    const different = new Set(cards).size;
    return { group, cards, different, points: pointsOf(group, cards, different, completist) };
  });
}

function pointsOf(group: Group, cards: readonly string[], different: number, completist: boolean): number {
  if (!group.set) return cards.reduce((sum, card) => sum + fact(entryIn(group, card), 'points'), 0);
  const bonus = completist && different === group.entries.length ? different : 0;
  return different * different + bonus;
}

function entryIn(group: Group, card: string): Entry | undefined {
  return group.entries.find((entry) => entry.id === card);
}

/** The points a group has now and would have with this card entombed. */
export function gain(
  groups: readonly Group[],
  tomb: readonly string[],
  card: Entry,
  completist: boolean,
): { before: number; after: number } {
  const own = groups.filter((group) => group.id === card.group);
  const [now] = tombLines(own, tomb, completist);
  const [then] = tombLines(own, [...tomb, card.id], completist);
  return { before: now?.points ?? 0, after: then?.points ?? 0 };
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
