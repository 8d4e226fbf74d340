import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Advice, Entry, Frame, News, TableInfo, View, Wishes } from '../gen/contract';
import { api, Refused } from '../shell/api';
import { app } from '../shell/app.svelte';
import { settings } from '../shell/settings.svelte';
import { play } from '../shell/sound';
import type { Args, Words } from '../shell/words';
import { type BoardModule, boardOf } from './board';
import { clientSeed, type FairnessNotes, noteHashes, notesOf, problemsOf } from './fairness';
import { Flights } from './flights';
import { shared } from './sharing';
import { type Answer, type Connection, TableSocket } from './socket';

export type Line = { number: number; seat: number | null; key: string; args: Args; news: News };
export type ChatLine = { number: number; name: string; text: string; at: number; seat: number | null };
export type Choice = { action: string; verb: string; noun: string; args: Args };
export type Bubble = { at: DOMRect | null; message: string; rule: string };
export type Menu = { at: DOMRect; choices: Choice[]; from: HTMLElement };

const NEWS_TOLD = new Set([
  'undo',
  'rewind',
  'resign',
  'bot',
  'back',
  'sit',
  'leave',
  'rematch',
  'hands',
  'change',
  'depart',
]);

const NOTHING: readonly string[] = [];
const PAGE = 100;
const PAGES = 8;

function verbOf(action: string): string {
  return action.split(':', 1)[0] ?? action;
}

function nounOf(action: string): string {
  return action.slice(verbOf(action).length + 1);
}

/** One table as one person sees it: the latest view, what can be chosen, what happened, and everything to be sent. */
export class TableModel {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  content = $state.raw<Entry[]>([]);
  board = $state.raw<BoardModule | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  sinceVisit = $state.raw<Line[]>([]);
  connection = $state<Connection>('connecting');
  inspected = $state<string | null>(null);
  /** A long press brings the details up where the side column has no room. */
  lifted = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  menu = $state.raw<Menu | null>(null);
  confirming = $state<string | null>(null);
  sent = $state<string | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  wishes = $state.raw<Wishes>({});
  notes = $state.raw<FairnessNotes | null>(null);
  /** How many turns of other bots come before the one that is waited for; none while it thinks. */
  private readonly queued = new SvelteMap<number, number>();
  covered = $state(false);
  /** Looking back: nothing can be chosen. */
  past = $state(false);
  /** Things that the last action of somebody else moved, until my next click. */
  last = $state.raw<ReadonlySet<string>>(new Set());
  private together = $state.raw<{ question: string; seats: readonly number[] }>({ question: '', seats: [] });
  /** Which actions are things on the table; the others become buttons. */
  readonly claims = new SvelteMap<string, number>();

  readonly view = $derived<View | null>(this.frame?.view ?? null);
  readonly seat = $derived(this.frame?.seat ?? null);
  private readonly chairs = $derived(this.frame?.seats ?? []);
  readonly players = $derived(this.chairs.map((seat) => (seat.departed ? app.say('departed-player') : seat.name)));
  readonly corrected = $derived(this.correctedWords());
  readonly words = $derived<Words | null>(this.info ? app.wordsOf(this.info.game, this.players, this.corrected) : null);
  readonly playing = $derived(this.frame?.status === 'playing' && this.view !== null && !this.past);
  readonly myTurn = $derived(this.playing && this.seat !== null && this.view!.actors.includes(this.seat));
  private readonly offered = $derived(this.covered || this.past ? NOTHING : (this.view?.legal ?? NOTHING));
  private readonly things = $derived((this.frame?.things ?? []) as readonly Args[]);
  readonly choices = $derived<Choice[]>(this.listed());
  readonly legal = $derived(new Set(this.choices.map((choice) => choice.action)));
  readonly unplaced = $derived(this.choices.filter((choice) => !this.claims.get(choice.action)));
  /** While all choose at once: who has answered. */
  readonly ready = $derived(new Set(this.together.seats.filter((seat) => !this.view?.actors.includes(seat))));
  readonly hint = $derived(this.advice?.action ?? null);
  readonly place = $derived(Math.max(0, ...(this.view?.actors ?? []).map((seat) => this.queued.get(seat) ?? 0)));
  /** Where the server contradicts what this browser noted about the deal and the record. */
  readonly unfair = $derived(this.info && this.notes ? problemsOf(this.info, this.notes) : []);
  readonly entries = $derived(new Map(this.content.map((entry) => [entry.id, entry])));

  private socket: TableSocket | null = null;
  private queue: Frame[] = [];
  private showing = false;
  protected readonly flights = new Flights();

  constructor(
    id: string,
    readonly link = '',
    private wanted = '',
  ) {
    this.id = id;
  }

  // --- coming and going ---

  async open(): Promise<void> {
    const info = await this.load();
    if (info.my_seats.length) void this.readWishes(info.game).catch(() => undefined);
    this.connect();
  }

  /** What I wish at every table I wish here too, unless I have said otherwise here. */
  private async readWishes(game: string): Promise<void> {
    this.wishes = await api.wishes(this.id);
    const usual = settings.get('never')[game] ?? {};
    for (const [kind, answer] of Object.entries(usual))
      if (!(kind in (this.wishes.never ?? {}))) await this.wishAsUsual(game, kind, answer);
  }

  /** What is no reaction is always asked; a wish from before that is forgotten. */
  private async wishAsUsual(game: string, kind: string, answer: string): Promise<void> {
    try {
      this.wishes = await api.wish(this.id, { ...this.wishes, never: { ...this.wishes.never, [kind]: answer } });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'not-a-reaction') throw error;
      const { [kind]: _, ...others } = settings.get('never')[game] ?? {};
      settings.set('never', { ...settings.get('never'), [game]: others });
    }
  }

  /** What a table needs before it is drawn. */
  protected async load(): Promise<TableInfo> {
    const info = await api.table(this.id, this.link);
    const game = info.game;
    const [board, content] = await Promise.all([
      boardOf(game),
      api.content(this.id, this.link),
      app.load(app.lang, game),
    ]);
    this.board = board;
    this.content = content;
    this.setInfo(info);
    return info;
  }

  setInfo(info: TableInfo): void {
    this.info = info;
    noteHashes(info);
    this.notes = notesOf(info.id);
  }

  close(): void {
    this.socket?.close();
    this.rememberVisit();
  }

  async refreshInfo(): Promise<void> {
    const info = await app.attempt(() => api.table(this.id, this.link));
    if (info) this.setInfo(info);
  }

  /** One of several seats of mine, or `watch`. */
  sitAt(seat: string): void {
    this.wanted = seat;
    this.connect();
  }

  private connect(): void {
    this.socket?.close();
    this.queued.clear();
    this.queue = [];
    const query = new URLSearchParams({ lang: app.lang });
    if (this.wanted) query.set('seat', this.wanted);
    if (this.link) query.set('link', this.link);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
    this.socket = new TableSocket(
      address,
      () => (this.frame?.status === 'playing' ? {} : { client_seed: clientSeed(this.id) }),
      (frame) => this.receive(frame),
      (queue) => this.queued.set(queue.seat, queue.place),
      (connection) => (this.connection = connection),
    );
  }

  // --- news ---

  private receive(frame: Frame): void {
    if (frame.fresh || !this.frame) {
      this.queue = [];
      this.put(frame);
      this.gather(frame.view);
      void this.readHistory();
      this.handOver();
      return;
    }
    this.queue.push(frame);
    void this.showQueue();
  }

  private put(frame: Frame): void {
    this.frame = shared(this.frame, frame);
    if (frame.status !== this.info?.status) void this.refreshInfo();
  }

  /** Frame after frame, each with what moved in it; a click brings the last one at once. */
  private async showQueue(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) await this.show(frame);
    } finally {
      this.showing = false;
    }
  }

  private async show(frame: Frame): Promise<void> {
    const mine = frame.news.every((news) => news.seat === this.seat);
    const flights = this.board && frame.view ? this.flightsOf(frame) : [];
    const speed = this.queue.length > 6 ? 0 : settings.speed;
    if (speed) this.flights.before(flights);
    const before = { turn: this.myTurn, status: this.frame?.status };
    this.put(frame);
    this.gather(frame.view);
    this.note(frame.news);
    this.ring(before, flights.length > 0);
    if (!mine) this.last = new Set(flights.map((flight) => flight.to));
    this.handOver();
    await this.flights.play(flights, speed);
  }

  private ring(before: { turn: boolean; status: string | undefined }, moved: boolean): void {
    if (this.frame?.status === 'over' && before.status === 'playing') play('win');
    else if (this.myTurn && !before.turn) play('turn');
    else if (moved) play('card');
  }

  protected flightsOf(frame: Frame): { from: string; to: string }[] {
    const view = frame.view;
    if (!view) return [];
    const events = frame.news.flatMap((news) => (news.events ?? []) as [string, unknown[]][]);
    return events.flatMap(([kind, args]) => [...(this.board?.flights(kind, args, view) ?? [])]);
  }

  /** Any click shows what is, at once. */
  hurry(): void {
    this.flights.finish();
    this.last = new Set();
    const latest = this.queue.pop();
    if (!latest) return;
    const skipped = this.queue.splice(0);
    this.note(skipped.flatMap((frame) => frame.news));
    this.put(latest);
    this.gather(latest.view);
    this.note(latest.news);
  }

  /** Everybody who was asked when the question came up. */
  private gather(view: View | null): void {
    if (this.advice && !view?.legal.includes(this.advice.action)) this.advice = null;
    const question = view?.question && view.actors.length ? `${view.turn} ${view.question.kind}` : '';
    if (question === this.together.question) return;
    this.advice = null;
    if (this.seat !== null && view?.actors.includes(this.seat)) this.bubble = null;
    this.together = { question, seats: view && view.actors.length > 1 ? [...view.actors] : [] };
  }

  private note(news: readonly News[]): void {
    const told = news.flatMap((item) => this.told(item));
    if (told.length) this.lines = [...this.lines, ...told];
    const said = news.filter((item) => item.kind === 'chat').map((item) => this.said(item));
    if (said.length) this.chat = [...this.chat, ...said];
  }

  private told(news: News): Line[] {
    const common = { number: news.number, seat: news.seat ?? null, news };
    if (news.kind === 'act')
      return ((news.told ?? []) as [string, Args][]).map(([key, args]) => ({ ...common, key, args }));
    if (!NEWS_TOLD.has(news.kind)) return [];
    return [{ ...common, key: `news-${news.kind}`, args: { seat: news.seat ?? 0, ...(news.detail as Args | null) } }];
  }

  private said(news: News): ChatLine {
    return {
      number: news.number,
      name: news.name ?? '',
      text: news.text ?? '',
      at: news.at ?? 0,
      seat: news.seat ?? null,
    };
  }

  private async readHistory(): Promise<void> {
    const seat = this.wanted || (this.seat === null ? 'watch' : String(this.seat));
    const news = await this.readBack(seat);
    this.lines = [];
    this.chat = [];
    this.note(news);
    const visited = this.visited();
    this.sinceVisit =
      visited === null ? [] : this.lines.filter((line) => line.number > visited && line.seat !== this.seat);
    this.rememberVisit();
  }

  private async readBack(seat: string): Promise<News[]> {
    let found: News[] = [];
    for (let page = 0; page < PAGES; page++) {
      const older = await api.news(this.id, found[0]?.number, seat, this.link).catch(() => []);
      found = [...older, ...found];
      if (older.length < PAGE) break;
    }
    return found;
  }

  private get visitKey(): string {
    return `pyramidion.visit.${this.id}.${this.seat ?? 'watch'}`;
  }

  private visited(): number | null {
    const kept = localStorage.getItem(this.visitKey);
    return kept === null ? null : Number(kept);
  }

  private rememberVisit(): void {
    if (this.frame) localStorage.setItem(this.visitKey, String(this.frame.number));
  }

  /** Several people at one screen: when another one is asked, the screen is covered until they say so. */
  private handOver(): void {
    const mine = this.info?.my_seats ?? [];
    const view = this.view;
    if (mine.length < 2 || !view || this.seat === null || view.actors.includes(this.seat)) return;
    const next = view.actors.find((seat) => mine.includes(seat));
    if (next === undefined) return;
    this.covered = true;
    this.sitAt(String(next));
  }

  // --- what can be chosen ---

  private listed(): Choice[] {
    return this.offered.map((action, at) => ({
      action,
      verb: verbOf(action),
      noun: nounOf(action),
      args: this.things[at] ?? {},
    }));
  }

  can(action: string): boolean {
    return this.legal.has(action);
  }

  /** All choices whose noun is this one. */
  of(noun: string): Choice[] {
    return this.choices.filter((choice) => choice.noun === noun);
  }

  label(choice: Choice): string {
    return this.words?.first([`choice-${choice.verb}`, choice.action], choice.args) ?? choice.action;
  }

  shortLabel(choice: Choice): string {
    const key = `choice-${choice.verb}`;
    return this.words?.first([`${key}.short`, key], choice.args) ?? choice.action;
  }

  claim(actions: readonly string[]): () => void {
    untrack(() => {
      for (const action of actions) this.claims.set(action, (this.claims.get(action) ?? 0) + 1);
    });
    return () => {
      for (const action of actions) {
        const count = (this.claims.get(action) ?? 1) - 1;
        if (count > 0) this.claims.set(action, count);
        else this.claims.delete(action);
      }
    };
  }

  // --- what is sent ---

  async act(action: string): Promise<void> {
    if (this.sent !== null || !this.frame) return;
    if (this.needsConfirming(action)) {
      this.confirming = action;
      return;
    }
    this.confirming = null;
    this.menu = null;
    this.bubble = null;
    this.advice = null;
    this.sinceVisit = [];
    this.sent = action;
    this.hurry();
    const answer = await this.send('act', { action, seen: this.frame.number });
    this.sent = null;
    if (answer.type !== 'refused') return;
    if (answer.rule) this.bubble = { at: null, message: answer.message, rule: answer.rule };
    else app.notice(answer.message, true);
  }

  private needsConfirming(action: string): boolean {
    const ends = this.board?.ending.includes(verbOf(action)) ?? false;
    return settings.get('confirmEnd') && ends && this.choices.length > 1 && this.confirming !== action;
  }

  /** Why is this not possible? The bubble stands at the thing that was touched. */
  async why(action: string, at: DOMRect | null): Promise<void> {
    if (this.seat === null || !this.playing) return;
    const asked = this.frame?.number;
    const answer = await this.send('why', { action });
    if (asked !== this.frame?.number) return;
    if (answer.type !== 'done' && answer.message) this.bubble = { at, message: answer.message, rule: answer.rule };
  }

  /** What a good player would do here, until something else is asked. */
  async askHint(): Promise<void> {
    if (this.advising || !this.myTurn) return;
    this.advising = true;
    const asked = this.together;
    const advice = await app.attempt(() => api.hint(this.id, String(this.seat)));
    this.advising = false;
    if (asked === this.together && advice && this.can(advice.action)) this.advice = advice;
  }

  undo(turn: boolean): Promise<boolean> {
    return this.tried('undo', { turn });
  }

  async tried(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.hurry();
    const answer = await this.send(type, fields);
    if (answer.type === 'refused') app.notice(answer.message, true);
    return answer.type !== 'refused';
  }

  private send(type: string, fields: Record<string, unknown>): Promise<Answer> {
    return this.socket?.wish(type, fields) ?? Promise.reject(new Error('no table'));
  }

  async neverAsk(kind: string, answer: string | null): Promise<void> {
    const never = { ...this.wishes.never };
    if (answer === null) delete never[kind];
    else never[kind] = answer;
    this.wishes = (await app.attempt(() => api.wish(this.id, { ...this.wishes, never }))) ?? this.wishes;
  }

  async neverAskAnywhere(kind: string, answer: string): Promise<void> {
    const game = this.info?.game ?? '';
    const never = settings.get('never');
    settings.set('never', { ...never, [game]: { ...never[game], [kind]: answer } });
    await this.neverAsk(kind, answer);
  }

  async mute(name: string, muted: boolean): Promise<void> {
    const others = (this.wishes.muted ?? []).filter((other) => other !== name);
    const wish = { ...this.wishes, muted: muted ? [...others, name] : others };
    this.wishes = (await app.attempt(() => api.wish(this.id, wish))) ?? this.wishes;
  }

  // --- words ---

  say = (key: string, args: Args = {}): string => this.words?.say(key, args) ?? '';

  private correctedWords(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const entry of this.content) {
      const name = entry.words[`name_${app.lang}`];
      const text = entry.words[`text_${app.lang}`];
      if (name) found[`card-${entry.id}`] = name;
      if (text) found[`card-${entry.id}.text`] = text;
    }
    return found;
  }
}
