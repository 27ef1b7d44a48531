import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  counters: { 1: 3, 2: 2, 3: 1 },
  text: "As many ground forces of nobody's as it says defend the planet.",
  sources: { text: 'confirmed', copies: 'own' },
  locals: true,
});
