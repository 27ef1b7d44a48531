import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'hybrid-crystal-fighter-i',
  name: 'Hybrid Crystal Fighter I',
  set: 'base',
  text: 'Cost 1 for 2, combat 8.',
  faction: 'naalu',
  type: 'fighter',
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
});
