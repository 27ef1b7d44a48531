import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  text: 'Destroy 1 of the ground forces that landed. If others are left, you gain control of the planet and remove this counter. If not, the counter stays and does the same at the next landing.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat).slice(0, 1)),
  lasts: true,
  toll: () => 1,
});
