import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'fragile',
  name: 'Fragile',
  set: 'base',
  faction: 'jol-nar',
  text: 'Subtract 1 from each of your combat rolls.',
  modifiers: {
    // Combat rolls alone: no barrage, bombardment or space cannon.
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') ? bonus - 1 : bonus,
  },
});
