import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  text: 'When you produce at your space docks: pay 1 resource less in total.',
  color: 'yellow',
  needs: ['enviro-compensator'],
  confidence: 'high',
  modifiers: {
    'production-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? Math.max(0, cost - 1) : cost),
  },
});
