import { call, done } from '../../../../../engine/index.ts';
import { explorationCard } from '../../../rules/components/component.ts';
import { laidAsPlanet } from '../../../rules/exploration/planets-that-come-and-go.ts';
import { procedure } from '../../../rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '../../../rules/state.ts';
import { gainControl } from '../../../rules/units/control.ts';
import { readyPlanetOf } from '../../../rules/units/planets.ts';

const TOKEN = 'mirage-token';

const mirageAppears = procedure<{ seat: SeatId; system: SystemId; planet?: PlanetId }>()('mirage', {
  start: (game, data) => {
    const planet = laidAsPlanet(game, TOKEN, data.system, data.seat);
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
  text: 'The planet Mirage comes to lie here, and is yours, readied; the card leaves the game.',
  deck: 'frontier',
  copies: 1,
  then: 'purge',
  procedures: [mirageAppears],
  resolve: (_game, { seat, system }) => call(mirageAppears, { seat, system }, 'finish'),
});
