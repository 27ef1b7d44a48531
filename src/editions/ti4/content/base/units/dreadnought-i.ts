import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'dreadnought-i',
  name: 'Dreadnought I',
  set: 'base',
  text: 'Cost 4, combat 5, move 1, capacity 1, Bombardment 5, Sustain Damage.',
  type: 'dreadnought',
  cost: 4,
  combat: { value: 5, dice: 1 },
  move: 1,
  capacity: 1,
  sustainDamage: true,
  bombardment: { value: 5, dice: 1 },
});
