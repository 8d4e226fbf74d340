import { expect, it } from 'vitest';
import { cellOf, outline, SLOTS } from './pyramid';

it('has 21 places, each level moved in by half a stone', () => {
  expect(SLOTS).toHaveLength(21);
  expect(cellOf('l1s6.right')).toEqual({ x: 11, y: 5 });
  expect(cellOf('l6s1.left')).toEqual({ x: 5, y: 0 });
});

it('outlines only the outer edges of an area', () => {
  const path = outline([
    { x: 2, y: 3 },
    { x: 3, y: 3 },
  ]);
  expect(path.match(/M/g)).toHaveLength(6);
  expect(path).not.toContain('M3 3v1');
});
