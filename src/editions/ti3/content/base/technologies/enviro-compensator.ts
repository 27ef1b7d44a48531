import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'enviro-compensator',
  name: 'Enviro Compensator',
  text: 'Each of your space docks can produce 1 more unit.',
  color: 'yellow',
  needs: [],
  confidence: 'high',
  modifiers: {
    'production-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + 1 : limit),
  },
});
