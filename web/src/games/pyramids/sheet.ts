import type { PyramidsArea } from '../../gen/contract';

/** What is printed on a score card. */
export const ROUNDS = 4;
export const TURNS = 7;
export const PLACES = 10;
export const BOXES = [10, 6, 3] as const;
export const SKULLS = [-1, -3, -6, -10, -15, -21, -28, -36, -45, -55] as const;
const TORCH = 5;
const PAIR = 5;
const PYRAMID = 10;

export type Sums = { pyramids: number; torches: number; boxes: number; gems: number; skulls: number };

export function sums(area: PyramidsArea): Sums {
  const pairs = Math.min(area.red, area.green);
  return {
    pyramids: PYRAMID * area.finished.length,
    torches: TORCH * area.torches.length,
    boxes: area.boxes.reduce((sum, won) => sum + won.points, 0),
    gems: PAIR * pairs + area.red + area.green - 2 * pairs,
    skulls: SKULLS[area.skulls - 1] ?? 0,
  };
}

export type Box = { points: number; state: 'open' | 'won' | 'closed' };

/** The three boxes of a colour, as one player's score card shows them. */
export function boxesOf(area: PyramidsArea, open: readonly number[], colour: string): Box[] {
  const won = area.boxes.filter((box) => box.colour === colour).map((box) => box.points);
  return BOXES.map((points) => ({
    points,
    state: won.includes(points) ? 'won' : open.includes(points) ? 'open' : 'closed',
  }));
}

/** A number with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
