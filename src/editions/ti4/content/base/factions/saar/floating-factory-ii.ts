import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'floating-factory-ii',
  name: 'Floating Factory II',
  set: 'base',
  text: 'Move 2, capacity 5, Production 7. It is placed in space, moves and retreats like a ship, and is destroyed when it is blockaded.',
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
