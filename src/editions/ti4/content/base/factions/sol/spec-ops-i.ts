import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'spec-ops-i',
  name: 'Spec Ops I',
  set: 'base',
  text: 'Cost 1 for 2, combat 7.',
  faction: 'sol',
  type: 'infantry',
  cost: 1,
  perCost: 2,
  combat: { value: 7, dice: 1 },
});
