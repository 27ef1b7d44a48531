import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'jns-hylarim',
  name: 'J.N.S. Hylarim',
  set: 'base',
  text: 'Cost 8, combat 6 with 2 dice, move 1, capacity 3, Sustain Damage. Each of its combat dice that rolls a 9 or 10, before modifiers, produces 2 more hits.',
  faction: 'jol-nar',
  type: 'flagship',
  cost: 8,
  combat: { value: 6, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    // Counts the face of the die, before modifiers.
    'die-hits': (_game, { holder }, hits, { seat, unit: rolling, purpose, face }) =>
      seat === holder && rolling?.type === 'flagship' && purpose === 'space-combat' && face >= 9 ? hits + 2 : hits,
  },
});
