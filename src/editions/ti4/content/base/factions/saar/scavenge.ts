import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'scavenge',
  name: 'Scavenge',
  set: 'base',
  faction: 'saar',
  text: 'After you gain control of a planet: gain 1 trade good.',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
