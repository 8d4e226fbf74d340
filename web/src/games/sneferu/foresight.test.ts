import { describe, expect, it } from 'vitest';
import type { SneferuTable } from '../../gen/contract';
import { closings, foresee } from './foresight';

const sizes = (found: readonly { material: string; cells: unknown[] }[]): string[] =>
  found.map(({ material, cells }) => `${material} ${cells.length}`).sort();

describe('what a stone would close', () => {
  it('the outer half of a corner stone', () => {
    expect(sizes(closings({}, 'l1s1', 'gold-tura'))).toEqual(['gold 1']);
    expect(sizes(closings({}, 'l1s2', 'gold-tura'))).toEqual([]);
  });

  it('an area together with its neighbours', () => {
    const places = { l1s1: 'gold-tura', l1s2: 'tura-gold', l1s3: 'gold-granite' };
    expect(sizes(closings(places, 'l2s1', 'basalt-granite'))).toEqual(['basalt 1', 'tura 2']);
  });

  it('an area that the stone itself extends', () => {
    const places = { l1s1: 'gold-tura', l1s2: 'basalt-gold' };
    expect(sizes(closings(places, 'l2s1', 'tura-basalt'))).toEqual(['tura 2']);
  });
});

it('adds bread and the rewards of the builder', () => {
  const table = {
    players: [{ pyramid: {}, builder: 'aya' }],
    bread: { l1s1: 2 },
    reward: [0, 0, 2],
    reward_of_aya: [0, 1, 2],
  } as unknown as SneferuTable;
  expect(foresee(table, 0, 'l1s1', 'gold-tura')).toMatchObject({ bread: 2, food: 3 });
});
