import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'peaceful-annexation',
  name: 'Peaceful Annexation',
  text: 'No one resists your landing: you gain control of the planet.',
  confidence: 'high',
  counters: { 0: 12 },
});
