import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { remainingSeats, othersFrom } from '#ti3/rules/seats.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'open-the-trade-routes';

export default politicalCard({
  id: ID,
  name: 'Open the Trade Routes',
  text: 'For: each player gains 2 trade goods. Against: for the rest of the round, trade goods that a player would gain go to the player on their left instead.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 2 }),
  confidence: 'medium',
  modifiers: {
    'goods-receiver': (game, _held, receiver, { seat }) => othersFrom(game.state, seat)[0] ?? receiver,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', null, 'round');
    else for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, 2);
  },
});
