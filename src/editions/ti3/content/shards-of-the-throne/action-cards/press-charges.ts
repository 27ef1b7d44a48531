import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'press-charges',
  name: 'Press Charges',
  copies: 2,
  text: 'When a spy is sent at your representative: whoever has chosen a spy does not vote this time. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
