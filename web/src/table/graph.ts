import type { Move } from '../gen/contract';

export type Point = { move: number; turn: number; points: readonly number[] };

const MOST_TICKS = 8;

/** Everybody's points at the end of each turn; `move` counts the actions up to there. */
export function byTurn(moves: readonly Move[]): Point[] {
  const points: Point[] = [{ move: 0, turn: 0, points: moves[0]?.points.map(() => 0) ?? [] }];
  moves.forEach((move, at) => {
    const last = points[points.length - 1];
    const point = { move: at + 1, turn: move.turn, points: move.points };
    if (last && last.turn === move.turn && last.move > 0) points[points.length - 1] = point;
    else points.push(point);
  });
  return points;
}

/** Round steps for an axis from 0 to at least `most`. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => most / size <= 5) ?? Math.ceil(most / 5);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, nth) => nth * step);
}

/** Which turns are written below the line. */
export function turnsShown(points: readonly Point[]): Point[] {
  const every = Math.max(1, Math.ceil(points.length / MOST_TICKS));
  return points.filter((_, at) => at % every === 0);
}
