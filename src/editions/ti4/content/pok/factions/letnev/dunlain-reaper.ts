import { isSide } from '#ti4/rules/combat/combat.ts';
import { on } from '#ti4/rules/components/component.ts';
import { spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { deployCall, canDeploy } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const bill: Bill = { kind: 'resources', amount: 2, for: 'to deploy a Dunlain Reaper' };

export default mech({
  id: 'dunlain-reaper',
  name: 'Dunlain Reaper',
  faction: 'letnev',
  deploys: { replaces: 'infantry' },
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: when a round of your ground combat begins, you may replace 1 of your infantry in that combat with this mech for 2 resources.',
  reactions: [
    on('when', 'ground-combat-round-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        spendableAmount(game, holder, 'resources') >= bill.amount &&
        canDeploy(game, { seat: holder, type: 'mech', planet: event.planet, replaces: 'infantry' }),
      effect: (_game, { holder }, { planet }) =>
        deployCall({ seat: holder, type: 'mech', planet, replaces: 'infantry', bill }),
    }),
  ],
});
