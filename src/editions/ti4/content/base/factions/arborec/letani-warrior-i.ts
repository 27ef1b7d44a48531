import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'letani-warrior-i',
  name: 'Letani Warrior I',
  set: 'base',
  text: 'Cost 1 for 2, combat 8, Production 1.',
  faction: 'arborec',
  type: 'infantry',
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
  production: 1,
});
