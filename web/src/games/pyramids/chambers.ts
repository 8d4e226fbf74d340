import type { CardColour, SymbolName } from '../../art';
import type { Entry } from '../../gen/contract';

export type Side = 'left' | 'right';
/** A square by its column and row; a1 is 0, 0. */
export type Spot = { x: number; y: number };
export type Square = Spot & { name: string; symbol: SymbolName };
export type Chamber = { number: number; colour: CardColour; squares: readonly Square[] };

export const SIDES: readonly Side[] = ['left', 'right'];
export const SIZE = 5;
export const COLOURS: readonly CardColour[] = ['purple', 'orange', 'green'];
/** What crossing a square may bring, in the order in which it is told. */
export const TELLING: readonly SymbolName[] = ['gem_red', 'gem_green', 'torch', 'cross', 'skull', 'potion', 'tomb'];

const SIGNS: Record<string, SymbolName> = {
  E: 'entrance',
  T: 'tomb',
  '#': 'wall',
  '.': 'empty',
  r: 'gem_red',
  g: 'gem_green',
  t: 'torch',
  p: 'potion',
  s: 'skull',
  x: 'cross',
};

export function nameOf({ x, y }: Spot): string {
  return 'abcde'.charAt(x) + String(y + 1);
}

export function spotOf(name: string): Spot {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

function rowsOf(entry: Entry): string[] {
  return String(entry.facts['rows'] ?? '').split(' / ');
}

export function chamberOf(entry: Entry | undefined): Chamber | null {
  const colour = COLOURS.find((known) => known === entry?.group);
  if (!entry || !colour) return null;
  const squares = rowsOf(entry).flatMap((row, y) =>
    [...row].map((sign, x) => ({ x, y, name: nameOf({ x, y }), symbol: SIGNS[sign] ?? 'empty' })),
  );
  return { number: Number(entry.facts['number'] ?? entry.id), colour, squares };
}

/** The squares of an expedition card as it is printed. */
export function patternOf(entry: Entry | undefined): Spot[] {
  if (!entry) return [];
  return rowsOf(entry).flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'X' ? [{ x, y }] : [])));
}

export type Tally = { symbol: SymbolName; count: number };

/** What these squares show, without those that show nothing. */
export function tally(chamber: Chamber | null, names: readonly string[]): Tally[] {
  const shown = (chamber?.squares ?? []).filter((square) => names.includes(square.name));
  return TELLING.map((symbol) => ({
    symbol,
    count: shown.filter((square) => square.symbol === symbol).length,
  })).filter(({ count }) => count > 0);
}
