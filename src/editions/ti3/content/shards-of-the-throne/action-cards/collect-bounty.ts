import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'collect-bounty',
  name: 'Collect Bounty',
  copies: 2,
  text: 'When you have destroyed a mercenary of an enemy in a battle: you get 5 trade goods. Without mercenaries in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
