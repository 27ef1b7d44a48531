import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'hired-gun',
  name: 'Hired Gun',
  copies: 2,
  text: 'Action: you recruit the mercenary on top of the deck. Without mercenaries in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
