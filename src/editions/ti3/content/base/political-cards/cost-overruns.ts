import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { playing } from '#ti3/rules/seats.ts';
import { goods, ifDecided, planetCount } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'cost-overruns',
  name: 'Cost Overruns',
  text: 'For: all lose a trade good for each planet of theirs, as far as they have any. Against: nothing.',
  elect: 'for-against',
  stake: ifDecided({ for: (game, seat) => -Math.min(goods(game, seat), planetCount(game, seat)) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    if (outcome !== 'for') return;
    for (const seat of playing(game.state)) changeTradeGoods(game, seat, -planetsOf(game, seat).length);
  },
});
