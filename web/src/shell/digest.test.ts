import { expect, it } from 'vitest';
import { matches, searched } from './digest';

it('finds words in any order and without accents', () => {
  expect(matches('Uzavřená oblast přináší jídlo.', 'jidlo oblast')).toBe(true);
  expect(matches('Uzavřená oblast přináší jídlo.', 'jidlo lod')).toBe(false);
});

it('keeps only chapters in which something is found', () => {
  const blocks = (...texts: string[]) => texts.map((text) => ({ html: '', text }));
  const all = [
    { id: 'a', title: 'A', blocks: blocks('one fish', 'two fish') },
    { id: 'b', title: 'B', blocks: blocks('red boat') },
  ];
  expect(searched(all, 'two').map((chapter) => [chapter.id, chapter.blocks.length])).toEqual([['a', 1]]);
  expect(searched(all, ' ')).toHaveLength(2);
});
