import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  counters: { 1: 3, 2: 2, 3: 1 },
  text: 'Neutral ground forces defend the planet. The number on the counter says how many.',
  sources: { text: 'confirmed', copies: 'own' },
  locals: true,
});
