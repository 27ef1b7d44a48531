import { technology } from '#ti4/rules/components/component.ts';
import { adjacentToMechs } from '#ti4/content/shared/modifiers/adjacent-to-mechs.ts';

export default technology({
  id: 'memoria-ii',
  name: 'Memoria II',
  set: 'pok',
  text: 'Cost 8, combat 5 with 2 dice, move 2, capacity 6, Sustain Damage, Anti-Fighter Barrage 5 with 3 dice. It may move as if it were adjacent to all systems with your mechs.',
  prerequisites: { biotic: 1, propulsion: 1, cybernetic: 1 },
  faction: 'nomad',
  upgrade: {
    type: 'flagship',
    cost: 8,
    combat: { value: 5, dice: 2 },
    move: 2,
    capacity: 6,
    sustainDamage: true,
    antiFighterBarrage: { value: 5, dice: 3 },
  },
  modifiers: adjacentToMechs,
});
