import { beforeEach, expect, it } from 'vitest';
import type { TableInfo } from '../gen/contract';
import { clientSeed, noteHashes, notesOf, problemsOf } from './fairness';

/** The part of the browser's storage that the notes use. */
class MemoryStorage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, value: string): void {
    (this as unknown as Record<string, string>)[name] = value;
  }
  removeItem(name: string): void {
    delete (this as unknown as Record<string, string>)[name];
  }
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new MemoryStorage() });
});

function info(changed: Partial<TableInfo> = {}): TableInfo {
  const table = { id: 't', commit: 'c1', opening: 'o1', closing: null, my_seats: [0], client_seeds: [null, null] };
  return { ...table, ...changed } as TableInfo;
}

it('draws 256 random bits once for each table', () => {
  expect(clientSeed('t')).toMatch(/^[0-9a-f]{64}$/);
  expect(clientSeed('t')).toBe(clientSeed('t'));
  expect(clientSeed('u')).not.toBe(clientSeed('t'));
});

it('keeps what was shown first, and notices what is changed later', () => {
  noteHashes(info({ client_seeds: [clientSeed('t'), null] }));
  expect(problemsOf(info({ client_seeds: [clientSeed('t'), null] }), notesOf('t'))).toEqual([]);
  const forged = info({ commit: 'c2', opening: 'o2', closing: 'x', client_seeds: ['f'.repeat(64), null] });
  noteHashes(forged);
  expect(notesOf('t')).toMatchObject({ commit: 'c1', opening: 'o1', closing: 'x' });
  expect(problemsOf(forged, notesOf('t'))).toEqual(['commit', 'client-seed', 'opening']);
  expect(problemsOf(info({ closing: 'y' }), notesOf('t'))).toEqual(['closing']);
});

it('forgets the oldest of many tables', () => {
  for (let table = 0; table < 305; table++) noteHashes(info({ id: `t${table}` }));
  expect(Object.keys(localStorage).length).toBe(300);
  expect(notesOf('t304').commit).toBe('c1');
});
