import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'xrd-transporter',
  name: 'XRD Transporter',
  text: 'Your carriers get +1 movement.',
  color: 'blue',
  needs: ['antimass-deflectors'],
  sources: { text: 'confirmed' },
  modifiers: {
    movement: (_game, { holder }, value, { seat, type }) => (seat === holder && type === 'carrier' ? value + 1 : value),
  },
});
