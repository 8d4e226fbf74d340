import { describe, expect, it } from 'vitest';
import {
  ONE_SQUARE,
  beyond,
  formOf,
  hit,
  markingOf,
  meant,
  mirrored,
  nearest,
  spotsOf,
  turned,
  turns,
} from './markings';

const read = (...actions: string[]) => actions.map((action) => markingOf(action)!);
const L = formOf([
  { x: 0, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: 2 },
  { x: 1, y: 2 },
]);

describe('reading an answer', () => {
  it('finds side, squares and form', () => {
    const marking = markingOf('mark:left.b3-c3-b4-c4')!;
    expect(marking.side).toBe('left');
    expect(marking.squares).toEqual(['b3', 'c3', 'b4', 'c4']);
    expect(marking.form).toBe('0,0 1,0 0,1 1,1');
    expect(marking.middle).toEqual({ x: 1.5, y: 2.5 });
  });

  it('leaves other answers alone', () => {
    expect(markingOf('take:15')).toBeNull();
    expect(markingOf('draw')).toBeNull();
  });

  it('knows a single square', () => expect(markingOf('mark:right.e5')!.form).toBe(ONE_SQUARE));
});

describe('turning', () => {
  it('comes back after four quarters', () => expect(turned(turns(L)[3]!)).toBe(L));
  it('comes back after two mirrors', () => expect(mirrored(mirrored(L))).toBe(L));
  it('gives an L eight forms', () => expect(new Set([...turns(L), ...turns(mirrored(L))]).size).toBe(8));
  it('gives a square one form', () => expect(new Set(turns('0,0 1,0 0,1 1,1')).size).toBe(1));
  it('keeps spots', () => expect(formOf(spotsOf(L))).toBe(L));
});

describe('pointing', () => {
  const lines = read('mark:left.a1-b1', 'mark:left.b1-c1', 'mark:left.d1-e1');

  it('takes the one that begins at the middle of a square', () => {
    expect(hit(lines, { x: 1, y: 0 })!.action).toBe('mark:left.b1-c1');
    expect(hit(lines, { x: 0, y: 0 })!.action).toBe('mark:left.a1-b1');
  });
  it('follows the pointer inside the square', () =>
    expect(hit(lines, { x: 0.8, y: 0 })!.action).toBe('mark:left.a1-b1'));
  it('snaps from a square beside', () => expect(hit(lines, { x: 4, y: 1 })!.action).toBe('mark:left.d1-e1'));
  it('finds nothing far away', () => expect(hit(lines, { x: 2, y: 4 })).toBeNull());
  it('has no nearest of none', () => expect(nearest([], { x: 0, y: 0 })).toBeNull());
});

describe('arrow keys', () => {
  const squares = read('mark:left.a1', 'mark:left.b1', 'mark:left.a3');

  it('go to the neighbour', () => {
    expect(beyond(squares, { x: 0, y: 0 }, 1, 0)!.action).toBe('mark:left.b1');
    expect(beyond(squares, { x: 0, y: 0 }, 0, 1)!.action).toBe('mark:left.a3');
  });
  it('stop at the edge', () => expect(beyond(squares, { x: 1, y: 0 }, 1, 0)).toBeNull());
});

describe('what was meant', () => {
  it('is the form around the square', () =>
    expect(meant('left', '0,0 1,0 2,0', { x: 2, y: 2 })).toBe('mark:left.b3-c3-d3'));
  it('stays inside', () => expect(meant('right', '0,0 1,0 2,0', { x: 4, y: 4 })).toBe('mark:right.c5-d5-e5'));
});
