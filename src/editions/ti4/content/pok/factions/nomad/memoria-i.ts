import { unit } from '#ti4/rules/components/component.ts';
import { adjacentToMechs } from '#ti4/content/shared/modifiers/adjacent-to-mechs.ts';

export default unit({
  id: 'memoria-i',
  name: 'Memoria I',
  set: 'pok',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, Sustain Damage, Anti-Fighter Barrage 8 with 3 dice. It may move as if it were adjacent to all systems with your mechs.',
  faction: 'nomad',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  antiFighterBarrage: { value: 8, dice: 3 },
  modifiers: adjacentToMechs,
});
