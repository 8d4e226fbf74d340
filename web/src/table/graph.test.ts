import { describe, expect, it } from 'vitest';
import { byTurn, ticks, turnsShown } from './graph';

const move = (turn: number, ...points: number[]) => ({ by: 0, turn, told: [], points });

describe('points by turn', () => {
  it('keeps the last action of each turn', () => {
    const points = byTurn([move(1, 0, 0), move(1, 2, 0), move(2, 2, 3)]);
    expect(points.map((point) => [point.move, point.turn, ...point.points])).toEqual([
      [0, 0, 0, 0],
      [2, 1, 2, 0],
      [3, 2, 2, 3],
    ]);
  });

  it('has round steps that reach the highest score', () => {
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(120).at(-1)).toBeGreaterThanOrEqual(120);
    expect(ticks(0)).toEqual([0, 1]);
  });

  it('names at most eight turns', () => {
    const points = byTurn(Array.from({ length: 90 }, (_, nth) => move(nth + 1, nth)));
    expect(turnsShown(points).length).toBeLessThanOrEqual(8);
  });
});
