import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'carrier-ii',
  name: 'Carrier II',
  set: 'base',
  text: 'Cost 3, combat 9, move 2, capacity 6.',
  prerequisites: { propulsion: 2 },
  upgrade: {
    type: 'carrier',
    cost: 3,
    combat: { value: 9, dice: 1 },
    move: 2,
    capacity: 6,
  },
});
