import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'son-of-ragh',
  name: 'Son of Ragh',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, Anti-Fighter Barrage 6 with 4 dice, Sustain Damage.',
  faction: 'saar',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  antiFighterBarrage: { value: 6, dice: 4 },
});
