import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'trade-rider',
  name: 'Trade Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, gain 5 trade goods.',
  advice: { gains: { tradeGoods: 5 } },
  correct: (game, seat) => gainTradeGoods(game, seat, 5),
});
