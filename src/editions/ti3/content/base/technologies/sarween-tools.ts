import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  text: 'Whenever you build at your docks it costs one resource less.',
  color: 'yellow',
  needs: ['enviro-compensator'],
  confidence: 'high',
  modifiers: {
    'production-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? Math.max(0, cost - 1) : cost),
  },
});
