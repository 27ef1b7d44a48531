import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'infantry-i',
  name: 'Infantry I',
  set: 'base',
  text: 'Cost 1 for 2, combat 8.',
  type: 'infantry',
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
});
