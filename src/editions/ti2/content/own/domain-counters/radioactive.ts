import { destroyUnits, groundForcesOn } from '#ti2/rules/units/units.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'radioactive',
  name: 'Radioactive',
  counters: { 0: 3 },
  text: 'The first landing loses all its ground forces.',
  sources: { text: 'confirmed', copies: 'own' },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat)),
});
