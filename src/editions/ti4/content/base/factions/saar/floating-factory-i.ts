import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'floating-factory-i',
  name: 'Floating Factory I',
  set: 'base',
  text: 'Move 1, capacity 4, Production 5. It is placed in space and can move and retreat like a ship. When it is blockaded, it is destroyed.',
  faction: 'saar',
  type: 'space-dock',
  move: 1,
  capacity: 4,
  production: 5,
  lostToBlockade: true,
});
