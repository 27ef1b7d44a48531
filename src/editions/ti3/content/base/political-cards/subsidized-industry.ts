import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import type { SeatId, PlanetId } from '#ti3/rules/terms.ts';
import { valueIfElected, units } from '#ti3/rules/politics/outcome-values.ts';

const sites = (game: Game, seat: SeatId): PlanetId[] =>
  piecesInReinforcements(game, seat, 'space-dock') < 1
    ? []
    : planetsOf(game, seat).flatMap(({ id }) =>
        unitsOnPlanet(game, id).some(({ type }) => type === 'space-dock') ? [] : [id],
      );

const dock = procedure<{ seat: SeatId }>()('subsidized-industry', {
  ask: (game, { seat }) =>
    ask(
      [choosePlanet.ask(seat, { prompt: 'On which planet do you place the space dock?', planets: sites(game, seat) })],
      'put',
    ),
  put: (game, { seat }, { answer }) => {
    const planet = chosenKey(answer);
    if (planet !== undefined) placeFreeUnits(game, seat, 'space-dock', planet, 1);
    return done();
  },
});

export default politicalCard({
  id: 'subsidized-industry',
  name: 'Subsidized Industry',
  text: 'Elect a player: they place a free space dock on a planet they control.',
  elect: 'player',
  stake: valueIfElected((game, seat) => (units('space-dock')(game, seat) < 3 ? 5 : 0)),
  confidence: 'medium',
  procedures: [dock],
  resolve: (game, seat) => (sites(game, seat).length ? call(dock, { seat }, 'finish') : undefined),
});
