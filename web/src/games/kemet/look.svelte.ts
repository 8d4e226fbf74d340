import type { Choice, TableModel } from '../../table/model.svelte';
import { type Area, type Battle, type KemetTable, type Player, type Printed, tableOf } from './table';

const MARKET = new Set(['buy', 'buy_again', 'first_tile']);
const ON_AREAS = [
  'from',
  'go',
  'teleport',
  'sail',
  'transfer',
  'relocate',
  'place',
  'unearth',
  'hit',
  'flee',
  'retreat',
  'offer',
  'shelter',
  'build',
];
const MEANT: Record<string, string> = {
  choose_army: 'from',
  transfer: 'transfer',
  relocate: 'relocate',
  place_units: 'place',
  recruit: 'place',
  join_army: 'place',
  summon: 'place',
  rain_fire: 'hit',
  flee: 'flee',
  retreat: 'retreat',
  sacrifice: 'offer',
  sacrifice_for_excess: 'offer',
  sacrifice_to_sphinx: 'offer',
  sacrifice_for_bonus: 'offer',
  sacrifice_for_pyramids: 'offer',
  shelter: 'shelter',
  build: 'build',
  found_pyramids: 'build',
  raise_free: 'build',
  raise_cheaper: 'build',
};

export type Standing = { pp: number; cards: number; score: number; place: number; units: number };

/** What I look at, and what stays on the table after it is over: the last battle, the last night. */
export class Look {
  /** The area under the pointer or in focus. */
  area = $state<string | null>(null);
  /** The tile market, where I opened or closed it myself. */
  wanted = $state<boolean | null>(null);
  /** The player whose board lies open. */
  seat = $state<number | null>(null);
  /** My own board on a small screen. */
  own = $state<boolean | null>(null);
  fought = $state.raw<Battle | null>(null);
  /** What every player had when the night fell, and after it. */
  dusk = $state.raw<Standing[] | null>(null);
  dawn = $state.raw<Standing[] | null>(null);

  constructor(private readonly model: TableModel) {}

  readonly table = $derived.by<KemetTable>(() => tableOf(this.model.view!));
  readonly me = $derived(this.table.me);
  readonly seatOfMine = $derived(this.table.me ?? this.table.active);
  readonly mine = $derived<Player>(this.table.players[this.seatOfMine]!);
  readonly kind = $derived.by(() => this.model.view?.question?.kind ?? '');
  readonly buying = $derived.by(() => this.model.myTurn && MARKET.has(this.kind));
  readonly market = $derived(this.wanted ?? this.buying);
  readonly printed = $derived(new Map(this.table.map.map((area) => [area.name, area])));

  areaOf(name: string): Area {
    return this.table.areas[name]!;
  }

  choicesAt(area: Printed): Choice[] {
    const actions = new Set(this.actionsAt(area));
    return this.model.choices.filter((choice) => actions.has(choice.action));
  }

  actionsAt(area: Printed): string[] {
    const found = ON_AREAS.map((verb) => `${verb}:${area.name}`);
    return area.city ? [...found, `city:${area.city}`] : found;
  }

  /** What a person means who touches the area now. */
  meantAt(area: Printed): string {
    if (this.kind === 'choose_city') return `city:${area.city ?? area.name}`;
    return `${MEANT[this.kind] ?? 'go'}:${area.name}`;
  }

  name(kind: string, id: string): string {
    return this.model.words?.first([`${kind}-${id}`, `card-${id}`]) ?? id;
  }

  units(seat: number): number {
    const areas = Object.values(this.table.areas);
    return areas.reduce((sum, area) => sum + (area.owner === seat ? area.units : 0), 0);
  }

  armies(seat: number): number {
    return Object.values(this.table.areas).filter((area) => area.owner === seat).length;
  }

  standings(): Standing[] {
    return this.table.players.map((player, seat) => ({
      pp: player.pp,
      cards: player.hand_count,
      score: player.score,
      place: this.table.order.indexOf(seat) + 1,
      units: this.units(seat),
    }));
  }
}

const LOOKS = new WeakMap<TableModel, Look>();

export function lookOf(model: TableModel): Look {
  const known = LOOKS.get(model);
  if (known) return known;
  const made = new Look(model);
  LOOKS.set(model, made);
  return made;
}
