import type { FluentBundle } from '@fluent/bundle';
import type { GameLine, Me } from '../gen/contract';
import { api, Refused, speak } from './api';
import { tileOf } from './games';
import { settings } from './settings.svelte';
import { type Args, bundle, type Lang, Words } from './words';

type Toast = { id: number; text: string; bad: boolean };

/** What every page shares: who I am, which games there are, the words, and short notices. */
class App {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameLine[]>([]);
  toasts = $state<Toast[]>([]);
  lang = $state<Lang>(settings.get('lang'));
  offline = $state(false);
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  readonly words = $derived(this.bundles[this.lang] ? new Words(this.lang, this.bundles[this.lang]!) : null);
  private counted = 0;

  async start(): Promise<void> {
    await this.load(this.lang);
    speak(this.lang);
    const [me, games] = await Promise.all([api.me().catch(() => null), api.games().catch(() => null)]);
    this.me = me;
    this.games = games ?? [];
    this.offline = games === null;
    if (me && me.lang !== this.lang) void this.tellServer();
  }

  say = (key: string, args: Args = {}): string => this.words?.say(key, args) ?? '';

  /** The words of a game, loaded when first asked for. */
  wordsOf(game: string, players: readonly string[] = [], corrected: Record<string, string> = {}): Words | null {
    const found = this.bundles[`${this.lang}/${game}`];
    return found ? new Words(this.lang, found, players, corrected) : null;
  }

  async load(lang: Lang, game = ''): Promise<void> {
    const key = game ? `${lang}/${game}` : lang;
    if (!this.bundles[key]) {
      const made = await bundle(lang, game);
      this.bundles = { ...this.bundles, [key]: made };
    }
  }

  /** Every game whose words are loaded gets them in the new language before the page changes. */
  async speak(lang: Lang): Promise<void> {
    const games = new Set(Object.keys(this.bundles).map((key) => key.split('/')[1] ?? ''));
    await Promise.all([...games].map((game) => this.load(lang, game)));
    settings.set('lang', lang);
    speak(lang);
    this.lang = lang;
    if (this.me) await this.tellServer();
  }

  private async tellServer(): Promise<void> {
    this.me = await api.change({ lang: this.lang }).catch(() => this.me);
  }

  /** Somebody who is not known yet comes as a guest, without being asked anything. */
  async known(): Promise<Me> {
    this.me ??= await api.guest(this.say('web-guest-name'), this.lang);
    return this.me;
  }

  notice(text: string, bad = false): void {
    const id = ++this.counted;
    this.toasts.push({ id, text, bad });
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), bad ? 8000 : 4000);
  }

  /** Do it; what goes wrong is said, never lost. */
  async attempt<T>(doing: () => Promise<T>): Promise<T | null> {
    try {
      return await doing();
    } catch (error) {
      const said = error instanceof Refused ? error.message : this.say('web-no-connection');
      this.notice(said, true);
      return null;
    }
  }

  /** A box with a tile of its own has a name of its own. */
  tableName(game: string, options: { box?: string } | null): string {
    const tile = options?.box === 'both' ? { id: 'both' } : tileOf(game, options);
    return tile ? this.say(`web-tile-${tile.id}`) : this.gameName(game);
  }

  gameName(id: string): string {
    return this.games.find((game) => game.id === id)?.names[this.lang] ?? id;
  }
}

export const app = new App();
