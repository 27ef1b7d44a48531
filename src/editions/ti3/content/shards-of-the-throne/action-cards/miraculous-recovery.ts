import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'miraculous-recovery',
  name: 'Miraculous Recovery',
  copies: 2,
  text: 'Action: take back 1 killed representative. In a game without political intrigue: gain 1 trade good at any time instead.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
