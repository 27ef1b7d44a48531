import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'loncara-ssodu',
  name: 'Loncara Ssodu',
  set: 'base',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, Space Cannon 5 with 3 dice (reaches adjacent systems), Sustain Damage.',
  faction: 'xxcha',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  spaceCannon: { value: 5, dice: 3 },
  spaceCannonRange: 1,
});
