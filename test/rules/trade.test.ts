import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import {
  convertCommodities,
  gainTradeGoods,
  giveCommodities,
  replenishCommodities,
} from '#ti4/rules/trade/trade-goods.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { done } from '#engine';
import { table, type Setting } from './table.ts';

const replenishing = procedure<{ seat: string }>()('test-replenish', {
  start: (game, { seat }) => {
    replenishCommodities(game, seat);
    return done();
  },
});
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [replenishing],
});
const begin = (setting: Setting = {}) => table({ components: [holder], ...setting });

test('21.3 replenishing fills commodities up to the faction’s value (21.2, 21.4)', () => {
  const t = begin();
  t.state.seats.ann.commodities = 1;
  replenishCommodities(t.game, 'ann');
  expect(t.state.seats.ann.commodities).toBe(4);
  expect(t.state.seats.ann.tradeGoods).toBe(0);
});

test('21.5 given commodities become trade goods (21.5a, 21.6)', () => {
  const t = begin({ change: (state) => (state.seats.ann.commodities = 3) });
  giveCommodities(t.game, 'ann', 'bob', 2);
  expect([t.state.seats.ann.commodities, t.state.seats.bob.tradeGoods, t.state.seats.bob.commodities]).toEqual([
    1, 2, 0,
  ]);
});

test('21.5c converting own commodities is not gaining trade goods', () => {
  const t = begin({ change: (state) => (state.seats.ann.commodities = 3) });
  convertCommodities(t.game, 'ann', 5);
  expect([t.state.seats.ann.commodities, t.state.seats.ann.tradeGoods]).toEqual([0, 3]);
  expect(t.facts('trade-goods-gained')).toEqual([]);
});

test('93.2 abilities can answer any trade good gain', () => {
  const envy = actionCard({
    id: 'test-envy',
    name: 'Envy',
    set: 'base',
    text: 'test',
    copies: 2,
    reactions: [
      on('after', 'trade-goods-gained', {
        isUsable: (_game, held, { seat }) => seat !== held.holder,
        effect: (game, held) => gainTradeGoods(game, held.holder, 1),
      }),
    ],
    action: { problem: () => undefined, effect: (game, held) => gainTradeGoods(game, held.holder, 2) },
  });
  const t = table({ components: [envy], hands: { ann: ['test-envy#1'], bob: ['test-envy#2'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.plays('test-envy');
  expect(t).toAsk('bob window');
  t.bob.plays('test-envy');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([2, 1]);
  expect(t).toAsk('ann end-turn');
});

const agreement = (commodities: number) =>
  begin({
    change: (state) => {
      state.seats.ann.commodities = commodities;
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (note) => note !== 'trade-agreement@ann',
      );
      state.seats.cat.promissoryNotes.push('trade-agreement@ann');
    },
  }).begin(replenishing, { seat: 'ann' });

test('69, Trade Agreement note 2: takes all commodities of its replenishing owner', () => {
  const t = agreement(0).cat.plays('trade-agreement').table;
  expect([t.state.seats.ann.commodities, t.state.seats.cat.tradeGoods]).toEqual([0, 4]);
  expect(t.state.seats.ann.promissoryNotes).toContain('trade-agreement@ann');
});

test('92 note 2, Trade Agreement note 1: full commodities replenish (21 note 2)', () => {
  const t = agreement(4).cat.plays('trade-agreement').table;
  expect(t.state.seats.cat.tradeGoods).toBe(4);
});
