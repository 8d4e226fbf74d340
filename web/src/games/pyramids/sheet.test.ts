import { describe, expect, it } from 'vitest';
import type { PyramidsArea, PyramidsTable } from '../../gen/contract';
import { boxesOf, signed } from './sheet';

const area = { boxes: [{ colour: 'green', points: 6 }] } as PyramidsArea;
const table = { boxes: { green: [3] }, card: { boxes: [10, 6, 3] } } as unknown as PyramidsTable;

describe('the score card', () => {
  it('closes what others won', () =>
    expect(boxesOf(area, table, 'green')).toEqual([
      { points: 10, state: 'closed' },
      { points: 6, state: 'won' },
      { points: 3, state: 'open' },
    ]));
  it('writes a minus', () => expect([signed(-3), signed(4)]).toEqual(['−3', '4']));
});
