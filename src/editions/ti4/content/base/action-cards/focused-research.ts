import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { canResearch } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

const PRICE = 4;

export default actionCard({
  id: 'focused-research',
  name: 'Focused Research',
  set: 'base',
  text: 'Action: spend 4 trade goods to research a technology.',
  copies: 1,
  advice: { gains: { technologies: 1 }, spends: { tradeGoods: PRICE } },
  action: {
    problem: (game, { holder }) => {
      if (spendableTradeGoods(game, holder) < PRICE) return `You cannot pay ${PRICE} trade goods.`;
      return canResearch(game, holder) ? undefined : 'There is no technology you can research.';
    },
    // The technology is chosen only when the card can no longer be canceled.
    effect: (game, { holder, component }) => {
      if (spendableTradeGoods(game, holder) < PRICE) return undefined;
      spendTradeGoods(game, holder, PRICE, component);
      return call(research, { seat: holder }, 'finish');
    },
  },
});
