import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { links, pieces, rulingsOf, sourceOf } from '../../rulings';
import { rulingsFor, rulingsIn } from './rulings';

const ROOT = resolve(import.meta.dirname, '../../..');
const GAMES = ['valley', 'pyramids', 'sneferu', 'kemet'];

const PAIRS: Record<string, Record<string, string[]>> = {
  valley: {
    boat: ['R7', 'R8', 'R17', 'R25'],
    tyet: ['R12', 'R20', 'R11'],
    ring: ['R16', 'R12'],
    necklace: ['R27'],
    qebehsenuef: ['R23', 'R30', 'R10'],
    victory: ['R20', 'R11'],
    urn: ['R38'],
  },
  pyramids: {
    L4: ['R3', 'R4', 'R5'],
    torch: ['R13'],
    gem_green: ['R14', 'R15'],
    potion: ['R10', 'R9', 'R11'],
    cross: ['R6', 'R8'],
  },
  sneferu: {
    heba: ['R25', 'R26', 'R27', 'R28'],
    aya: ['R30'],
    tsekani: ['R29'],
    time_for_food: ['R6', 'R33'],
    food2: ['R4'],
  },
  kemet: {
    di2_snake: ['R13', 'R44'],
    snake: ['R13', 'R44'],
    ru3_domination: ['R19'],
    em3_reinf: ['R6'],
    em4_thoth: ['R9', 'R11', 'R14', 'R16'],
    di4_ra: ['R25'],
    diversion: ['R20', 'R21'],
    tDeltaA: ['R10', 'R30'],
  },
};

/** Names inside longer names, ordinary words, and cards of which no ruling speaks. */
const SILENT: Record<string, string[]> = {
  valley: ['treasury', 'scarab', 'book_of_the_dead', 'statue_isis', 'sphinx', 'none'],
  pyramids: ['1', '48', 'crossed', 'empty'],
  sneferu: ['tura-gold', 'aswan', 'c1', 'l6'],
  kemet: ['di1_priest', 'sa4_reinforcements', 'ru2_portal', 'sphinx', 'prayer', 'a1'],
};

describe.each(GAMES)('%s', (game) => {
  const found = links(sourceOf(ROOT, game, 'en'));

  it('links pieces to the rulings that speak of them', () => {
    expect(found).toMatchObject(PAIRS[game]!);
  });

  it('finds nothing for the others', () => {
    expect(SILENT[game]!.filter((piece) => piece in found)).toEqual([]);
  });

  it('has every ruling in both languages', async () => {
    const [english, czech] = [await rulingsIn(game, 'en'), await rulingsIn(game, 'cs')];
    const numbers = (all: typeof english) =>
      Object.entries(all).map(([piece, list]) => [piece, list.map(({ rule }) => rule)]);
    expect(Object.fromEntries(numbers(english))).toEqual(found);
    expect(numbers(czech)).toEqual(numbers(english));
    const texts = [english, czech].flatMap((all) =>
      Object.values(all)
        .flat()
        .map(({ text }) => text),
    );
    expect(texts.filter((text) => !text || /[*`]/.test(text))).toEqual([]);
  });
});

it('tells in Czech the sentence that names the piece in whatever case', () => {
  const told = rulingsOf(sourceOf(ROOT, 'valley', 'en'), sourceOf(ROOT, 'valley', 'cs'));
  expect(told['statue_thoth']?.[1]).toEqual({ rule: 'R16', text: '… Se Soškou Thovta karta zaplatí 8.\u00a0…' });
  expect(told['axe']?.[2]?.text).toMatch(/^… Sekeru odložit lze/);
  expect(told['duamutef']?.[1]?.text).toMatch(/^… Zastaví jen to, co z ruky žádá akce soupeře \(Duamutefova,/);
});

it('takes a name for a whole word only, capital letter and all', () => {
  const words = 'card-ring = Ring\ncard-victory = Victory\ncard-priest = Priest\ncard-priest_of_ra = Priest of Ra\n';
  const digest = [
    '**R1** Boats bring a victory; Springs and Ringlets do not.',
    '**R2** Priest of Ra pays less.',
    '**R3** Two Rings\ndo not add up.',
    '**R4.1** *Ring:* worn (R1, R2.1).',
  ].join('\n\n');
  expect(links({ digest, words })).toEqual({ ring: ['R3', 'R1'], priest_of_ra: ['R2'] });
});

it('reads the names of pieces in all their cases', () => {
  const words =
    'card-a = Sekera\n    .gen = Sekery\n    .text = Odlož ji.\nverb-a = x\n    .acc = y\nsign-skull = lebka\n';
  expect(pieces(words)).toEqual([
    { id: 'a', names: ['Sekera', 'Sekery'] },
    { id: 'skull', names: ['lebka'] },
  ]);
});

it('lets several pieces speak in turn, each ruling once', () => {
  const told = (...rules: string[]) => rules.map((rule) => ({ rule, text: rule }));
  const all = { skull: told('R2', 'R9', 'R11'), potion: told('R10', 'R9'), torch: told('R13') };
  const numbers = rulingsFor(all, ['skull', 'wall', 'potion', 'torch']).map(({ rule }) => rule);
  expect(numbers).toEqual(['R2', 'R10', 'R13', 'R9']);
  expect(rulingsFor(all, [])).toEqual([]);
});
