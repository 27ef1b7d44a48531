import { technology } from '#ti4/rules/components/component.ts';
import { survivingInfantry } from '#ti4/content/shared/cards/surviving-infantry.ts';

export default technology({
  id: 'letani-warrior-ii',
  name: 'Letani Warrior II',
  set: 'base',
  text: 'Two for 1, combat 7, production 2. When one is destroyed, roll a die: from 6 up it returns to a home planet of yours as your next turn starts.',
  prerequisites: { biotic: 2 },
  faction: 'arborec',
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
    production: 2,
  },
  ...survivingInfantry('letani-warrior-ii', 6),
});
