import { expect, it } from 'vitest';
import type { Entry } from '../../gen/contract';
import { beaten, entered, linesOf, possible, sideOf, total } from './battle';
import type { Area, Battle, KemetTable } from './table';

const card = (id: string, strength: number): Entry => ({
  id,
  group: 'battle_cards',
  facts: { strength },
  copies: 1,
  reconstructed: [],
  words: {},
});
const CARDS = [card('a', 5), card('b', 4), card('c', 2), card('special_storm', 3)];
const sums = (units: number, strength: number) => ({
  parts: { units, card: 0, figure: 2, tiles: 0, bonus: 0 },
  strength,
  damage: 0,
  protection: 0,
});
const BATTLE = { seats: [3, 1], cards: [null, null], sums: [sums(5, 7), sums(4, 6)] } as unknown as Battle;

it('leaves the defender the tie', () => {
  expect(beaten(0, 9, 5, CARDS)).toBe(2);
  expect(beaten(1, 9, 5, CARDS)).toBe(3);
});

it('counts only cards that the other may still hold', () => {
  const table = { players: [{ played: ['a'], tiles: [] }] } as unknown as KemetTable;
  expect(possible(CARDS, table, 0).map(({ id }) => id)).toEqual(['b', 'c']);
});

it('adds my own card before it is shown', () => {
  expect(linesOf(BATTLE, 0, null).find(({ part }) => part === 'card')?.value).toBeNull();
  expect(total(linesOf(BATTLE, 0, 4))).toBe(11);
});

it('knows the sides', () => {
  expect(sideOf(BATTLE, 1)).toBe(1);
  expect(sideOf(BATTLE, 0)).toBeNull();
});

it('counts the defenders where they stand until the war council', () => {
  const here = { owner: 1, units: 3, figure: 'phoenix' } as Area;
  const before = { ...BATTLE, stage: 'entering', force: [2, 0], figures: [null, null] } as Battle;
  expect(entered(before, here)).toMatchObject({ force: [2, 3], figures: [null, 'phoenix'] });
  expect(entered({ ...before, stage: 'council' }, here).force).toEqual([2, 0]);
});
