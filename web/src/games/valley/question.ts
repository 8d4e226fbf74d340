import type { View } from '../../gen/contract';
import type { Choice } from '../../table/model.svelte';
import { counted, tableOf } from './cards';

export const ROWS = [['t'], ['m1', 'm2'], ['b1', 'b2', 'b3']] as const;
const SLOTS: ReadonlySet<string> = new Set(ROWS.flat());
const LOOKED = new Set(['keep', 'put']);
const REVEALED = 'revealed';
const DECK = 'deck';
const BY_VERB: Record<string, string> = { repeat: 'played', name: 'shown' };
const BY_KIND: Record<string, string> = { arrange: 'arrange', sacrifice_judged: 'judged' };
const WHY: Record<string, string> = {
  pay: 'pay',
  discard: 'discard',
  discard_down_to: 'discard',
  give: 'give',
  sacrifice: 'sacrifice',
  entomb: 'entomb',
  shield: 'react',
  react_when_opponent_buys: 'react',
  react_when_other_sacrifices: 'react',
  set_aside: 'aside',
  judge: 'aside',
  discard_any: 'discard',
  discard_due: 'discard',
  give_set_card: 'give',
  may_entomb: 'entomb',
};

export type Offer = { card: string; count: number; actions: string[] };
export type Tray = { zone: string; offers: Offer[] };

export function isSlot(noun: string): boolean {
  return SLOTS.has(noun);
}

/** The zone of a card that can be chosen: named by the noun, or given by the verb. */
function zoneOf(choice: Choice, view: View): string | null {
  if (choice.noun === REVEALED) return REVEALED;
  if (choice.noun === DECK || choice.verb === 'choose') return null;
  const [zone, card] = choice.noun.includes('.') ? choice.noun.split('.', 2) : ['', choice.noun];
  if (!card || isSlot(card)) return null;
  if (zone) return zone;
  if (LOOKED.has(choice.verb)) return lookedAt(view, card);
  if (choice.verb in BY_VERB) return BY_VERB[choice.verb] ?? null;
  if (kindOf(view) in BY_KIND) return BY_KIND[kindOf(view)] ?? null;
  return handOf(view).includes(card) ? 'hand' : 'other';
}

/** Cards of the deck that only one player looks at, or cards turned over for all. */
function lookedAt(view: View, card: string): string {
  const open = tableOf(view).revealed.includes(card) && !areaOf(view)?.deck_top.includes(card);
  return open ? REVEALED : 'looked';
}

function cardOf(choice: Choice, view: View): string {
  if (choice.noun === REVEALED) return tableOf(view).revealed.at(-1) ?? '';
  return choice.noun.slice(choice.noun.indexOf('.') + 1);
}

/** What can be chosen among the own hand cards, by card. */
export function handActions(view: View, choices: readonly Choice[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const choice of choices) {
    if (zoneOf(choice, view) !== 'hand') continue;
    found.set(choice.noun, [...(found.get(choice.noun) ?? []), choice.action]);
  }
  return found;
}

/** Cards that can be chosen and lie neither in the pyramid nor in the hand, zone by zone. */
export function trays(view: View, choices: readonly Choice[]): Tray[] {
  const zones = new Map<string, Map<string, string[]>>();
  for (const choice of choices) {
    const zone = zoneOf(choice, view);
    if (zone === null || zone === 'hand') continue;
    const cards = zones.get(zone) ?? new Map<string, string[]>();
    zones.set(zone, cards.set(cardOf(choice, view), [...(cards.get(cardOf(choice, view)) ?? []), choice.action]));
  }
  return [...zones].map(([zone, cards]) => ({ zone, offers: offers(view, zone, cards) }));
}

function offers(view: View, zone: string, cards: ReadonlyMap<string, string[]>): Offer[] {
  const counts = new Map(counted(lying(view, zone)).map(({ card, count }) => [card, count]));
  return [...cards].map(([card, actions]) => ({ card, actions, count: counts.get(card) ?? 1 }));
}

/** All cards of a zone, where the view tells. */
function lying(view: View, zone: string): string[] {
  const area = areaOf(view);
  if (!area) return [];
  if (zone === 'discard') return area.discard.cards ?? [];
  if (zone === 'tomb') return area.tomb;
  if (zone === 'judged') return area.judged ?? [];
  if (zone === 'shown') return tableOf(view).players[Number(view.question?.args.seat)]?.known ?? [];
  if (zone === REVEALED) return tableOf(view).revealed;
  if (zone === 'played' && kindOf(view) !== 'repeat') return area.played;
  if (zone === 'looked')
    return area.deck_top.slice(0, Number(view.question?.args.cards ?? 3)).filter((card) => card !== null);
  const all = [...area.played, ...(area.hand ?? [])];
  return zone === 'arrange' && all.length === view.question?.args.cards ? all : [];
}

function areaOf(view: View) {
  return view.seat === null ? undefined : tableOf(view).players[view.seat];
}

export function handOf(view: View): readonly string[] {
  return areaOf(view)?.hand ?? [];
}

export function kindOf(view: View): string {
  return view.question?.kind ?? '';
}

/** What a person means who touches a hand card now. */
export function meantByHand(view: View): string {
  return WHY[kindOf(view)] ?? 'act';
}

/** What a person means who touches a card of the pyramid now. */
export function meantBySlot(choices: readonly Choice[]): string {
  return choices.find((choice) => isSlot(choice.noun) && choice.verb !== 'place')?.verb ?? 'buy';
}

export type Payment = { card: string; owed: number; paid: number; laid: number };

export function payment(view: View): Payment | null {
  const question = view.question;
  if (question?.kind !== 'pay' || !view.actors.includes(view.seat ?? -1)) return null;
  const { card, owed, paid, laid } = question.args;
  return { card: String(card), owed: Number(owed), paid: Number(paid), laid: Number(laid) };
}
