import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'radiation',
  name: 'Radiation',
  text: 'All ground forces that land die, and the planet stays nobody’s. The counter goes: whoever lands next meets nothing.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat)),
  toll: () => Infinity,
});
