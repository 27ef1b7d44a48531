import { agenda } from '#ti4/rules/components/component.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import { gainTradeGoods, loseTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default agenda({
  id: 'economic-equality',
  name: 'Economic Equality',
  set: 'base',
  text: 'For: each player loses all their trade goods, then gains 5. Against: each player loses all their trade goods.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { tradeGoods: 5 } } },
  resolve: (game, outcome) => {
    const seats = seatsFrom(game.state, game.state.speaker);
    for (const seat of seats) loseTradeGoods(game, seat, seatOf(game, seat).tradeGoods, 'economic-equality');
    if (outcome === 'for') for (const seat of seats) gainTradeGoods(game, seat, 5);
  },
});
