import { call, done } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeFoundPlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { readyPlanetOf } from '#ti4/rules/planets/planets.ts';

const TOKEN = 'mirage-token';

const mirageAppears = procedure<{ seat: SeatId; system: SystemId; planet?: PlanetId }>()('mirage', {
  start: (game, data) => {
    const planet = placeFoundPlanet(game, TOKEN, data.system, data.seat);
    if (planet === undefined) return done();
    data.planet = planet;
    return call(gainControl, { seat: data.seat, planet }, 'ready');
  },
  ready: (game, { seat, planet = '' }) => {
    readyPlanetOf(game, seat, planet);
    return done();
  },
});

export default explorationCard({
  id: 'mirage',
  name: 'Mirage',
  set: 'pok',
  text: 'Place the planet Mirage here, gain control of it and ready it. Then purge this card.',
  deck: 'frontier',
  copies: 1,
  then: 'purge',
  procedures: [mirageAppears],
  resolve: (_game, { seat, system }) => call(mirageAppears, { seat, system }, 'finish'),
});
