import { agenda, on } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default agenda({
  id: 'minister-of-exploration',
  name: 'Minister of Exploration',
  set: 'base',
  text: 'Elect a player: they gain 1 trade good each time they gain control of a planet.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, held, { seat }) => seat === held.holder,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
