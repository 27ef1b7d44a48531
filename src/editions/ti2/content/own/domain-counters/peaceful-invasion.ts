import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'peaceful-invasion',
  name: 'Peaceful Invasion',
  counters: { 0: 8 },
  text: 'No effect.',
  sources: { text: 'confirmed', copies: 'own' },
});
