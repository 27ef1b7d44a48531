import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'exotrireme-i',
  name: 'Exotrireme I',
  set: 'base',
  text: 'Cost 4, combat 5, move 1, capacity 1, Bombardment 4 with 2 dice, Sustain Damage.',
  faction: 'sardakk-norr',
  type: 'dreadnought',
  cost: 4,
  combat: { value: 5, dice: 1 },
  move: 1,
  capacity: 1,
  sustainDamage: true,
  bombardment: { value: 4, dice: 2 },
});
