import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'advanced-carrier-ii',
  name: 'Advanced Carrier II',
  set: 'base',
  text: 'Cost 3, combat 9, move 2, capacity 8, Sustain Damage.',
  prerequisites: { propulsion: 2 },
  faction: 'sol',
  upgrade: {
    type: 'carrier',
    cost: 3,
    combat: { value: 9, dice: 1 },
    move: 2,
    capacity: 8,
    sustainDamage: true,
  },
});
