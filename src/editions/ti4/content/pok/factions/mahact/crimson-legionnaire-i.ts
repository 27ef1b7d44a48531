import { unit } from '#ti4/rules/components/component.ts';
import { destroyedUnitBounty, bountyRules } from '#ti4/content/pok/shared/destroyed-infantry-bounty.ts';

export default unit({
  id: 'crimson-legionnaire-i',
  name: 'Crimson Legionnaire I',
  set: 'pok',
  text: 'Cost 1 for 2, combat 8. After it is destroyed: gain 1 commodity, or convert 1 to a trade good.',
  faction: 'mahact',
  type: 'infantry',
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
  reactions: [destroyedUnitBounty('crimson-legionnaire-i')],
  ...bountyRules,
});
