import { technology } from '#ti4/rules/components/component.ts';
import { survivingInfantry } from '#ti4/content/shared/cards/surviving-infantry.ts';
import { destroyedUnitBounty, bountyRules } from '#ti4/content/pok/shared/destroyed-infantry-bounty.ts';

const surviving = survivingInfantry('crimson-legionnaire-ii');

export default technology({
  id: 'crimson-legionnaire-ii',
  name: 'Crimson Legionnaire II',
  set: 'pok',
  text: 'Cost 1 for 2, combat 7. After it is destroyed: gain 1 commodity, or convert 1 to a trade good. Place it on a planet you control in your home system when your next turn begins.',
  prerequisites: { biotic: 2 },
  faction: 'mahact',
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
  },
  reactions: [destroyedUnitBounty('crimson-legionnaire-ii'), ...surviving.reactions],
  procedures: [...bountyRules.procedures, ...surviving.procedures],
  questions: [...bountyRules.questions, ...surviving.questions],
});
