import { on } from '#ti4/rules/components/component.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { deployCall, canDeploy } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'scavenger-zeta',
  name: 'Scavenger Zeta',
  faction: 'saar',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: after you gain control of a planet, you may place this mech there for 1 trade good.',
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder &&
        spendableTradeGoods(game, holder) > 0 &&
        canDeploy(game, { seat: holder, type: 'mech', planet }),
      effect: (game, { holder, component }, { planet }) => {
        spendTradeGoods(game, holder, 1, component);
        return deployCall({ seat: holder, type: 'mech', planet });
      },
    }),
  ],
});
