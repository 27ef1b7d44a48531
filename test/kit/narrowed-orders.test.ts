import { expect, test } from 'vitest';
import { act, openAsks, specOf } from '#engine';
import { happensToOthers } from '#kit/prompts/narrowed-orders.ts';
import { begun, bookOf, fair, labelNarrowed, narrowedOrders, on, ordersAt, trick, type FairGame } from './fair.ts';

const shout = trick({
  id: 'shout',
  name: 'Shout',
  copies: 1,
  reactions: [on('after', 'coins-taken', { isUsable: () => true, effect: () => undefined })],
});

/** Ann has taken coins, which Bob may answer; he has given these orders. */
function asked(hand: string[], orders: string[], veil = false): { game: FairGame; keys: string[] | 'veiled' | 'none' } {
  const game = begun(fair({ hands: { bob: hand }, veil }, bookOf([shout])), 'quiet');
  for (const moment of orders) act(game, 'bob', 'standing-order', { moment, until: 'always' });
  begun(game, 'takes', { seat: 'ann', count: 1 });
  const open = openAsks(game.state).find(({ ask }) => ask.player === 'bob' && ask.question === 'window');
  if (!open) return { game, keys: 'none' };
  const spec = specOf(game as never, open);
  return { game, keys: open.ask.veiled || spec.kind !== 'choose' ? 'veiled' : spec.options.map(({ key }) => key) };
}

test('an order for one card asks for no other at that moment', () => {
  const both = ['cutpurse#1', 'shout#1'];
  expect(asked(both, []).keys).toEqual(both);
  expect(asked(both, ['coins-taken with shout']).keys).toEqual(['shout#1']);
  expect(asked(both, ['coins-taken with shout', 'coins-taken with cutpurse']).keys).toEqual(both);
  expect(asked(['cutpurse#1'], ['coins-taken with shout']).keys).toBe('none');
  expect(asked(both, ['coins-taken']).keys).toBe('none');
});

test('behind the veil an order for one card looks alike with and without it', () => {
  for (const hand of [['cutpurse#1'], ['ballad#1']])
    expect(asked(hand, ['coins-taken with shout'], true).keys).toBe('veiled');
});

test('orders name a moment and a card that answers it', () => {
  const { game } = asked(['shout#1'], ['coins-taken with shout', 'coins-taken at me']);
  const label = (order: string): string => labelNarrowed(game, order, (moment) => moment);
  expect(narrowedOrders(game, 'bob').map(label)).toEqual([
    'coins-taken: only for Shout',
    'coins-taken: only if it concerns me',
  ]);
  for (const moment of ['coins-taken with tithe', 'noon at me', 'bedtime at me'])
    expect(() => act(game, 'bob', 'standing-order', { moment, until: 'always' })).toThrow(
      "I don't know that standing order. Choose one of the suggestions.",
    );
  act(game, 'bob', 'standing-order', { moment: 'coins-taken with shout', until: 'ask' });
  expect(narrowedOrders(game, 'bob').map(label)).toEqual(['coins-taken: only if it concerns me']);
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
  const { game } = asked(['shout#1'], []);
  const offered = [{ key: 'shout#1', label: 'Shout' }];
  const orders = (event: object): string[] =>
    ordersAt(game, 'bob', { name: 'coins-taken', timing: 'after', ...event }, offered).map(({ key }) => key);
  expect(orders({ seat: 'ann' })).toEqual(['coins-taken', 'coins-taken with shout']);
  expect(orders({ seat: 'ann', from: 'cat' })).toEqual(['coins-taken', 'coins-taken at me', 'coins-taken with shout']);
});
