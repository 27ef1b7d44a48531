import { unit } from '#ti4/rules/components/component.ts';
import { ignoresPlanetaryShields } from '#ti4/content/shared/modifiers/planetary-shield.ts';

export default unit({
  id: 'prototype-war-sun-i',
  name: 'Prototype War Sun I',
  set: 'base',
  text: "Cost 12, combat 3 with 3 dice, move 1, capacity 6, Bombardment 3 with 3 dice, Sustain Damage. Other players' units in its system lose Planetary Shield.",
  faction: 'muaat',
  type: 'war-sun',
  cost: 12,
  combat: { value: 3, dice: 3 },
  move: 1,
  capacity: 6,
  sustainDamage: true,
  bombardment: { value: 3, dice: 3 },
  modifiers: ignoresPlanetaryShields('war-sun'),
});
