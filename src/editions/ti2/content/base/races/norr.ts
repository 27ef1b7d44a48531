import { isCombatRoll } from '#ti2/rules/combat/roll-purpose.ts';
import { race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'norr',
  name: "The Sardakk N'orr",
  short: "N'orr",
  text: 'Your units get +1 on combat rolls, including bombardment but not PDS fire.',
  home: 'norr-home',
  credits: 35,
  technologies: ['hylar-v-assault-laser', 'deep-space-cannon'],
  units: { carrier: 1, cruiser: 1, dreadnought: 1, 'ground-force': 2 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'roll-bonus': (_game, { holder }, value, about) =>
      about.seat === holder && isCombatRoll(about) ? value + 1 : value,
  },
});
