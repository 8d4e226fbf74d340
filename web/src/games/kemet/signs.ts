import type { GemColour, Sprite } from '../../art';
import type { Colour } from './table';

export type SignOf = { sprite: Sprite; name: string };

export const GEM: Record<Colour, GemColour> = {
  ruby: 'red',
  sapphire: 'blue',
  diamond: 'white',
  onyx: 'black',
  emerald: 'green',
};

const FIGURES: Record<string, string> = {
  scarab: 'royal_scarab',
  scorpion: 'giant_scorpion',
  elephant: 'ancestral_elephant',
  snake: 'deep_desert_snake',
  khnum: 'khnums_sphinx',
  griffin: 'griffin_sphinx',
  demeaned: 'demeaned_sphinx',
  nyarlathotep: 'thoth',
  cthulhu: 'apophis',
};

/** A creature or a divinity in the sprite of this game. */
export function figureSign(figure: string): string {
  return FIGURES[figure] ?? figure;
}

/** The medal of an army's figure, where there is one. */
export function medal(figure: string | null): { creature?: string } {
  return figure === null ? {} : { creature: figureSign(figure) };
}

const TILES: Record<string, string> = {
  charge: 'kemet strength',
  mafdet: 'kemet move',
  carnage: 'kemet damage',
  storm: 'kemet wrryt_storm',
  portal: 'kemet obelisk',
  blades: 'kemet battle',
  wound: 'valley wedjat',
  domination: 'kemet fame',
  initiative: 'kemet sacrificial_charge',
  surprise: 'app lion',
  act: 'kemet gold',
  scribe: 'valley tomb_art',
  defense: 'kemet phalanx_defense',
  shield: 'kemet protection',
  barrier: 'kemet shetyw_barrier',
  reinfprayer: 'kemet pray',
  legion: 'kemet units',
  defvictory: 'kemet defensive_retreat',
  spy: 'kemet intervention',
  reinforcements: 'kemet recruit',
  divinewill: 'valley judgment',
  priest: 'kemet pray',
  priestess: 'valley serdab',
  magical: 'kemet pyramids',
  boon: 'valley ankh',
  vision: 'kemet cards',
  hand: 'valley ka_figurine',
  thoeris: 'sneferu hippo',
  hunger: 'valley khopesh',
  ra: 'sneferu time',
  amon: 'valley ibex',
  mercsword: 'valley dagger',
  mercspear: 'valley spear',
  local: 'kemet recruit',
  honor: 'app feather',
  dedication: 'valley axe',
  twin: 'valley offering_table',
  march: 'kemet step',
  trap: 'valley sling',
  fury: 'kemet damage',
  might: 'valley victory',
  cult: 'valley censer',
  return: 'valley book_of_the_dead',
  servants: 'valley shabti',
  bark: 'valley boat',
  drain: 'valley urn',
  ritual: 'valley axe',
  funeral: 'kemet sanctuary',
  reinf: 'valley burial_chamber',
  putrid: 'valley natron',
};

/** The sign of a power tile; one that brings a figure shows it. */
export function tileSign(tile: string): SignOf {
  const name = tile.slice(4);
  const [sprite, sign] = (tile === 'em2_sphinx' ? 'kemet demeaned_sphinx' : (TILES[name] ?? '')).split(' ');
  return sprite && sign ? { sprite: sprite as Sprite, name: sign } : { sprite: 'kemet', name: figureSign(name) };
}

const INTERVENTIONS: Record<string, string> = {
  war_rage: 'kemet strength',
  war_fury: 'kemet fervent_purge',
  bloody_battle: 'valley dagger',
  bloodbath: 'valley axe',
  bronze_wall: 'kemet protection',
  iron_wall: 'kemet phalanx_defense',
  raining_fire: 'valley censer',
  prayer: 'kemet pray',
  enlistment: 'kemet recruit',
  mana_duplication: 'valley offering_table',
  transfer: 'kemet obelisk',
  veto: 'app scales',
  diversion: 'kemet horus',
};

export function interventionSign(card: string): SignOf {
  const [sprite, name] = (INTERVENTIONS[card] ?? 'kemet intervention').split(' ');
  return { sprite: sprite as Sprite, name: name ?? 'intervention' };
}

const BATTLE: Record<string, string> = { special_storm: 'wrryt_storm', special_barrier: 'shetyw_barrier' };

export function battleSign(card: string): SignOf {
  return { sprite: 'kemet', name: BATTLE[card] ?? card };
}

const SPACES: Record<string, string> = { move: 'move', recruit: 'recruit', build: 'build', pray: 'pray' };

/** The sign of a space of the action board; spaces to buy show their gem instead. */
export function spaceSign(space: string): string | null {
  return SPACES[space.split('_', 1)[0] ?? ''] ?? null;
}
