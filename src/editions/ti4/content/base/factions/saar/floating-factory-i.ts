import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'floating-factory-i',
  name: 'Floating Factory I',
  set: 'base',
  text: 'Move 1, capacity 4, production 5. It floats in space, moves and retreats like a ship, and is destroyed by a blockade.',
  faction: 'saar',
  type: 'space-dock',
  move: 1,
  capacity: 4,
  production: 5,
  lostToBlockade: true,
});
