import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { goods, valueIfDecided, tradesOf } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'free-trade',
  name: 'Free Trade',
  text: 'For: a player who gains trade goods from trade agreements gains 1 more in total each time. Against: each player loses 2 trade goods.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => 1.5 * tradesOf(game, seat),
    against: (game, seat) => -Math.min(2, goods(game, seat)),
  }),
  confidence: 'medium',
  modifiers: { 'agreement-worth': (_game, _held, worth) => (worth > 0 ? worth + 1 : worth) },
  resolve: (game, outcome) => {
    if (outcome === 'against') for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, -2);
  },
});
