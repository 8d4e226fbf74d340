import { expect, it } from 'vitest';
import { boxOf, scaleFor } from './sight';
import type { Printed } from './table';

const desert = (name: string, x: number, y: number): Printed =>
  ({ name, kind: 'desert', city: null, bank: 'W', x, y, near: [], ports: [] }) as unknown as Printed;

it('holds all areas with their edges', () => {
  expect(boxOf([desert('z1', 10, 50), desert('z2', 40, 50)])).toEqual({ x: 250, y: 427, w: 404, h: 104 });
  expect(boxOf([])).toBeNull();
});

it('is shown whole, but never larger than it must be', () => {
  expect(scaleFor({ x: 0, y: 0, w: 400, h: 100 }, { w: 200, h: 500 }, 0.9)).toBe(0.5);
  expect(scaleFor({ x: 0, y: 0, w: 100, h: 100 }, { w: 200, h: 500 }, 0.9)).toBe(0.9);
});
