import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'cruiser-ii',
  name: 'Cruiser II',
  set: 'base',
  text: 'Cost 2, combat 6, move 3, capacity 1.',
  prerequisites: { biotic: 1, cybernetic: 1, warfare: 1 },
  upgrade: {
    type: 'cruiser',
    cost: 2,
    combat: { value: 6, dice: 1 },
    move: 3,
    capacity: 1,
  },
});
