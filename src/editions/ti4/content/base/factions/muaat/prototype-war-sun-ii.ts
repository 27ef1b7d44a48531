import { technology } from '#ti4/rules/components/component.ts';
import { ignoresPlanetaryShields } from '#ti4/content/shared/modifiers/planetary-shield.ts';

export default technology({
  id: 'prototype-war-sun-ii',
  name: 'Prototype War Sun II',
  set: 'base',
  text: "Cost 10, combat 3 with 3 dice, move 3, capacity 6, Bombardment 3 with 3 dice, Sustain Damage. Other players' units in its system lose Planetary Shield.",
  prerequisites: { warfare: 3, cybernetic: 1 },
  faction: 'muaat',
  upgrade: {
    type: 'war-sun',
    cost: 10,
    combat: { value: 3, dice: 3 },
    move: 3,
    capacity: 6,
    sustainDamage: true,
    bombardment: { value: 3, dice: 3 },
  },
  modifiers: ignoresPlanetaryShields('war-sun'),
});
