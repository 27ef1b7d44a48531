import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'exotrireme-ii',
  name: 'Exotrireme II',
  set: 'base',
  text: 'Cost 4, combat 5, move 2, capacity 1, sustains damage, bombardment 4 with 2 dice.',
  lacks: 'its effect',
  prerequisites: { propulsion: 2, cybernetic: 1 },
  faction: 'sardakk-norr',
  upgrade: {
    type: 'dreadnought',
    cost: 4,
    combat: { value: 5, dice: 1 },
    move: 2,
    capacity: 1,
    sustainDamage: true,
    bombardment: { value: 4, dice: 2 },
  },
});
