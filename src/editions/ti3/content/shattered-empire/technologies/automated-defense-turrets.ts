import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'automated-defense-turrets',
  name: 'Automated Defense Turrets',
  text: 'Your destroyers roll 1 more die in the anti-fighter barrage and get +2 on those rolls.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  confidence: 'high',
  modifiers: {
    dice: (_game, { holder }, dice, { seat, type, purpose }) =>
      seat === holder && type === 'destroyer' && purpose === 'barrage' ? dice + 1 : dice,
    'roll-bonus': (_game, { holder }, bonus, { seat, type, purpose }) =>
      seat === holder && type === 'destroyer' && purpose === 'barrage' ? bonus + 2 : bonus,
  },
});
