import { ability, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';

export default ability({
  id: 'scavengers',
  name: 'Scavengers',
  text: 'You get a trade good whenever you take a planet.',
  confidence: 'high',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
    }),
  ],
});
