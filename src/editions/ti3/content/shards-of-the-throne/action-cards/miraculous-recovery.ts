import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'miraculous-recovery',
  name: 'Miraculous Recovery',
  copies: 2,
  text: 'Action: you take back a representative that was killed. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
