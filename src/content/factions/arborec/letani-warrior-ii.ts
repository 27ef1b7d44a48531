import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'letani-warrior-ii',
  name: 'Letani Warrior II',
  set: 'base',
  text: 'Two for 1, combat 7, production 2.',
  lacks: 'its effect',
  prerequisites: { biotic: 2 },
  faction: 'arborec',
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
    production: 2,
  },
});
