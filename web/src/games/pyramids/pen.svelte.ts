import type { PyramidsArea, PyramidsTable } from '../../gen/contract';
import type { TableModel } from '../../table/model.svelte';
import {
  type Chamber,
  type Side,
  type Spot,
  SIDES,
  TELLING,
  type Tally,
  chamberOf,
  patternOf,
  tally,
} from './chambers';
import { type Marking, ONE_SQUARE, beyond, formOf, hit, markingOf, mirrored, nearest, turns } from './markings';

/** The pencil of one person at one table: which form it draws, where it points, and whose chambers are looked at. */
export class Pen {
  /** The action under the pointer, or tapped, or moved to with the arrow keys. */
  chosen = $state<string | null>(null);
  /** The chamber shown large where there is room for one. */
  side = $state<Side>('left');
  looked = $state<number | null>(null);
  /** What a turn or another tool led to, for the ear. */
  spoken = $state('');
  private wished = $state('');
  private oneSquareIn = $state('');

  readonly table = $derived.by(() => this.model.view?.table as PyramidsTable | undefined);
  readonly mine = $derived.by(() => this.area(this.model.seat));
  readonly markings = $derived.by(() =>
    this.model.choices.map((choice) => markingOf(choice.action)).filter((marking) => marking !== null),
  );
  readonly patterns = $derived.by(() => this.markings.filter((marking) => marking.form !== ONE_SQUARE));
  readonly forms = $derived.by(() => new Set(this.patterns.map((marking) => marking.form)));
  readonly marking = $derived.by(() => this.markings.length > 0);
  /** One question of one turn; a wish for a single square does not outlive it. */
  private readonly occasion = $derived.by(() => `${this.table?.round}.${this.table?.shown.length}`);
  readonly oneSquare = $derived.by(() => this.forms.size === 0 || this.oneSquareIn === this.occasion);
  readonly form = $derived.by(() => (this.oneSquare ? ONE_SQUARE : this.patternForm()));
  readonly here = $derived.by(() => this.markings.filter((marking) => marking.form === this.form));
  readonly ghost = $derived.by(() => this.here.find((marking) => marking.action === this.chosen) ?? null);
  readonly gains = $derived.by(() => (this.ghost ? this.gainsOf(this.ghost) : []));
  /** The same with what is pencilled already: what the score card is about to get. */
  readonly coming = $derived.by(() => this.added([...this.pencilledGains(), ...this.gains]));

  constructor(readonly model: TableModel) {}

  area(seat: number | null): PyramidsArea | null {
    return seat === null ? null : (this.table?.players[seat] ?? null);
  }

  private patternForm(): string {
    if (this.forms.has(this.wished)) return this.wished;
    return this.ways(this.printed()).find((form) => this.forms.has(form)) ?? [...this.forms][0] ?? ONE_SQUARE;
  }

  /** The pattern as its card shows it. */
  printed(): string {
    const spots = patternOf(this.model.entries.get(this.table?.shown.at(-1) ?? ''));
    return spots.length ? formOf(spots) : ONE_SQUARE;
  }

  private ways(form: string): string[] {
    return [...turns(form), ...turns(mirrored(form))];
  }

  chamber(card: number): Chamber | null {
    return chamberOf(this.model.entries.get(String(card)));
  }

  on(side: Side): Marking[] {
    return this.here.filter((marking) => marking.side === side);
  }

  gainsOf(marking: Marking): Tally[] {
    return tally(this.chamber(this.mine?.[marking.side]?.card ?? 0), marking.squares);
  }

  private pencilledGains(): Tally[] {
    const marks = this.mine?.pencilled ?? [];
    return marks.flatMap((mark) => tally(this.chamber(this.mine?.[mark.side as Side]?.card ?? 0), mark.squares));
  }

  private added(tallies: readonly Tally[]): Tally[] {
    return TELLING.map((symbol) => ({
      symbol,
      count: tallies.filter((one) => one.symbol === symbol).reduce((sum, { count }) => sum + count, 0),
    }));
  }

  told(marking: Marking): string {
    const choice = this.model.choices.find((known) => known.action === marking.action);
    const gains = this.gainsOf(marking).map(({ symbol, count }) => this.model.say(`web-gain-${symbol}`, { count }));
    const what = gains.length ? gains.join(', ') : this.model.say('web-gain-none');
    return `${choice ? this.model.label(choice) : ''}. ${what}`;
  }

  // --- tools ---

  turn(): void {
    this.reshape(turns(this.form).slice(1));
  }

  mirror(): void {
    this.reshape(turns(mirrored(this.form)));
  }

  private reshape(ways: readonly string[]): void {
    const next = ways.find((form) => form !== this.form && this.forms.has(form));
    if (this.oneSquare || next === undefined) return;
    const from = this.ghost;
    this.wished = next;
    this.follow(from);
  }

  usePattern(): void {
    const from = this.ghost;
    this.oneSquareIn = '';
    this.follow(from);
  }

  useOneSquare(): void {
    const from = this.ghost;
    this.oneSquareIn = this.occasion;
    this.follow(from);
  }

  /** The ghost stays as near as it can. */
  private follow(from: Marking | null): void {
    const next = from ? (nearest(this.on(from.side), from.middle) ?? nearest(this.here, from.middle)) : null;
    this.point(next);
    this.spoken = next ? this.told(next) : '';
  }

  /** Draw as this answer does, wherever it is. */
  show(action: string): void {
    const marking = markingOf(action);
    if (!marking) return;
    if (marking.form === ONE_SQUARE && this.patterns.length) this.oneSquareIn = this.occasion;
    else if (marking.form !== ONE_SQUARE) {
      this.oneSquareIn = '';
      this.wished = marking.form;
    }
    this.side = marking.side;
    this.chosen = action;
  }

  // --- pointing ---

  at(side: Side, spot: Spot): Marking | null {
    return hit(this.on(side), spot);
  }

  point(marking: Marking | null): void {
    if (marking) this.side = marking.side;
    this.chosen = marking?.action ?? null;
  }

  /** The next place in a direction, over the edge on the other card. */
  step(from: Marking, dx: number, dy: number): Marking | null {
    const same = beyond(this.on(from.side), from.middle, dx, dy);
    const over = SIDES[SIDES.indexOf(from.side) + dx];
    if (same || over === undefined || over === from.side) return same;
    return nearest(this.on(over), { x: dx > 0 ? 0 : 4, y: from.middle.y });
  }

  place(marking: Marking): void {
    this.chosen = null;
    void this.model.act(marking.action);
  }
}

const PENS = new WeakMap<TableModel, Pen>();

export function penOf(model: TableModel): Pen {
  const known = PENS.get(model) ?? new Pen(model);
  PENS.set(model, known);
  return known;
}
