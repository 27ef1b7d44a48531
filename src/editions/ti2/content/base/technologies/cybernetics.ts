import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'cybernetics',
  name: 'Cybernetics',
  text: 'Your fighters get +1 on their rolls in space combat.',
  color: 'green',
  needs: ['stasis-capsules', 'antimass-deflectors'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'roll-bonus': (_game, { holder }, value, { seat, type, purpose }) =>
      seat === holder && type === 'fighter' && purpose === 'space' ? value + 1 : value,
  },
});
