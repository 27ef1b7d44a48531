import { agreementsOf } from '#ti2/rules/trade/agreements.ts';
import { race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'letnev',
  name: 'The Barony of Letnev',
  short: 'Letnev',
  text: 'Your ground forces get +2 on their rolls in invasion combat. While you have no trade agreement, you cannot vote.',
  home: 'letnev-home',
  credits: 35,
  technologies: ['hylar-v-assault-laser', 'antimass-deflectors'],
  units: { carrier: 1, dreadnought: 1, cruiser: 1, 'ground-force': 2 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'roll-bonus': (_game, { holder }, value, { seat, type, purpose }) =>
      seat === holder && purpose === 'ground' && (type === 'ground-force' || type === 'shock-troop')
        ? value + 2
        : value,
    'vote-barred': (game, { holder }, barred, { seat }) =>
      seat === holder && !agreementsOf(game, holder).length
        ? 'Letnev cannot vote without a trade agreement (E2 4.8).'
        : barred,
  },
});
