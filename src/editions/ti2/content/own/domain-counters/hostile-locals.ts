import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  counters: { 1: 3, 2: 2, 3: 1 },
  text: 'When you land: fight as many neutral ground forces as the number on this counter. If you do not gain control, the next landing faces all of them again.',
  sources: { text: 'confirmed', copies: 'own' },
  locals: true,
});
