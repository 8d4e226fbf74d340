import type { SneferuBuilder, SneferuColumn, SneferuPrice, SneferuTable, SneferuYield } from '../../gen/contract';
import type { TableModel } from '../../table/model.svelte';

const PLACING = ['place_stone', 'place_stored'];

export type Offer = { place: string; stone: string; price: SneferuPrice; column: SneferuColumn };

/** What I look at before I choose: a stone of the supply, a place of my pyramid, another pyramid. */
export class Look {
  /** A place of the supply, under the pointer or tapped once. */
  supply = $state<string | null>(null);
  slot = $state<string | null>(null);
  turned = $state(false);
  /** Tapped once; the second tap does it. */
  armed = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** The place of the supply that I bought from last. */
  bought = $state<string | null>(null);

  constructor(private readonly model: TableModel) {}

  readonly table = $derived.by(() => this.model.view?.table as SneferuTable);
  readonly seatOfMine = $derived(this.table.me ?? this.table.active);
  readonly mine = $derived<SneferuBuilder>(this.table.players[this.seatOfMine]!);
  readonly kind = $derived.by(() => this.model.view?.question?.kind ?? '');
  readonly placing = $derived.by(() => this.model.myTurn && PLACING.includes(this.kind));
  readonly offer = $derived(this.offerAt(this.supply));
  /** The stone in hand as it would lie now, left half first. */
  readonly inHand = $derived(this.table.held === null ? null : this.facing(this.table.held));
  readonly brings = $derived.by<SneferuYield | null>(() =>
    this.placing && this.slot !== null ? (this.table.yields[this.placeAction(this.slot)] ?? null) : null,
  );

  offerAt(place: string | null): Offer | null {
    const [column, row] = (place?.match(/\d+/g) ?? []).map((digits) => Number(digits) - 1);
    if (place === null || column === undefined || row === undefined) return null;
    const stone = this.table.supply[column]?.stones[row];
    const price = this.table.prices[column]?.[row];
    return stone && price ? { place, stone, price, column: this.table.supply[column]! } : null;
  }

  placeAction(slot: string): string {
    return `${this.turned ? 'turn' : 'place'}:${slot}`;
  }

  private facing(stone: string): string {
    return this.turned ? stone.split('-').reverse().join('-') : stone;
  }

  turn(): void {
    this.turned = !this.turned;
  }
}

const LOOKS = new WeakMap<TableModel, Look>();

/** The mat and the seat panels look at the same things. */
export function lookOf(model: TableModel): Look {
  const known = LOOKS.get(model);
  if (known) return known;
  const made = new Look(model);
  LOOKS.set(model, made);
  return made;
}

/** Where there is no hover, the first tap shows what would happen and the second does it. */
export function twice(look: Look, name: string, legal: boolean, show: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const tapped = (event: Event): void => {
      if (!legal || look.armed === name || !matchMedia('(hover: none)').matches) return;
      if (event instanceof MouseEvent && event.detail === 0) return;
      event.stopPropagation();
      look.armed = name;
      show();
    };
    node.addEventListener('click', tapped, { capture: true });
    return () => node.removeEventListener('click', tapped, { capture: true });
  };
}

/** The entry of a stone, whichever way round it lies. */
export function entryOf(model: TableModel, stone: string): string {
  return model.entries.has(stone) ? stone : stone.split('-').reverse().join('-');
}
