import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'deep-space-cannon',
  name: 'Deep Space Cannon',
  text: 'Your PDS can also fire into adjacent systems.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  confidence: 'high',
  modifiers: {
    'pds-range': (_game, { holder }, range, { seat }) => (seat === holder ? Math.max(range, 1) : range),
  },
});
