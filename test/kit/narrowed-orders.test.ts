import { expect, test } from 'vitest';
import { act, openAsks, specOf, type Json } from '#engine';
import { happensToOthers } from '#kit/prompts/narrowed-orders.ts';
import {
  begun,
  bookOf,
  fair,
  labelNarrowed,
  narrowedOrders,
  on,
  ordersAt,
  says,
  trick,
  type FairGame,
} from './fair.ts';

const answering = (id: string, name: string, ...moments: Parameters<typeof on>[1][]) =>
  trick({
    id,
    name,
    copies: 1,
    reactions: moments.map((moment) =>
      on(moment === 'coins-taken' || moment === 'gate-opens' ? 'after' : 'when', moment, {
        isUsable: () => true,
        effect: () => undefined,
      }),
    ),
  });

const shout = answering('shout', 'Shout', 'coins-taken');
const bolt = answering('bolt', 'Bolt', 'gate-opens');
const lantern = answering('lantern', 'Lantern', 'night-falls');
const comet = answering('comet', 'Comet', 'star-rises');
const book = bookOf([shout, bolt, lantern, comet]);

const coins = { procedure: 'takes', data: { seat: 'ann', count: 1 } };
const toll = { procedure: 'toll', data: { seat: 'ann', count: 1 } };
const star = (count: number) => ({ procedure: 'stars', data: { seat: 'ann', count } });

interface Situation {
  hand: string[];
  orders?: (string | string[])[];
  veil?: boolean;
  begins?: { procedure: string; data: Json };
}

const game = ({ hand, veil = false }: Pick<Situation, 'hand' | 'veil'>): FairGame =>
  begun(fair({ hands: { bob: hand }, veil }, book), 'quiet');
const order = (one: FairGame, moment: string | string[], until = 'always'): void =>
  act(one, 'bob', 'standing-order', { moment, until });

/** What Bob can choose from, if he is asked. */
function asks(one: FairGame): string[] | 'veiled' | 'none' {
  const open = openAsks(one.state).find(({ ask }) => ask.player === 'bob' && ask.question === 'window');
  if (!open) return 'none';
  const spec = specOf(one as never, open);
  return open.ask.veiled || spec.kind !== 'choose' ? 'veiled' : spec.options.map(({ key }) => key);
}

/** What Bob is asked when something happens after he has given orders. */
function asked({ begins = coins, orders = [], ...rest }: Situation): string[] | 'veiled' | 'none' {
  const one = game(rest);
  for (const moment of orders) order(one, moment);
  return asks(begun(one, begins.procedure, begins.data));
}

const offered = (...cards: string[]) => cards.map((id) => ({ key: `${id}#1`, label: book.components[id].name }));

test('an order for one card asks for no other at that moment', () => {
  const hand = ['cutpurse#1', 'shout#1'];
  expect(asked({ hand })).toEqual(hand);
  expect(asked({ hand, orders: ['coins-taken with shout'] })).toEqual(['shout#1']);
  expect(asked({ hand, orders: ['coins-taken with shout', 'coins-taken with cutpurse'] })).toEqual(hand);
  expect(asked({ hand, orders: [['coins-taken with shout', 'coins-taken with cutpurse']] })).toEqual(hand);
  expect(asked({ hand, orders: ['coins-taken'] })).toBe('none');
});

test('behind the veil an order for one card looks alike with and without another', () => {
  for (const hand of [
    ['cutpurse#1', 'bolt#1'],
    ['ballad#1', 'bolt#1'],
  ])
    expect(asked({ hand, orders: ['coins-taken with bolt'], veil: true })).toBe('veiled');
});

test('orders name a moment that is answered and a card of the player', () => {
  const one = game({ hand: ['shout#1'] });
  order(one, 'coins-taken with shout');
  order(one, 'coins-taken at me');
  const label = (key: string): string => labelNarrowed(one, key, (moment) => moment);
  expect(narrowedOrders(one, 'bob').map(label)).toEqual([
    'coins-taken: only for Shout',
    'coins-taken: only if it concerns me',
  ]);
  for (const moment of ['coins-taken with tithe', 'coins-taken with cutpurse', 'noon at me', 'bedtime at me', []])
    expect(() => order(one, moment)).toThrow("I don't know that standing order. Choose one of the suggestions.");
  order(one, 'coins-taken with shout', 'ask');
  expect(narrowedOrders(one, 'bob').map(label)).toEqual(['coins-taken: only if it concerns me']);
});

test('an event that names its targets concerns them and the player who acts', () => {
  const seats = ['ann', 'bob', 'cat'];
  const about = (event: object): boolean => happensToOthers({ name: 'x', timing: 'when', ...event }, 'bob', seats);
  expect(about({ seat: 'ann', target: 'cat' })).toBe(true);
  expect(about({ attacker: 'ann', defender: 'cat' })).toBe(true);
  expect(about({ seat: 'ann', target: 'bob' })).toBe(false);
  expect(about({ seat: 'ann', targets: ['cat', 'bob'] })).toBe(false);
  expect(about({ seat: 'bob', target: 'cat' })).toBe(false);
  // It does not say whom it happens to.
  expect(about({ seat: 'ann', system: '27' })).toBe(false);
});

test('a window offers orders: never, if it concerns me, for a card', () => {
  const orders = (event: object): string[] =>
    ordersAt(
      game({ hand: ['shout#1'] }),
      'bob',
      [{ name: 'coins-taken', timing: 'after', ...event }],
      offered('shout'),
    ).map(({ key }) => key);
  expect(orders({ seat: 'ann' })).toEqual(['coins-taken', 'coins-taken with shout']);
  expect(orders({ seat: 'ann', from: 'cat' })).toEqual(['coins-taken', 'coins-taken at me', 'coins-taken with shout']);
});

const AT_TOLL = [
  { name: 'coins-taken', timing: 'after', seat: 'ann' },
  { name: 'gate-opens', timing: 'after' },
] as const;

test('orders of a question about two moments are given for both and name them', () => {
  const moments = ['coins taken', 'gate opens'];
  expect(ordersAt(game({ hand: ['bolt#1'] }), 'bob', AT_TOLL, offered('bolt'))).toEqual([
    { key: 'coins-taken', label: 'Never in this game', orders: ['coins-taken', 'gate-opens'], moments },
    {
      key: 'coins-taken with bolt',
      label: 'Only for Bolt',
      orders: ['coins-taken with bolt', 'gate-opens with bolt'],
      moments,
    },
  ]);
});

test('each order of a question binds all moments that it was about', () => {
  const hand = ['bolt#1', 'cutpurse#1', 'shout#1'];
  const choices = ordersAt(game({ hand }), 'bob', AT_TOLL, offered('bolt', 'shout'));
  const after = (label: string): unknown => {
    const { orders = [] } = choices.find((one) => one.label === label) ?? {};
    return asked({ hand, orders: [orders], begins: toll });
  };
  expect(asked({ hand, begins: toll })).toEqual(['cutpurse#1', 'shout#1', 'bolt#1']);
  expect(after('Never in this game')).toBe('none');
  expect(after('Only for Bolt')).toEqual(['bolt#1']);
  expect(after('Only for Shout')).toEqual(['shout#1']);
});

test('an order for one name of a moment does not silence what answers another', () => {
  const hand = ['comet#1', 'lantern#1'];
  expect(asked({ hand, begins: star(1) })).toEqual(hand);
  expect(asked({ hand, begins: star(1), orders: ['star-rises with comet'] })).toEqual(hand);
  expect(asked({ hand, begins: star(1), orders: ['night-falls with lantern'] })).toEqual(hand);
  const lanternOnly = ['lantern#1'];
  expect(asked({ hand: lanternOnly, begins: star(1), orders: ['star-rises'] })).toEqual(lanternOnly);
  expect(asked({ hand: lanternOnly, begins: star(1), orders: ['night-falls'] })).toBe('none');
  expect(asked({ hand: ['comet#1'], begins: star(1), orders: ['night-falls'] })).toEqual(['comet#1']);
  expect(asked({ hand, begins: star(1), orders: [['star-rises', 'night-falls']] })).toBe('none');
});

test('orders of a question name the moments that it is about, no more', () => {
  const named = (count: number) =>
    ordersAt(
      game({ hand: ['comet#1'] }),
      'bob',
      [{ name: 'star-rises', timing: 'when', seat: 'ann', count }],
      offered('comet'),
    ).map(({ orders }) => orders);
  expect(named(2)).toEqual([['star-rises'], ['star-rises with comet']]);
  expect(named(1)).toEqual([
    ['star-rises', 'night-falls'],
    ['star-rises with comet', 'night-falls with comet'],
  ]);
});

/** Bob has ordered to be asked for Shout only, and plays it: then he is asked for Cutpurse, if at all. */
function spent(veil: boolean): FairGame {
  const one = game({ hand: ['cutpurse#1', 'shout#1', 'bolt#1'], veil });
  order(one, 'coins-taken with shout');
  begun(one, 'takes', { seat: 'ann', count: 1 });
  says(one, 'bob', 'shout#1');
  while (openAsks(one.state).length > 1 && asks(one) !== 'none') says(one, 'bob');
  return one;
}

const taking = (one: FairGame): unknown => asks(begun(one, 'takes', { seat: 'ann', count: 1 }));

test('an order for a lost card ends with the round if others could notice', () => {
  const one = spent(false);
  expect(one.state.seats.bob.orders).toEqual({ 'coins-taken with shout': 1 });
  expect(taking(one)).toBe('none');
  one.state.day = 2;
  expect(taking(one)).toEqual(['cutpurse#1']);
  // It stays ended if the card comes back.
  one.state.stack = [];
  one.state.seats.bob.hand.push('shout#1');
  expect(taking(one)).toEqual(['cutpurse#1', 'shout#1']);
  expect(narrowedOrders(one, 'bob')).toEqual([]);
});

test('an order for a lost card ends at once behind the veil', () => {
  const one = game({ hand: ['cutpurse#1', 'shout#1'], veil: true });
  order(one, 'coins-taken with shout');
  expect(taking(one)).toEqual(['shout#1']);
  one.state.stack = [];
  one.state.seats.bob.hand = ['cutpurse#1'];
  expect(taking(one)).toEqual(['cutpurse#1']);
});

test('an order for several cards goes on for those that are left', () => {
  const one = game({ hand: ['cutpurse#1', 'shout#1', 'bolt#1'] });
  order(one, ['coins-taken with shout', 'coins-taken with bolt']);
  one.state.seats.bob.hand = ['cutpurse#1', 'bolt#1'];
  expect(taking(one)).toBe('none');
  expect(one.state.seats.bob.orders).toEqual({ 'coins-taken with shout': 1, 'coins-taken with bolt': 0 });
  one.state.day = 2;
  expect(taking(one)).toBe('none');
});

/** Whether Bob seems to be asked behind the veil, has passed there, gives an order and cancels it. */
function passing(hand: string[]): unknown[] {
  const one = begun(fair({ hands: { bob: hand, cat: ['heckler#1'] }, veil: true }, book), 'quiet');
  begun(one, 'takes', { seat: 'ann', count: 1 });
  const seen = (): unknown => {
    const open = openAsks(one.state).find(({ ask }) => ask.player === 'bob');
    return open && [open.ask.id, open.ask.reply];
  };
  says(one, 'bob');
  const passed = seen();
  order(one, 'coins-taken');
  const ordered = seen();
  order(one, 'coins-taken', 'ask');
  return [passed, ordered, seen()];
}

test('a pass stands when its player gives an order, and when they cancel it', () => {
  const held = passing(['shout#1', 'cutpurse#1']);
  expect(held[0]).toEqual([expect.any(Number), []]);
  expect(held).toEqual([held[0], held[0], held[0]]);
  expect(passing(['ballad#1', 'bolt#1'])).toEqual(held);
});
