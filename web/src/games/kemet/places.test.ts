import { expect, it } from 'vitest';
import { inOrder, obeliskOf, portsOf, spotOf } from './places';
import type { Printed } from './table';

function printed(name: string, more: Partial<Printed> = {}): Printed {
  const kind = name.startsWith('c') ? 'district' : name.startsWith('t') ? 'temple' : 'desert';
  const city = kind === 'district' ? name.slice(0, 2) : null;
  const rest = { value: 0, obelisk: false, coast: false, near: [], ports: [], ...more };
  return { name, kind, city, bank: 'W', x: 50, y: 50, ...rest };
}

it('takes the printed coordinates where the drawing has no place of its own', () => {
  expect(spotOf(printed('z9', { x: 10, y: 50 }))).toEqual({ x: 100, y: 427 });
  expect(spotOf(printed('tWest'))).toEqual({ x: 60, y: 636 });
});

it('puts an obelisk beside its area, and only where there is one', () => {
  expect(obeliskOf(printed('a1'))).toBeNull();
  expect(obeliskOf(printed('z9', { obelisk: true }))).toEqual({ x: 448, y: 441 });
  expect(obeliskOf(printed('tWest', { obelisk: true }))).toEqual({ x: 114, y: 660 });
});

it('reads bank after bank and keeps a city together', () => {
  const map = [printed('a10', { bank: 'E' }), printed('c1c'), printed('a2'), printed('c1a'), printed('c1b')];
  expect(inOrder(map).map(({ name }) => name)).toEqual(['c1a', 'c1b', 'c1c', 'a2', 'a10']);
});

it('draws a port once', () => {
  expect(portsOf([printed('a6', { ports: ['a7'] }), printed('a7', { ports: ['a6'] })])).toHaveLength(1);
});
