import { technology } from '#ti4/rules/components/component.ts';
import { survivingInfantry } from '#ti4/content/shared/cards/surviving-infantry.ts';

export default technology({
  id: 'spec-ops-ii',
  name: 'Spec Ops II',
  set: 'base',
  text: 'Two for 1, combat 6. When one is destroyed, roll a die: from 5 up it returns to a home planet of yours as your next turn starts.',
  prerequisites: { biotic: 2 },
  faction: 'sol',
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 6, dice: 1 },
  },
  ...survivingInfantry('spec-ops-ii', 5),
});
