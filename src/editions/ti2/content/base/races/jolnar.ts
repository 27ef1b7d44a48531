import { isCombatRoll } from '#ti2/rules/combat/roll-purpose.ts';
import { race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'jolnar',
  name: 'The Universities of Jol-Nar',
  short: 'Jol-Nar',
  text: 'Your red technologies cost 10 more credits, all others 10 fewer. Your units get −1 on combat rolls, including bombardment but not PDS fire.',
  home: 'jolnar-home',
  credits: 30,
  technologies: ['hylar-v-assault-laser', 'antimass-deflectors', 'enviro-compensator', 'sarween-tools'],
  units: { carrier: 1, cruiser: 1, pds: 1, 'ground-force': 1 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'technology-price': (_game, { holder }, value, { seat, color }) =>
      seat === holder ? value + (color === 'red' ? 10 : -10) : value,
    'roll-bonus': (_game, { holder }, value, about) =>
      about.seat === holder && isCombatRoll(about) ? value - 1 : value,
  },
});
