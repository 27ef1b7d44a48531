import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'hired-gun',
  name: 'Hired Gun',
  copies: 2,
  text: 'Action: recruit the top mercenary of the deck. In a game without mercenaries: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
