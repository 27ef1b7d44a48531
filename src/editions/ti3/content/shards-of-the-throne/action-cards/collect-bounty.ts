import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'collect-bounty',
  name: 'Collect Bounty',
  copies: 2,
  text: 'After you destroy an enemy mercenary in a battle: gain 5 trade goods. In a game without mercenaries: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
