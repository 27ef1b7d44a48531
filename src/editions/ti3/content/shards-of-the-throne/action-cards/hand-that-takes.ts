import { actionCard } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';

export default actionCard({
  id: 'hand-that-takes',
  name: 'The Hand That Takes',
  copies: 2,
  text: "After a player does not pay for a mercenary: destroy 1 unit in that mercenary's system. In a game without mercenaries: discard this card at any time to gain 1 trade good.",
  confidence: 'medium',
  ...tradeGoodWithoutMechanism('mercenaries'),
});
