import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'paralyzing-serum',
  name: 'Paralyzing Serum',
  copies: 3,
  text: 'After you reveal a spy: kill 1 enemy representative in this council. In a game without political intrigue: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
