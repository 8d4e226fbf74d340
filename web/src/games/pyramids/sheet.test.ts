import { describe, expect, it } from 'vitest';
import type { PyramidsArea } from '../../gen/contract';
import { boxesOf, signed, sums } from './sheet';

const area: PyramidsArea = {
  dealt: 0,
  hand: null,
  kept: null,
  left: null,
  right: null,
  pencilled: null,
  finished: [12, 7],
  red: 5,
  green: 3,
  skulls: 2,
  torches: [1, 2],
  boxes: [{ colour: 'green', points: 6 }],
  score: 0,
};

describe('the score card', () => {
  it('adds up', () => expect(sums(area)).toEqual({ pyramids: 20, torches: 10, boxes: 6, gems: 17, skulls: -3 }));
  it('has no loss without skulls', () => expect(sums({ ...area, skulls: 0 }).skulls).toBe(0));
  it('closes what others won', () =>
    expect(boxesOf(area, [3], 'green')).toEqual([
      { points: 10, state: 'closed' },
      { points: 6, state: 'won' },
      { points: 3, state: 'open' },
    ]));
  it('writes a minus', () => expect([signed(-3), signed(4)]).toEqual(['−3', '4']));
});
