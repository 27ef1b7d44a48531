import { destroyUnits, groundForcesOn } from '#ti2/rules/units/units.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  counters: { 0: 3 },
  text: 'Each landing loses 1 ground force. After a player gains control of the planet: it has no resources in the next round.',
  sources: { text: 'confirmed', copies: 'own' },
  lasts: true,
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat).slice(0, 1)),
  taken: (game, { planet }) => {
    game.state.planets[planet].barrenIn = game.state.round + 1;
  },
});
