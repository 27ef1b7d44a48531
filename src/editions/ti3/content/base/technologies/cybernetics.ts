import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'cybernetics',
  name: 'Cybernetics',
  text: 'Your fighters get +1 on their rolls.',
  color: 'green',
  needs: ['stasis-capsules', 'antimass-deflectors'],
  any: true,
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, type }) =>
      seat === holder && type === 'fighter' ? bonus + 1 : bonus,
  },
});
