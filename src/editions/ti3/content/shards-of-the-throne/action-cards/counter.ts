import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'counter',
  name: 'Counter',
  copies: 1,
  text: 'When a spy targets your bodyguard: the spy is killed. In a game without political intrigue: gain 1 trade good at any time instead.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
