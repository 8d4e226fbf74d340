import type { Entry } from '../../gen/contract';
import type { Area, Battle, KemetTable } from './table';

export const STAGES = ['entering', 'council', 'clash', 'resolution', 'losses', 'reward', 'retreat'] as const;
const SPECIAL: Record<string, string> = { special_storm: 'ru2_storm', special_barrier: 'sa2_barrier' };

export function sideOf(battle: Battle, seat: number | null): 0 | 1 | null {
  const side = battle.seats.findIndex((fighter) => fighter === seat);
  return side === 0 || side === 1 ? side : null;
}

/** Until the war council the defenders still stand in their area. */
export function entered(battle: Battle, here: Area): Battle {
  if (battle.stage !== 'entering' || battle.force[1] > 0 || here.owner !== battle.seats[1]) return battle;
  const [attack, defence] = battle.sums;
  const parts = { ...defence.parts, units: here.units };
  return {
    ...battle,
    force: [battle.force[0], here.units],
    figures: [battle.figures[0], here.figure],
    sums: [attack, { ...defence, parts, strength: defence.strength + here.units }],
  };
}

/** Battle cards that a player may still hold, as far as everybody can see. */
export function possible(cards: readonly Entry[], table: KemetTable, seat: number): Entry[] {
  const player = table.players[seat];
  if (!player) return [];
  return cards.filter(({ id }) => {
    const tile = SPECIAL[id];
    return !player.played.includes(id) && (tile === undefined || player.tiles.includes(tile));
  });
}

/** How many of the cards would lose against this strength; a tie is the defender's. */
export function beaten(side: 0 | 1, mine: number, theirs: number, cards: readonly Entry[]): number {
  return cards.filter(({ facts }) => {
    const foe = theirs + Number(facts.strength ?? 0);
    return side === 0 ? mine > foe : mine >= foe;
  }).length;
}

export type Line = { part: string; value: number | null };

/** A side's strength part by part, as far as it is known; `secret` is my own card before it is shown. */
export function linesOf(battle: Battle, side: 0 | 1, secret: number | null): Line[] {
  const { parts } = battle.sums[side];
  const known = battle.cards[side] !== null ? parts.card : secret;
  const lines: Line[] = [
    { part: 'units', value: parts.units },
    { part: 'figure', value: parts.figure },
    { part: 'tiles', value: parts.tiles },
    { part: 'card', value: known },
    { part: 'bonus', value: parts.bonus },
  ];
  return lines.filter(({ part, value }) => part === 'units' || part === 'card' || value !== 0);
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
