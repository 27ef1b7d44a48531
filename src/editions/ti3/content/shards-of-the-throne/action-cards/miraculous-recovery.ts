import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'miraculous-recovery',
  name: 'Miraculous Recovery',
  copies: 2,
  text: 'Action: return 1 of your killed representatives to your hand. In a game without political intrigue: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
