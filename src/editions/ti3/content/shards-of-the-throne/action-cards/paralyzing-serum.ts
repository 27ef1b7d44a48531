import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'paralyzing-serum',
  name: 'Paralyzing Serum',
  copies: 3,
  text: 'When you have revealed a spy: it kills another representative. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
