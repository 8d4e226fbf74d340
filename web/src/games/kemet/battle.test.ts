import { expect, it } from 'vitest';
import { linesOf, sideOf } from './battle';
import type { Battle } from './table';

const parts = { units: 5, card: null, figure: 2, tiles: 0, bonus: 0 };
const BATTLE = { seats: [3, 1], sums: [{ parts, strength: 7 }] } as unknown as Battle;

it('leaves out what adds nothing, but not an unknown card', () => {
  expect(linesOf(BATTLE, 0)).toEqual([
    { part: 'units', value: 5 },
    { part: 'figure', value: 2 },
    { part: 'card', value: null },
  ]);
});

it('knows the sides', () => {
  expect(sideOf(BATTLE, 1)).toBe(1);
  expect(sideOf(BATTLE, 0)).toBeNull();
});
