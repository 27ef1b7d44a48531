import { destroyUnits, groundForcesOn } from '#ti2/rules/units/units.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'radioactive',
  name: 'Radioactive',
  counters: { 0: 3 },
  text: 'When you land: all your ground forces that landed are destroyed, and this counter is removed.',
  sources: { text: 'confirmed', copies: 'own' },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat)),
});
