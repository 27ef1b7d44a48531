import { on, technology } from '../../../../rules/components/component.ts';
import { gainTradeGoods } from '../../../../rules/deals/trade.ts';
import { shipsIn } from '../../../../rules/units/units.ts';

export default technology({
  id: 'e-res-siphons',
  name: 'E-Res Siphons',
  set: 'base',
  text: 'You gain 4 trade goods when another player activates a system with ships of yours.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'jol-nar',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      usable: (game, { holder }, { seat, system }) => seat !== holder && shipsIn(game, system, holder).length > 0,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 4),
    }),
  ],
});
