import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'hylar-v-assault-laser',
  name: 'Hylar V Assault Laser',
  text: 'Your cruisers and destroyers get +1 on their rolls.',
  color: 'red',
  needs: [],
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, type }) =>
      seat === holder && (type === 'cruiser' || type === 'destroyer') ? bonus + 1 : bonus,
  },
});
