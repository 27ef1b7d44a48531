import { on } from '#ti4/rules/components/component.ts';
import { spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { deployCall, canDeploy } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const bill: Bill = { kind: 'resources', amount: 3, for: 'to deploy a ZS Thunderbolt M2' };

export default mech({
  id: 'zs-thunderbolt-m2',
  name: 'ZS Thunderbolt M2',
  faction: 'sol',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: after you use Orbital Drop, you may place this mech on the same planet for 3 resources.',
  reactions: [
    on('after', 'ability-resolved', {
      isUsable: (game, { holder }, { seat, ability, planet }) =>
        seat === holder &&
        ability === 'orbital-drop' &&
        planet !== undefined &&
        spendableAmount(game, holder, 'resources') >= bill.amount &&
        canDeploy(game, { seat: holder, type: 'mech', planet }),
      effect: (_game, { holder }, { planet }) =>
        planet === undefined ? undefined : deployCall({ seat: holder, type: 'mech', planet, bill }),
    }),
  ],
});
