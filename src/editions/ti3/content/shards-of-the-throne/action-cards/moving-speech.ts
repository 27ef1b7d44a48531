import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'moving-speech',
  name: 'Moving Speech',
  copies: 3,
  text: 'After all representatives are revealed: only councilors can vote this time. In a game without political intrigue: gain 1 trade good at any time instead.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
