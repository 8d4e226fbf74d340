import type { Frame, Move, News, Replay, View } from '../gen/contract';
import { api } from '../shell/api';
import { settings } from '../shell/settings.svelte';
import { TableModel } from './model.svelte';

const PAUSE = 900;

/** A finished game, move by move, from the knowledge of one seat, of a spectator, or of everybody. */
export class ReplayModel extends TableModel {
  at = $state(0);
  moves = $state.raw<Move[]>([]);
  eyes = $state('');
  running = $state(false);
  rate = $state(1);
  /** Played by rules that the server does not have any more. */
  otherRules = $state(false);
  private wantedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly seen = new Map<string, Promise<Replay>>();

  override async open(): Promise<void> {
    this.past = true;
    this.wantedAt = this.at;
    await this.load();
    await this.see(this.eyes);
  }

  override close(): void {
    this.pause();
  }

  get length(): number {
    return this.moves.length;
  }

  /** Through whose eyes: a seat, `all`, or nobody's. */
  async see(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.moves = await api.moves(this.id, eyes, this.link);
    await this.go(this.wantedAt);
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.length, to));
    const forward = at === this.at + 1;
    this.wantedAt = at;
    const found = await this.fetched(at);
    if (this.wantedAt !== at) return;
    await this.shown(found, forward);
    void this.fetched(Math.min(this.length, at + 1));
  }

  private fetched(at: number): Promise<Replay> {
    const key = `${this.eyes}/${at}`;
    let found = this.seen.get(key);
    if (!found) {
      found = api.replay(this.id, at, this.eyes, this.link);
      this.seen.set(key, found);
      found.catch(() => this.seen.delete(key));
    }
    return found;
  }

  private async shown(found: Replay, forward: boolean): Promise<void> {
    const frame = found.view ? this.framed(found, found.view) : null;
    this.otherRules = frame === null;
    if (!frame) return;
    const flights = forward ? this.flightsOf(frame) : [];
    this.flights.finish();
    this.flights.before(flights);
    this.frame = frame;
    this.at = found.at;
    this.last = new Set(this.flightsOf(frame).map((flight) => flight.to));
    this.lines = this.moves.slice(0, found.at).flatMap((move, nth) => this.toldBy(move, nth + 1));
    await this.flights.play(flights, settings.speed * this.rate);
  }

  private framed(found: Replay, view: View): Frame {
    const news: News = { number: found.at, kind: 'act', seat: found.by, events: found.events, told: found.told };
    return {
      type: 'news',
      number: found.at,
      fresh: false,
      news: [news],
      status: found.at === this.length ? 'over' : 'playing',
      seat: view.seat,
      seats: (this.info?.seats ?? []).map((chair) => ({
        name: chair.name,
        person: chair.bot === null,
        bot: chair.bot,
      })),
      view,
      things: [],
      undo: 0,
      asked: null,
      open_hands: this.eyes === 'all',
    };
  }

  private toldBy(move: Move, number: number) {
    const news: News = { number, kind: 'act', seat: move.by };
    return (move.told as [string, Record<string, unknown>][]).map(([key, args]) => ({
      number,
      seat: move.by,
      key,
      args,
      news,
    }));
  }

  play(): void {
    this.running = true;
    const next = async (): Promise<void> => {
      if (this.at >= this.length) return this.pause();
      await this.go(this.at + 1);
      if (this.running) this.timer = setTimeout(() => void next(), PAUSE / this.rate);
    };
    void next();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }
}
