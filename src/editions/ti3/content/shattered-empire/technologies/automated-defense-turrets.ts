import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'automated-defense-turrets',
  name: 'Automated Defense Turrets',
  text: 'Your destroyers roll one die more against fighters before a space battle, and get +2 on those dice.',
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
