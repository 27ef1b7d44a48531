import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'moving-speech',
  name: 'Moving Speech',
  copies: 3,
  text: 'After all representatives are revealed: only councilors can vote on the current political card. In a game without political intrigue: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
