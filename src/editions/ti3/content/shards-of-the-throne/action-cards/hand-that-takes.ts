import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'hand-that-takes',
  name: 'The Hand That Takes',
  copies: 2,
  text: 'When somebody has not paid for a mercenary: you destroy a unit in the system where it is. Without mercenaries in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
