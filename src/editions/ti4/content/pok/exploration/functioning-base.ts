import { explorationCard } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { purchaseAdvice, commodityOrPurchase } from '#ti4/content/pok/shared/commodity-or-purchase.ts';

export default explorationCard({
  id: 'functioning-base',
  name: 'Functioning Base',
  set: 'pok',
  text: 'You may either gain 1 commodity, or spend 1 commodity or trade good to draw 1 action card.',
  advice: { choices: purchaseAdvice({ actionCards: 1 }) },
  deck: 'industrial',
  copies: 4,
  ways: (game, { seat }) =>
    commodityOrPurchase(game, seat, {
      by: 'functioning-base',
      what: 'draw 1 action card',
      effect: () => void drawActionCards(game, seat, 1),
    }),
});
