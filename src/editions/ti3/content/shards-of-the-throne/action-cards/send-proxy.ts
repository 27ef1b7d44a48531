import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'send-proxy',
  name: 'Send Proxy',
  copies: 3,
  text: 'After your representative is killed: you may vote in this council anyway. In a game without political intrigue: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('political intrigue'),
});
