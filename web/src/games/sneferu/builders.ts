import type { Sprite } from '../../art';

type Sign = { sprite: Sprite; name: string };

/** The action of a builder whose ability is used once; the others work by themselves. */
const ABILITIES: Readonly<Record<string, string>> = { lateef: 'feast', heba: 'reverse' };

const HUMAN: Sign = { sprite: 'app', name: 'human' };
const SIGNS: Readonly<Record<string, Sign>> = {
  aya: { sprite: 'sneferu', name: 'papyrus' },
  lateef: { sprite: 'sneferu', name: 'food' },
  heba: { sprite: 'app', name: 'boat' },
  tsekani: { sprite: 'sneferu', name: 'mokattam' },
};

export function abilityOf(builder: string): string | null {
  return ABILITIES[builder] ?? null;
}

export function signOf(builder: string): Sign {
  return SIGNS[builder] ?? HUMAN;
}
