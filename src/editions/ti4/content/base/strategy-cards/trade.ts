import { ask, choose, chosenKeys, done, goto, awaitTurn, type Spec } from '#engine';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';

const partners = question<object>()(
  'trade-partners',
  (game, seat): Spec => {
    const others = othersFrom(game.state, seat);
    return choose(
      'Which players do you allow to replenish commodities for free?',
      others.map((id) => ({ key: id, label: nameOfSeat(game, id) })),
      { min: 0, max: others.length, nothing: 'Choose no one' },
    );
  },
  { title: 'choose who replenishes commodities' },
);

const primary = procedure<{ seat: SeatId }>()('trade-primary', {
  gain: (game, { seat }) => {
    gainTradeGoods(game, seat, 3);
    return goto('replenish');
  },
  replenish: (game, { seat }) => {
    replenishCommodities(game, seat);
    return ask([partners.ask(seat, {})], 'chosen');
  },
  chosen: (game, { seat }, got) => {
    const seats = chosenKeys(got.answer);
    for (const id of seats) addEffect(game, 'trade', id, null, 'action');
    game.addFact({ type: 'trade-partners-chosen', seat, seats });
    return done();
  },
});

const secondary = procedure<{ seat: SeatId }>()('trade-secondary', {
  wait: () => awaitTurn('replenish'), // responses to it resolve clockwise (notes on 92)
  replenish: (game, { seat }) => {
    replenishCommodities(game, seat);
    return done();
  },
});

export default strategyCard({
  id: 'trade',
  name: 'Trade',
  set: 'base',
  text: 'Primary: gain 3 trade goods and replenish commodities. Then choose any number of other players, who replenish commodities for free. Secondary: spend a strategy token to replenish commodities.',
  offer: 'Replenish your commodities.',
  initiative: 5,
  primary,
  secondary,
  secondaryCost: true,
  // 92.4: the chosen players use the secondary ability without paying a token for it
  modifiers: {
    'secondary-free': (_game, held, free, { seat, card }) => free || (card === 'trade' && seat === held.holder),
    'secondary-required': (_game, held, required, { seat, card }) =>
      required || (card === 'trade' && seat === held.holder),
  },
  procedures: [primary, secondary],
  questions: [partners],
});
