import { destroyUnits, groundForcesOn, leastWorthyFirst } from '#ti2/rules/units/units.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  counters: { 0: 3 },
  text: 'When you land: destroy 1 of your ground forces that landed. If you gain control, you cannot use the resources of this planet in the next round. If you do not, this counter stays.',
  sources: { text: 'confirmed', copies: 'own' },
  lasts: true,
  met: (game, { seat, planet }) =>
    destroyUnits(game, leastWorthyFirst(game, groundForcesOn(game, planet, seat)).slice(0, 1)),
  taken: (game, { seat, planet }) => {
    const place = game.state.planets[planet];
    place.barrenIn = game.state.round + 1;
    place.barrenFor = seat;
  },
});
