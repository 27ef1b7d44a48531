import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'peaceful-annexation',
  name: 'Peaceful Annexation',
  text: 'Nothing stands in the way of whoever lands: the planet is taken.',
  confidence: 'high',
  counters: { 0: 12 },
});
