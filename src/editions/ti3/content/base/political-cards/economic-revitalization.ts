import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { seatOf, othersFrom } from '#ti3/rules/seats.ts';
import { goods, valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'economic-revitalization',
  name: 'Economic Revitalization',
  text: 'Elect a player: each other player with trade goods gives 1 to the elected player.',
  elect: 'player',
  stake: valueIfElected(3, (game, seat) => -Math.min(1, goods(game, seat))),
  confidence: 'medium',
  resolve: (game, elected) => {
    for (const seat of othersFrom(game.state, elected)) {
      if (!seatOf(game, seat).tradeGoods) continue;
      changeTradeGoods(game, seat, -1);
      changeTradeGoods(game, elected, 1);
    }
  },
});
