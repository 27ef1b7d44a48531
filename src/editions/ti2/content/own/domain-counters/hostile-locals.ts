import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  counters: { 1: 3, 2: 2, 3: 1 },
  text: 'As many neutral ground forces as the number on the counter defend the planet. After a failed landing, all of them are back.',
  sources: { text: 'confirmed', copies: 'own' },
  locals: true,
});
