import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { goods, valueIfDecided, planetCount } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'cost-overruns',
  name: 'Cost Overruns',
  text: 'For: each player loses 1 trade good for each planet they control, or all they have if that is fewer. Against: no effect.',
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => -Math.min(goods(game, seat), planetCount(game, seat)) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    if (outcome !== 'for') return;
    for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, -planetsOf(game, seat).length);
  },
});
