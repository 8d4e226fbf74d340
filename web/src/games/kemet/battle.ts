import type { Battle } from './table';

export const STAGES = ['entering', 'council', 'clash', 'resolution', 'losses', 'reward', 'retreat'] as const;
const PARTS = ['units', 'figure', 'tiles', 'card', 'bonus'] as const;
const ALWAYS: ReadonlySet<string> = new Set(['units', 'card']);

export function sideOf(battle: Battle, seat: number | null): 0 | 1 | null {
  const side = battle.seats.findIndex((fighter) => fighter === seat);
  return side === 0 || side === 1 ? side : null;
}

export type Line = { part: string; value: number | null };

/** A side's strength part by part, as far as it is known, without what adds nothing. */
export function linesOf(battle: Battle, side: 0 | 1): Line[] {
  const { parts } = battle.sums[side];
  return PARTS.map((part) => ({ part, value: parts[part] })).filter(
    ({ part, value }) => ALWAYS.has(part) || value !== 0,
  );
}
