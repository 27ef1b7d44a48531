import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'floating-factory-ii',
  name: 'Floating Factory II',
  set: 'base',
  text: 'Move 2, capacity 5, Production 7. It is placed in space and can move and retreat like a ship. When it is blockaded, it is destroyed.',
  prerequisites: { cybernetic: 2 },
  faction: 'saar',
  upgrade: {
    type: 'space-dock',
    move: 2,
    capacity: 5,
    production: 7,
    lostToBlockade: true,
  },
});
