import { on } from '#ti4/rules/components/component.ts';
import { spendTradeGoods, tradeGoodsToSpend } from '#ti4/rules/trade/trade-goods.ts';
import { callDeploy, deployable } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'scavenger-zeta',
  name: 'Scavenger Zeta',
  faction: 'saar',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: after you gain control of a planet, spend a trade good to place this on it.',
  reactions: [
    on('after', 'planet-taken', {
      usable: (game, { holder }, { seat, planet }) =>
        seat === holder &&
        tradeGoodsToSpend(game, holder) > 0 &&
        deployable(game, { seat: holder, type: 'mech', planet }),
      effect: (game, { holder, component }, { planet }) => {
        spendTradeGoods(game, holder, 1, component);
        return callDeploy({ seat: holder, type: 'mech', planet });
      },
    }),
  ],
});
