import { on, technology } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { isPresent } from '#ti3/rules/movement/presence.ts';

export default technology({
  id: 'electro-resonance-turbines',
  name: 'Electro-Resonance Turbines',
  text: 'After another player activates a system where you have units or control a planet: gain 3 trade goods.',
  race: 'jolnar',
  cost: 2,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat !== holder && isPresent(game, holder, system),
      effect: (game, { holder }) => changeTradeGoods(game, holder, 3),
    }),
  ],
});
