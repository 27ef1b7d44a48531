import { ability, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';

export default ability({
  id: 'scavengers',
  name: 'Scavengers',
  text: 'After you gain control of a planet: gain 1 trade good.',
  confidence: 'high',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
    }),
  ],
});
