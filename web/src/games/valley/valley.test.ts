import { describe, expect, it } from 'vitest';
import type { Entry, View } from '../../gen/contract';
import type { Choice } from '../../table/model.svelte';
import { copies, groupsOf, membership, tableOf, tombLines } from './cards';
import { flights } from './flights';
import { layout } from './layout';
import { contents } from './piles';
import { handActions, trays } from './question';

function entry(id: string, group: string, points = 0): Entry {
  return { id, group, facts: { points, gold: 1, cost: 2, level: 1 }, copies: 2, reconstructed: [], words: {} };
}

const DECK_LIST = [
  { id: 'starter', groups: ['starter'], colour: 'grey', size: 0, cards: { urn: 4 } },
  { id: 'red', groups: ['sarcophagi', 'mummification'], colour: 'red', size: 2, cards: { outer: 2, natron: 2 } },
  { id: 'unique', groups: ['unique'], colour: 'purple', size: 0, cards: { mask: 1 } },
];

function view(question: View['question'], area: object = {}): View {
  const own = {
    hand: ['urn', 'urn'],
    hand_count: 2,
    known: [],
    deck: 3,
    deck_top: [],
    played: [],
    tomb: [],
    score: 0,
    points: {},
  };
  const players = [{ ...own, discard: { count: 0, top: null, cards: null }, ...area }];
  const table = {
    stock: 9,
    pyramid: {},
    boneyard: { count: 2, top: 'mask', cards: null },
    revealed: ['outer'],
    deck_list: DECK_LIST,
    players,
    active: 0,
  };
  return {
    game: 'valley',
    version: 1,
    seat: 0,
    turn: 1,
    actors: [0],
    question,
    legal: [],
    table,
    options: {},
    result: null,
  };
}

function choice(action: string): Choice {
  const [verb = '', noun = ''] = action.split(':');
  return { action, verb, noun, args: {} };
}

describe('groups', () => {
  const table = tableOf(view(null));
  it('come as the table says, the starters last', () => {
    expect(groupsOf(table).map((group) => group.id)).toEqual(['red', 'unique', 'starter']);
  });
  it('number the cards of a superset and count points elsewhere', () => {
    const [red, unique] = groupsOf(table);
    expect(membership(red, entry('natron', 'mummification'))).toEqual({ index: 2, size: 2 });
    expect(membership(unique, entry('mask', 'unique', 5))).toEqual({ points: 5 });
  });
  it('show the points that the view gives', () => {
    const area = { ...table.players[0]!, tomb: ['outer', 'outer', 'urn'], points: { red: 1, starter: 1 } };
    const lines = tombLines(groupsOf(table), area);
    expect(lines.map((line) => [line.different, line.points])).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });
});

describe('choices', () => {
  it('lie in the hand or in a tray', () => {
    const asked = view(
      { kind: 'entomb', rule: '', args: {}, reaction: false },
      { discard: { count: 3, top: 'mask', cards: ['mask', 'outer', 'mask'] } },
    );
    const offered = ['entomb:urn', 'entomb:discard.mask', 'entomb:discard.outer', 'end'].map(choice);
    expect([...handActions(asked, offered)]).toEqual([['urn', ['entomb:urn']]]);
    expect(trays(asked, offered)).toEqual([
      {
        zone: 'discard',
        offers: [
          { card: 'mask', actions: ['entomb:discard.mask'], count: 2 },
          { card: 'outer', actions: ['entomb:discard.outer'], count: 1 },
        ],
      },
    ]);
  });
  it('of the cards to arrange are no hand cards', () => {
    const asked = view({ kind: 'arrange', rule: '', args: { cards: 2 }, reaction: false });
    expect(trays(asked, [choice('discard:urn')])).toEqual([
      { zone: 'arrange', offers: [{ card: 'urn', actions: ['discard:urn'], count: 2 }] },
    ]);
  });
  it('are found for a card turned over, a hand that is shown, and a heap', () => {
    const asked = view({ kind: 'name', rule: '', args: { seat: 0 }, reaction: false }, { known: ['urn', 'urn'] });
    expect(
      trays(asked, ['buy:revealed', 'sacrifice:revealed', 'name:urn', 'entomb:deck', 'choose:1'].map(choice)),
    ).toEqual([
      { zone: 'revealed', offers: [{ card: 'outer', actions: ['buy:revealed', 'sacrifice:revealed'], count: 1 }] },
      { zone: 'shown', offers: [{ card: 'urn', actions: ['name:urn'], count: 2 }] },
    ]);
    const judged = view({ kind: 'sacrifice_judged', rule: '', args: {}, reaction: false }, { judged: ['urn'] });
    expect(trays(judged, [choice('sacrifice:urn')])[0]?.zone).toBe('judged');
    expect(trays(judged, [choice('keep:outer')])[0]?.zone).toBe('revealed');
  });
  it('keep equal hand cards apart', () => {
    expect(copies(['urn', 'urn']).map(({ key }) => key)).toEqual(['urn', 'urn.2']);
  });
});

describe('piles', () => {
  it('show the top card only, unless all cards are given', () => {
    const closed = view(null, { discard: { count: 2, top: 'urn', cards: null } });
    expect(contents(closed, { zone: 'discard', seat: null }, false)[0]).toMatchObject({ count: 2, cards: ['urn'] });
    const open = view(null, { discard: { count: 2, top: 'urn', cards: ['urn', 'mask'] } });
    expect(contents(open, { zone: 'discard', seat: null }, false)[0]).toMatchObject({ cards: ['urn', 'mask'] });
    expect(contents(open, { zone: 'boneyard', seat: null }, false)[0]).toMatchObject({ count: 2, cards: ['mask'] });
  });
});

describe('layout', () => {
  it('stands the hand upright where there is room', () => {
    expect(layout(908, 771, 5)).toMatchObject({ wide: true, shelf: { form: 'stela' } });
    expect(layout(908, 771, 8).shelf.form).toBe('tray');
  });
  it('grows on large screens and becomes a strip on small ones', () => {
    expect(layout(2028, 1310, 5).pyramid.unit).toBeGreaterThan(1.6);
    expect(layout(390, 600, 5)).toMatchObject({
      wide: false,
      pyramid: { form: 'small' },
      shelf: { columns: 2 },
    });
  });
});

describe('flights', () => {
  it('go from place to place', () => {
    const seen = view(null);
    expect(flights('fell', ['urn', 'm1', 'b2'], seen)).toEqual([{ from: 'slot-m1', to: 'slot-b2', falls: true }]);
    expect(flights('bought', [1, 'urn', 'b1'], seen)).toEqual([{ from: 'slot-b1', to: 'seat-1' }]);
    expect(flights('drew', [1, [null]], seen)).toEqual([]);
    expect(flights('scored', [0, 3, 'red', 1], seen)).toEqual([]);
    expect(flights('bought', [1, 'urn', 'revealed'], seen)).toEqual([{ from: 'revealed', to: 'seat-1' }]);
    expect(flights('entered', [0, 'mask', 'played', 'b1'], seen)).toEqual([{ from: 'played', to: 'slot-b1' }]);
    expect(flights('passed_on', [0, 'senet', 'played', 2], seen)).toEqual([{ from: 'played', to: 'seat-2' }]);
  });
});
