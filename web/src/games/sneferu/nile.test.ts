import { describe, expect, it } from 'vitest';
import { bend, berth, strip } from './nile';

describe('the whole Nile', () => {
  const course = bend(38);
  const gaps = Array.from({ length: 38 }, (_, space) => {
    const [a, b] = [course.at(space), course.at(space + 1)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });

  it('spreads the spaces evenly', () => {
    expect(Math.min(...gaps)).toBeGreaterThan(44);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(5);
  });

  it('keeps spaces and tokens inside', () => {
    for (let space = 0; space <= 38; space++) {
      for (const { x, y } of [course.at(space), course.bank(space)]) {
        expect(x).toBeGreaterThan(15);
        expect(x).toBeLessThan(course.width - 15);
        expect(y).toBeGreaterThan(15);
        expect(y).toBeLessThan(course.height - 15);
      }
    }
  });
});

describe('a window of the Nile', () => {
  it('follows the boat and stops at both ends', () => {
    expect([strip(38, 0, 9).from, strip(38, 20, 9).from, strip(38, 38, 9).from]).toEqual([0, 18, 30]);
    expect(strip(38, 38, 9).to).toBe(38);
  });

  it('shows a short Nile whole', () => {
    expect(strip(5, 3, 9)).toMatchObject({ from: 0, to: 5 });
  });
});

it('boats on one space queue around its middle', () => {
  expect(berth(0, 1)).toEqual({ x: 0, y: 0 });
  expect(berth(0, 3).y + berth(2, 3).y).toBe(0);
});
