import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'press-charges',
  name: 'Press Charges',
  copies: 2,
  text: 'When a spy targets your representative: players who chose a spy cannot vote this time. In a game without political intrigue: gain 1 trade good at any time instead.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
