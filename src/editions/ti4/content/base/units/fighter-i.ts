import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'fighter-i',
  name: 'Fighter I',
  set: 'base',
  text: 'Cost 1 for 2, combat 9.',
  type: 'fighter',
  cost: 1,
  perCost: 2,
  combat: { value: 9, dice: 1 },
});
