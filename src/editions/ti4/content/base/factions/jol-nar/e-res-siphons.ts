import { on, technology } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'e-res-siphons',
  name: 'E-Res Siphons',
  set: 'base',
  text: 'After another player activates a system where you have ships: gain 4 trade goods.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'jol-nar',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat !== holder && shipsIn(game, system, holder).length > 0,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 4),
    }),
  ],
});
