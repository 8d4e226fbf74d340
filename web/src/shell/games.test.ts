import { describe, expect, it } from 'vitest';
import type { GameLine } from '../gen/contract';
import { offered, offersBoth, TILES, usualBots } from './games';

function valley(boxes: string[]): GameLine {
  const box = { name: 'box', kind: 'string', default: 'base', choices: boxes };
  return { id: 'valley', version: 1, names: {}, seats: [2, 3, 4], options: [box], bots: ['random', 'scribe'] };
}

function tile(id: string) {
  return TILES.find((one) => one.id === id)!;
}

describe('the tiles of the lobby', () => {
  it('rest while the server does not list the game', () => {
    expect(offered(tile('kemet'), [valley([])])).toBeNull();
    expect(offered(tile('valley'), [valley([])])?.id).toBe('valley');
  });

  it('Afterlife wakes when the box is offered', () => {
    expect(offered(tile('afterlife'), [valley([])])).toBeNull();
    expect(offered(tile('afterlife'), [valley(['base', 'afterlife'])])?.id).toBe('valley');
    expect(offersBoth(valley(['base', 'afterlife']))).toBe(false);
    expect(offersBoth(valley(['base', 'afterlife', 'both']))).toBe(true);
  });

  it('bring as many bots as the game can seat', () => {
    expect(usualBots({ ...tile('valley'), bots: 9 }, valley([]))).toEqual(['scribe', 'scribe', 'scribe']);
    expect(usualBots({ ...tile('valley'), bots: 0 }, valley([]))).toEqual(['scribe']);
  });
});
