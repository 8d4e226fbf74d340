import { getContext, setContext } from 'svelte';
import type { Ruling, Rulings } from '../../rulings';
import type { Lang } from '../shell/words';

const FILES = import.meta.glob<Rulings>('../../../docs/rules/*.md', { query: '?rulings', import: 'default' });
const SHOWN = 4;
const OPENER = Symbol('opener of rules');

export type OpenRule = (rule: string) => void;

/** Where a table has its rules at hand, links to a rule open them there. */
export function offerRules(open: OpenRule): void {
  setContext(OPENER, open);
}

export function rulesAtHand(): OpenRule | undefined {
  return getContext<OpenRule | undefined>(OPENER);
}

/** The rulings of all pieces of a game. */
export async function rulingsIn(game: string, lang: Lang): Promise<Rulings> {
  const load = FILES[`../../../docs/rules/${game}${lang === 'en' ? '' : `.${lang}`}.md`];
  return load ? load() : {};
}

/** The first ruling of each of these pieces, then the second of each, until there are enough. */
export function rulingsFor(all: Rulings, pieces: readonly string[]): Ruling[] {
  const lists = pieces.map((piece) => all[piece] ?? []);
  const deepest = Math.max(0, ...lists.map((list) => list.length));
  const rows = Array.from({ length: deepest }, (_, row) => lists.flatMap((list) => list[row] ?? []));
  return [...new Map(rows.flat().map((ruling) => [ruling.rule, ruling])).values()].slice(0, SHOWN);
}
