import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'trade-rider',
  name: 'Trade Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, get 5 trade goods.',
  advice: { gains: { tradeGoods: 5 } },
  correct: (game, seat) => gainTradeGoods(game, seat, 5),
});
