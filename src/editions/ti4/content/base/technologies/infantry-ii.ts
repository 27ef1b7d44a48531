import { technology } from '#ti4/rules/components/component.ts';
import { survivingInfantry } from '#ti4/content/shared/cards/surviving-infantry.ts';

export default technology({
  id: 'infantry-ii',
  name: 'Infantry II',
  set: 'base',
  text: 'Two for 1, combat 7. When one is destroyed, roll a die: from 6 up it returns to a home planet of yours as your next turn starts.',
  prerequisites: { biotic: 2 },
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
  },
  ...survivingInfantry('infantry-ii', 6),
});
