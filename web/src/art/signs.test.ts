import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SIGNS, viewBox, type Sprite } from './signs';

const words = readFileSync('../src/pyramidion/locale/en/valley.ftl', 'utf8');
const cards = [...words.matchAll(/^card-(\w+) =.*\n {4}\.text/gm)].map((found) => found[1] ?? '');
const groups = ['starter', 'unique', 'sarcophagi', 'jars', 'amulets', 'books', 'statues'];
const drawing = (sprite: string): string => readFileSync(`public/sprites/${sprite}.svg`, 'utf8');

describe('the signs', () => {
  it('have one for every card and set of the Valley', () => {
    expect(cards.length).toBeGreaterThan(30);
    expect([...cards, ...groups].filter((name) => !viewBox('valley', name))).toEqual([]);
  });

  it.each(Object.keys(SIGNS) as Sprite[])('are all drawn in %s, in at most 50 KB', (sprite) => {
    const text = drawing(sprite);
    expect(Object.keys(SIGNS[sprite]).filter((name) => !text.includes(`<symbol id="${name}"`))).toEqual([]);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(50 * 1024);
  });
});
