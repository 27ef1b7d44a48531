import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  text: 'Of those who land the first ground force dies. If any are left the planet is taken and the counter goes; else it stays, for the next landing.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat).slice(0, 1)),
  lasts: true,
  toll: () => 1,
});
