import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'saturn-engine-ii',
  name: 'Saturn Engine II',
  set: 'pok',
  text: 'Cost 2, combat 6, move 3, capacity 2, Sustain Damage.',
  prerequisites: { biotic: 1, cybernetic: 1, warfare: 1 },
  faction: 'ul',
  upgrade: { type: 'cruiser', cost: 2, combat: { value: 6, dice: 1 }, move: 3, capacity: 2, sustainDamage: true },
});
