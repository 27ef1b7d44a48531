import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'carrier-i',
  name: 'Carrier I',
  set: 'base',
  text: 'Cost 3, combat 9, move 1, capacity 4.',
  type: 'carrier',
  cost: 3,
  combat: { value: 9, dice: 1 },
  move: 1,
  capacity: 4,
});
