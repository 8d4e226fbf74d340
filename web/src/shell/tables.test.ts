import { expect, it } from 'vitest';
import type { Listing } from '../gen/contract';
import { ago, freeSeats, sorted, waitsFor } from './tables';

function line(id: string, status: Listing['status'], waiting: number[]): Listing {
  const seats = [
    { user: 'me', name: 'Marta', bot: null, resigned: false, departed: false, guest: false },
    { user: null, name: 'Radim', bot: null, resigned: false, departed: false, guest: false },
    { user: null, name: '', bot: null, resigned: false, departed: false, guest: false },
  ];
  return {
    id,
    game: 'valley',
    options: {},
    status,
    seats,
    waiting,
    public: true,
    created: 0,
    changed: 0,
    given: false,
  };
}

it('sorts my tables: first those that wait for me', () => {
  const lines = [line('a', 'playing', [1]), line('b', 'over', []), line('c', 'playing', [0, 1]), line('d', 'open', [])];
  const found = sorted(lines, 'me');
  expect(found.waiting.map((one) => one.id)).toEqual(['c']);
  expect(found.playing.map((one) => one.id)).toEqual(['a']);
  expect(found.open.map((one) => one.id)).toEqual(['d']);
  expect(found.over.map((one) => one.id)).toEqual(['b']);
});

it('says who is waited for and how many seats are free', () => {
  expect(waitsFor(line('a', 'playing', [0, 1]))).toEqual(['Marta', 'Radim']);
  expect(freeSeats(line('a', 'open', []))).toBe(1);
});

it('says how long ago in the largest unit', () => {
  expect(ago(1000, 'en', 1030)).toBe('now');
  expect(ago(0, 'en', 7300)).toBe('2 hours ago');
  expect(ago(0, 'cs', 130)).toBe('před 2 minutami');
});
