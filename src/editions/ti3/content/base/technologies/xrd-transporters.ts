import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'xrd-transporters',
  name: 'XRD Transporters',
  text: 'Your carriers get +1 movement.',
  color: 'blue',
  needs: ['antimass-deflectors'],
  confidence: 'high',
  modifiers: {
    movement: (_game, { holder }, reach, { seat, type }) => (seat === holder && type === 'carrier' ? reach + 1 : reach),
  },
});
