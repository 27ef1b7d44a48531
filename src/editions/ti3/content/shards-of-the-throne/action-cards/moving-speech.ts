import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'moving-speech',
  name: 'Moving Speech',
  copies: 3,
  text: 'When all representatives have been revealed: only councilors vote this time. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
