import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A ruling that speaks of a piece, with those of its sentences that name the piece. */
export type Ruling = { rule: string; text: string };
/** The rulings of each piece, the nearest first. */
export type Rulings = Record<string, Ruling[]>;
/** What one language brings: the digest of the rules and the names of the pieces. */
export type Source = { digest: string; words: string };

type Paragraph = { rule: string; text: string };
type Piece = { id: string; names: string[] };

const SHOWN = 4;
const DELTA_TEMPLE = ['delta temple', 'temple of the delta'];
/** Other names under which the English digest speaks of a piece. */
const ALIASES: Record<string, readonly string[]> = {
  gem_red: ['gem'],
  gem_green: ['gem'],
  ...Object.fromEntries(['I2', 'I3', 'V3', 'T4', 'L4', 'O4'].map((id) => [id, ['pattern']])),
  ...Object.fromEntries(['thoth', 'apophis', 'nyarlathotep', 'cthulhu'].map((id) => [id, ['divinity']])),
  ...Object.fromEntries(['thoth', 'apophis', 'nyarlathotep', 'cthulhu'].map((id) => [`em4_${id}`, ['divinity']])),
  sanct: ['sanctuary'],
  tDeltaA: DELTA_TEMPLE,
  tDeltaB: DELTA_TEMPLE,
  storage: ['stored stone'],
};

function paragraphs(digest: string): Paragraph[] {
  return digest.split(/\n\s*\n/).flatMap((block) => {
    const [, rule, text] = /^\*\*(R[\d.]*\d)\*\*\s+(.*)$/s.exec(block.trim()) ?? [];
    return rule && text ? [{ rule, text: text.replace(/\s+/g, ' ') }] : [];
  });
}

function isRuling({ rule }: Paragraph): boolean {
  return !rule.includes('.');
}

function numberOf({ rule }: { rule: string }): string {
  return rule;
}

function unmarked(text: string): string {
  return text.replace(/[*`]/g, '');
}

function sentences(text: string): string[] {
  return unmarked(text).split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u);
}

/** The pieces of a Fluent file with all forms of their names. */
export function pieces(words: string): Piece[] {
  const found: Piece[] = [];
  let open = false;
  for (const line of words.split('\n')) {
    const [, id, name] =
      /^(?:card-|sign-(?=gem|torch|cross|skull|potion|tomb)(?!crossed))([\w-]+) = ([^{}]+)$/.exec(line) ?? [];
    const form = /^ +\.(?:gen|dat|acc|loc|ins) = ([^{}]+)$/.exec(line)?.[1];
    if (id && name) found.push({ id, names: [name] });
    else if (open && form) found.at(-1)?.names.push(form);
    open = Boolean(id) || (open && line.startsWith(' '));
  }
  return found;
}

/** `di2_snake` is the Snake: the digest calls many cards by the short name that their id is made of. */
function shortName(id: string, name: string): string[] {
  const word = id.replace(/^[a-z]{2}\d_/, '');
  const proper = /^\p{Lu}/u.test(name) && /^[a-z]{3,}$/.test(word);
  return proper ? [word.charAt(0).toUpperCase() + word.slice(1)] : [];
}

function termsOf({ id, names }: Piece): string[] {
  return [...names, ...shortName(id, names[0] ?? ''), ...(ALIASES[id] ?? [])];
}

function pattern(term: string): string {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const first = escaped.charAt(0);
  return /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]${escaped.slice(1)}` : escaped;
}

/** Finds names as whole words, plural or not, and never a name inside a longer one. */
function finder(all: readonly string[]): (text: string) => Set<string> {
  const longest = [...new Set(all)].sort((one, other) => other.length - one.length);
  const any = longest.map((term) => `(${pattern(term)})`).join('|');
  const search = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?:e?s)?(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const hits = [...text.matchAll(search)].map((hit) => longest[hit.slice(1).findIndex((group) => group)]!);
    return new Set(hits);
  };
}

/** These sentences with dots for what lies between them; all of the text if there are none. */
function excerpt(all: readonly string[], shown: readonly boolean[]): string {
  if (!shown.includes(true)) return all.join(' ');
  const kept = all.map((sentence, at) => (shown[at] ? sentence : '…'));
  const told = kept.filter((part, at) => part !== '…' || kept[at - 1] !== '…').join(' ');
  return told.replace(/ …$/, '\u00a0…');
}

/** Which sentences of a ruling name the piece. */
type Namer = (id: string, all: readonly string[]) => boolean[];

function namer(words: string): Namer {
  const known = new Map(pieces(words).map((piece) => [piece.id, termsOf(piece)]));
  const find = finder([...known.values()].flat());
  return (id, all) => all.map((sentence) => [...find(sentence)].some((name) => known.get(id)?.includes(name)));
}

/** The rule that a piece has for itself begins with its name: "*Aya:* …", "Tyet Amulet (…) …". */
function headed(text: string): string[] {
  const head = /^\*([^*]+)\*/.exec(text)?.[1] ?? /^([^(]+) \(/.exec(text)?.[1] ?? '';
  return head.replace(/:$/, '').split(', ');
}

function cited(text: string): string[] {
  return text.match(/\bR\d+\b(?!\.\d)/g) ?? [];
}

/** The numbers of the rulings of each piece: those that name it first, those its own rule cites, then the others. */
export function links({ digest, words }: Source): Record<string, string[]> {
  const known = pieces(words);
  const find = finder(known.flatMap(termsOf));
  const all = paragraphs(digest);
  const rulings = all.filter(isRuling).map(({ rule, text }) => {
    const [first = '', ...others] = sentences(text);
    return { rule, first: [...find(first)], others: [...find(others.join(' '))] };
  });
  const own = all.filter((rule) => !isRuling(rule)).map(({ text }) => ({ head: headed(text), cites: cited(text) }));
  const linked = known.map((piece) => {
    const terms = termsOf(piece);
    const named = (where: string[]) => terms.some((term) => where.includes(term));
    const cites = own.filter(({ head }) => head.some((name) => terms.includes(name))).flatMap((rule) => rule.cites);
    const lead = rulings.filter(({ first: [name = ''] }) => terms.includes(name));
    const near = rulings.filter(({ first }) => named(first));
    const far = rulings.filter(({ others }) => named(others));
    const numbers = [lead.map(numberOf), cites, near.map(numberOf), far.map(numberOf)].flat();
    return [piece.id, [...new Set(numbers)].slice(0, SHOWN)] as const;
  });
  return Object.fromEntries(linked.filter(([, rules]) => rules.length));
}

function textsOf(digest: string): Map<string, string[]> {
  return new Map(paragraphs(digest).map(({ rule, text }) => [rule, sentences(text)]));
}

/**
 * Pieces are found in the English digest, where names have one form; the text shown is that of the language. A name
 * that its grammar hides is where it is in English, if the ruling has as many sentences there.
 */
export function rulingsOf(english: Source, shown: Source): Rulings {
  const [original, texts] = [textsOf(english.digest), textsOf(shown.digest)];
  const [named, namedHere] = [namer(english.words), namer(shown.words)];
  const told = (id: string, rule: string): Ruling => {
    const [there, here] = [original.get(rule) ?? [], texts.get(rule) ?? []];
    const found = namedHere(id, here);
    const alike = there.length === here.length ? named(id, there) : [];
    return { rule, text: excerpt(here, found.includes(true) ? found : alike) };
  };
  return Object.fromEntries(
    Object.entries(links(english)).map(([id, rules]) => [id, rules.map((rule) => told(id, rule))]),
  );
}

/** The digest and the names of one game, read from the repository. */
export function sourceOf(root: string, game: string, lang: string): Source {
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
  const digest = read(`docs/rules/${game}${lang === 'en' ? '' : `.${lang}`}.md`);
  return { digest, words: read(`src/pyramidion/locale/${lang}/${game}.ftl`) };
}

/** Imports of `…/docs/rules/<game>.md?rulings` become the rulings of each piece at build time. */
export function rulings(): Plugin {
  return {
    name: 'rulings',
    enforce: 'pre',
    transform(_, id) {
      const [, root, game, lang = 'en'] = /^(.*)\/docs\/rules\/(\w+)(?:\.(\w+))?\.md\?rulings$/.exec(id) ?? [];
      if (!root || !game) return null;
      const told = rulingsOf(sourceOf(root, game, 'en'), sourceOf(root, game, lang));
      return { code: `export default ${JSON.stringify(told)}`, map: null };
    },
  };
}
