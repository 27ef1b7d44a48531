import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'unrelenting',
  name: 'Unrelenting',
  set: 'base',
  faction: 'sardakk-norr',
  text: 'Add 1 to each of your combat rolls.',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') ? bonus + 1 : bonus,
  },
});
