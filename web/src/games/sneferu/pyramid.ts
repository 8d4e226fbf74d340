import type { Material } from '../../art/materials';

export const LEVELS = 6;
export const HALVES = 2 * LEVELS;

/** A place of the pyramid, in units of half a stone, from the upper left corner. */
export type Slot = { name: string; level: number; number: number; x: number; y: number };

function slotsOf(level: number): Slot[] {
  return Array.from({ length: LEVELS - level }, (_, nth) => ({
    name: `l${level + 1}s${nth + 1}`,
    level: level + 1,
    number: nth + 1,
    x: level + 2 * nth,
    y: LEVELS - 1 - level,
  }));
}

export const SLOTS: readonly Slot[] = Array.from({ length: LEVELS }, (_, level) => slotsOf(level)).flat();
export const SLOT: ReadonlyMap<string, Slot> = new Map(SLOTS.map((slot) => [slot.name, slot]));

export type Cell = { x: number; y: number };

/** `l2s1.right` as a square of the drawing. */
export function cellOf(half: string): Cell {
  const [name = '', side] = half.split('.');
  const slot = SLOT.get(name);
  return { x: (slot?.x ?? 0) + (side === 'right' ? 1 : 0), y: slot?.y ?? 0 };
}

/** The edges of an area that no other half of it shares. */
export function outline(cells: readonly Cell[]): string {
  const held = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const free = (x: number, y: number): boolean => !held.has(`${x},${y}`);
  return cells
    .map(({ x, y }) =>
      [
        free(x, y - 1) ? `M${x} ${y}h1` : '',
        free(x + 1, y) ? `M${x + 1} ${y}v1` : '',
        free(x, y + 1) ? `M${x} ${y + 1}h1` : '',
        free(x - 1, y) ? `M${x} ${y}v1` : '',
      ].join(''),
    )
    .join('');
}

export function halvesOf(stone: string, turned = false): [Material, Material] {
  const [left, right] = stone.split('-') as [Material, Material];
  return turned ? [right, left] : [left, right];
}
