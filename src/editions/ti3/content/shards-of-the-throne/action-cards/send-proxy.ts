import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'send-proxy',
  name: 'Send Proxy',
  copies: 3,
  text: 'When your representative has been killed: you may vote all the same. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
