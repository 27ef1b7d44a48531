import { ask, call, chosenOne, done } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { choosePlanet } from '../../../rules/components/targets.ts';
import { procedure, type Game } from '../../../rules/game.ts';
import { planetsOf } from '../../../rules/planets/planets.ts';
import { onPlanet, piecesLeft } from '../../../rules/planets/units.ts';
import { putFree } from '../../../rules/politics/council-deeds.ts';
import type { SeatId, PlanetId } from '../../../rules/terms.ts';
import { ifElected, units } from '../../../rules/politics/stakes.ts';

const sites = (game: Game, seat: SeatId): PlanetId[] =>
  piecesLeft(game, seat, 'space-dock') < 1
    ? []
    : planetsOf(game, seat).flatMap(({ id }) =>
        onPlanet(game, id).some(({ type }) => type === 'space-dock') ? [] : [id],
      );

const dock = procedure<{ seat: SeatId }>()('subsidized-industry', {
  ask: (game, { seat }) =>
    ask([choosePlanet.of(seat, { prompt: 'Where do you put the space dock?', planets: sites(game, seat) })], 'put'),
  put: (game, { seat }, { answer }) => {
    const planet = chosenOne(answer);
    if (planet !== undefined) putFree(game, seat, 'space-dock', planet, 1);
    return done();
  },
});

export default politicalCard({
  id: 'subsidized-industry',
  name: 'Subsidized Industry',
  text: 'Elect a player, who puts a space dock on a planet of theirs, free of charge.',
  elect: 'player',
  stake: ifElected((game, seat) => (units('space-dock')(game, seat) < 3 ? 5 : 0)),
  confidence: 'medium',
  procedures: [dock],
  resolve: (game, seat) => (sites(game, seat).length ? call(dock, { seat }, 'finish') : undefined),
});
