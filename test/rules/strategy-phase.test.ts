import { expect, test } from 'vitest';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { chooseStrategyCard, strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { table, type Setting } from './table.ts';

const phase = (setting: Setting = {}) => table({ phase: 'strategy', ...setting }).begin(strategyPhase, {});
const five = { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr', dan: 'hacan', eve: 'muaat' };
const four = { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr', dan: 'hacan' };

test('84.1 the speaker chooses first, then clockwise', () => {
  const t = phase({ seats: five, change: (state) => (state.speaker = 'cat') });
  const order: string[] = [];
  for (const card of ['imperial', 'leadership', 'trade', 'warfare', 'politics']) {
    const { seat } = t.next;
    order.push(seat);
    t.seat(seat).picks(card);
  }
  expect(order).toEqual(['cat', 'dan', 'eve', 'ann', 'bob']);
  expect(t).toAsk();
});

test('84.1a choosing a card gains its trade goods', () => {
  const t = phase({ change: (state) => (state.strategyCards.trade.tradeGoods = 2) });
  t.ann.picks('trade');
  expect(t.state.seats.ann.tradeGoods).toBe(2);
  expect(t.state.strategyCards.trade).toBeUndefined();
  t.leaves('bob', 'choose-strategy-card');
});

test('84.1b a chosen strategy card cannot be chosen again', () => {
  const t = phase().ann.picks('trade').table;
  expect(t.refusal('bob', 'trade')).toBe('“trade” is not among the choices.');
});

test('84.1c three or four players choose two cards each', () => {
  const t = phase({ seats: four });
  for (const [seat, card] of [
    ['ann', 'trade'],
    ['bob', 'politics'],
    ['cat', 'warfare'],
    ['dan', 'imperial'],
    ['ann', 'leadership'],
    ['bob', 'diplomacy'],
    ['cat', 'construction'],
  ])
    t.seat(seat).picks(card);
  // The eighth card is the only one left, and nothing could add another.
  expect(t).toAsk();
  expect(Object.keys(t.state.seats.dan.strategyCards)).toEqual(['imperial', 'technology']);
  expect(t.state.strategyCards).toEqual({});
});

test('84.2 unchosen strategy cards each get a trade good', () => {
  const t = phase({ change: (state) => (state.strategyCards.imperial.tradeGoods = 1) });
  for (const [seat, card] of [
    ['ann', 'trade'],
    ['bob', 'politics'],
    ['cat', 'warfare'],
    ['ann', 'leadership'],
    ['bob', 'diplomacy'],
    ['cat', 'construction'],
  ])
    t.seat(seat).picks(card);
  expect(t.state.strategyCards).toEqual({ technology: { tradeGoods: 1 }, imperial: { tradeGoods: 2 } });
});

test('33.9 five-player games keep one card each after eliminations', () => {
  const t = phase({ seats: five, change: (state) => (state.seats.dan.eliminated = true) });
  for (const [seat, card] of [
    ['ann', 'trade'],
    ['bob', 'politics'],
    ['cat', 'warfare'],
    ['eve', 'imperial'],
  ])
    t.seat(seat).picks(card);
  expect(t).toAsk();
  expect(Object.keys(t.state.seats.ann.strategyCards)).toEqual(['trade']);
});

const shame = actionCard({
  id: 'test-shame',
  name: 'Test Shame',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'strategy-card-chosen', {
      isUsable: (_game, held, { seat }) => seat !== held.holder,
      effect: (game, _held, { card }) => void game.enclosingData(chooseStrategyCard)?.refused.push(card),
    }),
  ],
});

test('84.1 refused choices repeat before trade goods', () => {
  const t = phase({
    components: [shame],
    hands: { bob: ['test-shame'] },
    change: (state) => (state.strategyCards.trade.tradeGoods = 3),
  });
  t.ann.picks('trade').bob.plays('test-shame');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t.ann.refusal('trade')).toBe('You must pick a different strategy card.');
  t.ann.picks('politics');
  expect(Object.keys(t.state.seats.ann.strategyCards)).toEqual(['politics']);
  expect(t.state.strategyCards.trade).toEqual({ tradeGoods: 3 });
  t.leaves('bob', 'choose-strategy-card');
});
