import { expect, it } from 'vitest';
import type { GameLine } from '../gen/contract';
import { draftOf, hasHints, shownOptions, wishOf } from './setup';

const LINE: GameLine = {
  id: 'sneferu',
  version: 1,
  names: {},
  seats: [1, 2, 3, 4],
  options: [
    { name: 'builders', kind: 'string', default: 'off', choices: [] },
    { name: 'solo_builders', kind: 'boolean', default: false, choices: [] },
    { name: 'errata', kind: 'object', default: {}, choices: [] },
  ],
  bots: ['random', 'scribe'],
};

it('begins with me and a bot', () => {
  expect(draftOf(LINE).seats).toEqual(['me', 'bot:scribe']);
});

it('leaves corrections out', () => {
  expect(shownOptions(LINE).map((option) => option.name)).toEqual(['builders', 'solo_builders']);
});

it('becomes what the server is asked for', () => {
  const draft = {
    ...draftOf(LINE, { builders: 'dealt' }),
    seats: ['me', 'here', 'open', 'bot:random'],
    clock: 'live' as const,
    minutes: 2,
  };
  const wish = wishOf(LINE, draft);
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }]);
  expect(wish.options).toEqual({ builders: 'dealt' });
  expect(wish.clock).toEqual({ kind: 'live', bank: 120, increment: 10, days: 3 });
});

it('gives hints to somebody alone, to others if they say so', () => {
  const alone = draftOf(LINE);
  const together = { ...alone, seats: ['me', 'open', 'bot:scribe'] };
  expect([hasHints(alone), hasHints(together)]).toEqual([true, false]);
  expect(hasHints({ ...together, hints: true })).toBe(true);
  expect(hasHints({ ...alone, hints: false })).toBe(false);
  expect(wishOf(LINE, together).hints).toBeNull();
  expect(wishOf(LINE, { ...alone, hints: false }).hints).toBe(false);
});

it('names the bot for whoever leaves', () => {
  expect(wishOf(LINE, draftOf(LINE)).stand_in).toBe('scribe');
  expect(wishOf(LINE, { ...draftOf(LINE), stand_in: 'random' }).stand_in).toBe('random');
});
