import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'advanced-carrier-i',
  name: 'Advanced Carrier I',
  set: 'base',
  text: 'Cost 3, combat 9, move 1, capacity 6.',
  faction: 'sol',
  type: 'carrier',
  cost: 3,
  combat: { value: 9, dice: 1 },
  move: 1,
  capacity: 6,
});
