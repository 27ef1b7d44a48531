import { on, technology } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';

export default technology({
  id: 'electro-resonance-turbines',
  name: 'Electro-Resonance Turbines',
  text: 'After another player activates a system you control: gain 3 trade goods.',
  race: 'jolnar',
  cost: 2,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat !== holder && controlsSystem(game, holder, system),
      effect: (game, { holder }) => changeTradeGoods(game, holder, 3),
    }),
  ],
});
