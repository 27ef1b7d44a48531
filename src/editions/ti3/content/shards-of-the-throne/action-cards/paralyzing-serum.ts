import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'paralyzing-serum',
  name: 'Paralyzing Serum',
  copies: 3,
  text: 'After you reveal a spy: it kills another representative. In a game without political intrigue: gain 1 trade good at any time instead.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
