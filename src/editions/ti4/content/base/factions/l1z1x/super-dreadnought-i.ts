import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'super-dreadnought-i',
  name: 'Super Dreadnought I',
  set: 'base',
  text: 'Cost 4, combat 5, move 1, capacity 2, Bombardment 5, Sustain Damage.',
  faction: 'l1z1x',
  type: 'dreadnought',
  cost: 4,
  combat: { value: 5, dice: 1 },
  move: 1,
  capacity: 2,
  sustainDamage: true,
  bombardment: { value: 5, dice: 1 },
});
