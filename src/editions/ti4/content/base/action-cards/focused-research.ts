import { call } from '../../../../../engine/index.ts';
import { actionCard } from '../../../rules/components/component.ts';
import { mayResearch, research } from '../../../rules/phases/technology.ts';
import { spendTradeGoods, tradeGoodsToSpend } from '../../../rules/deals/trade.ts';

const PRICE = 4;

export default actionCard({
  id: 'focused-research',
  name: 'Focused Research',
  set: 'base',
  text: 'Action: for 4 trade goods you research a technology.',
  copies: 1,
  advice: { gains: { technologies: 1 }, spends: { tradeGoods: PRICE } },
  action: {
    unable: (game, { holder }) => {
      if (tradeGoodsToSpend(game, holder) < PRICE) return `You need ${PRICE} trade goods.`;
      return mayResearch(game, holder) ? undefined : 'There is no technology that you can research.';
    },
    // Which technology is said only once the card can no longer be cancelled.
    effect: (game, { holder, component }) => {
      if (tradeGoodsToSpend(game, holder) < PRICE) return undefined;
      spendTradeGoods(game, holder, PRICE, component);
      return call(research, { seat: holder }, 'finish');
    },
  },
});
