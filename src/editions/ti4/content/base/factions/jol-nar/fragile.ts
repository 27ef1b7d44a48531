import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'fragile',
  name: 'Fragile',
  set: 'base',
  faction: 'jol-nar',
  text: 'Subtract 1 from each of your combat rolls.',
  modifiers: {
    // Applies to combat rolls only, not to Anti-Fighter Barrage, Bombardment or Space Cannon.
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') ? bonus - 1 : bonus,
  },
});
