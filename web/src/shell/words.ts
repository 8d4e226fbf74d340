import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'en' | 'cs';
export type Args = Record<string, unknown>;

export const LANGUAGES: readonly Lang[] = ['en', 'cs'];
const CASES = ['gen', 'dat', 'acc', 'loc', 'ins'] as const;
const SEATED = ['seat', 'owner', 'other'];
const ALSO: Record<string, string> = { start: 'area' }; // what is named like something else
const SHARED = ['common', 'server', 'web'];

const FILES = import.meta.glob<string>('../../../src/pyramidion/locale/*/*.ftl', { query: '?raw', import: 'default' });

function file(lang: Lang, name: string): Promise<string> {
  const load = FILES[`../../../src/pyramidion/locale/${lang}/${name}.ftl`];
  return load ? load() : Promise.resolve('');
}

/** All messages of a language that this game can use: the shared ones and its own. */
export async function bundle(lang: Lang, game = ''): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all([...SHARED, ...(game ? [game] : [])].map((name) => file(lang, name))))
    made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** The words of one language and game, as `pyramidion.locale.Words` says them in Python. */
export class Words {
  constructor(
    readonly lang: Lang,
    private readonly messages: FluentBundle,
    readonly players: readonly string[] = [],
    private readonly corrected: Readonly<Record<string, string>> = {},
  ) {}

  say(key: string, args: Args = {}): string {
    const known = this.corrected[key];
    if (known !== undefined) return known;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) Object.assign(filled, this.argument(name, value));
    return this.format(key, filled);
  }

  has(key: string): boolean {
    const [id = '', attribute] = key.split('.');
    const message = this.messages.getMessage(id);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** The first of these messages that there is. */
  first(keys: readonly string[], args: Args = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? '', args);
  }

  name(key: string, form = ''): string {
    return this.corrected[key] ?? this.format(form && this.has(`${key}.${form}`) ? `${key}.${form}` : key, {});
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    const [id = '', attribute] = key.split('.');
    const message = this.messages.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.missing(key);
    const errors: Error[] = [];
    const text = this.messages.formatPattern(pattern, args, errors);
    return errors.length ? this.missing(`${key}: ${errors[0]?.message}`) : text;
  }

  private missing(key: string): string {
    console.error(`missing words, ${this.lang}: ${key}`);
    return key;
  }

  /** A seat is a player's name; a word that has a name in the files gets it, in every case. */
  private argument(name: string, value: unknown): Record<string, FluentVariable> {
    if (typeof value === 'boolean' || value === null || value === undefined) return { [name]: String(value ?? 'none') };
    if (Array.isArray(value)) return this.list(name, value);
    if (typeof value === 'number') return { [name]: (SEATED.includes(name) && this.players[value]) || value };
    const word = String(value);
    const key = `${ALSO[name] ?? name}-${word}`;
    if (!/^[a-zA-Z][\w-]*$/.test(key) || !this.has(key)) return { [name]: word };
    const cases = CASES.map((form) => [`${name}_${form}`, this.name(key, form)]);
    return { [name]: this.name(key), [`${name}_id`]: word, ...Object.fromEntries(cases) };
  }

  /** `cards` are named one by one as `card`; what is hidden is only counted. */
  private list(name: string, values: readonly unknown[]): Record<string, FluentVariable> {
    const shown = values.filter((value) => value !== null && value !== undefined);
    const single = name.replace(/s$/, '');
    const named = shown.map((value) => this.argument(single, value));
    const joined = ['', ...CASES.map((form) => `_${form}`)].map((form) => [
      name + form,
      named.map((one) => String(one[single + form] ?? one[single])).join(', '),
    ]);
    return { [`${name}_count`]: values.length, [`${name}_shown`]: shown.length, ...Object.fromEntries(joined) };
  }
}
