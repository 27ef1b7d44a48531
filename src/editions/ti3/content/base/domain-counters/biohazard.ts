import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  text: 'The first ground force that lands is destroyed. If any are left, you gain control of the planet and remove this counter. If not, the counter stays for the next landing.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat).slice(0, 1)),
  lasts: true,
  toll: () => 1,
});
