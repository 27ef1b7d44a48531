import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { goods, valueIfDecided, planetCount } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';

const GOODS = 3;

export default politicalCard({
  id: 'diversified-income',
  name: 'Diversified Income',
  text: 'For: no player can have more trade goods than they control planets. Against: each player without trade goods gains 3.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -Math.max(0, goods(game, seat) - planetCount(game, seat)),
    against: (game, seat) => (goods(game, seat) ? 0 : GOODS),
  }),
  confidence: 'medium',
  modifiers: { 'goods-limit': (game, _held, limit, { seat }) => Math.min(limit, planetsOf(game, seat).length) },
  resolve: (game, outcome) => {
    if (outcome !== 'against') return;
    for (const seat of remainingSeats(game.state))
      if (!seatOf(game, seat).tradeGoods) changeTradeGoods(game, seat, GOODS);
  },
});
