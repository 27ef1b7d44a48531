import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'saturn-engine-i',
  name: 'Saturn Engine I',
  set: 'pok',
  text: 'Cost 2, combat 7, move 2, capacity 1.',
  faction: 'ul',
  type: 'cruiser',
  cost: 2,
  combat: { value: 7, dice: 1 },
  move: 2,
  capacity: 1,
});
