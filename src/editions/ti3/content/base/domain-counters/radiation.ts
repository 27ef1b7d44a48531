import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'radiation',
  name: 'Radiation',
  text: 'Destroy all ground forces that landed; the planet stays neutral. Then remove this counter: the next landing is safe.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat)),
  toll: () => Infinity,
});
