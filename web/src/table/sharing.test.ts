import { describe, expect, it } from 'vitest';
import { shared } from './sharing';

describe('what is shared with the view before', () => {
  const old = {
    players: [
      { food: 6, stored: [] },
      { food: 4, stored: ['gold'] },
    ],
    bag: 7,
    held: null,
  };

  it('is everything when nothing changed', () => expect(shared(old, structuredClone(old))).toBe(old));

  it('is every part that did not change', () => {
    const now = structuredClone(old);
    now.players[0]!.food = 5;
    const found = shared(old, now);
    expect(found).toEqual(now);
    expect(found).not.toBe(old);
    expect(found.players[1]).toBe(old.players[1]);
    expect(found.players[0]!.stored).toBe(old.players[0]!.stored);
  });

  it('is nothing of another shape', () => {
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
    expect(shared({ 0: 'a' }, ['a'])).toEqual(['a']);
    expect(shared(['a'], { 0: 'a' })).toEqual({ 0: 'a' });
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  });
});
