import { ask, call, chosenOne, done } from '../../engine/index.ts';
import { actionCard, on } from '../../rules/component.ts';
import { procedure, type Game } from '../../rules/game.ts';
import { exhaustPlanet, planetsOf, readyPlanet, readyPlanetsOf } from '../../rules/planets.ts';
import type { PlanetId, SeatId } from '../../rules/state.ts';
import { choosePlanet } from '../shared/choosing-places.ts';

const ID = 'reparations';

const exhaustible = (game: Game, seat: SeatId): PlanetId[] => readyPlanetsOf(game, seat).map(({ id }) => id);
const exhausted = (game: Game, seat: SeatId): PlanetId[] => planetsOf(game, seat).filter((planet) => planet.exhausted).map(({ id }) => id);

/** Each half is done for as far as there is something to do. */
const demand = procedure<{ seat: SeatId; from: SeatId }>()(ID, {
  which: (game, { seat, from }) => ask([choosePlanet.of(seat, { prompt: 'Which of their planets is exhausted?', planets: exhaustible(game, from) })], 'exhaust'),
  exhaust: (game, { seat, from }, got) => {
    const planet = chosenOne(got.answer);
    if (planet !== undefined) {
      exhaustPlanet(game, planet);
      game.fact({ type: 'planets-exhausted', seat: from, planets: [planet], why: ID });
    }
    return ask([choosePlanet.of(seat, { prompt: 'Which of your planets is readied?', planets: exhausted(game, seat) })], 'ready');
  },
  ready: (game, { seat }, got) => {
    const planet = chosenOne(got.answer);
    if (planet === undefined) return done();
    readyPlanet(game, planet);
    game.fact({ type: 'planets-readied', seat, planets: [planet] });
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Reparations',
  set: 'base',
  text: 'Another player has taken a planet from you: exhaust one of their planets and ready one of yours.',
  copies: 1,
  procedures: [demand],
  questions: [choosePlanet],
  reactions: [on('after', 'planet-taken', {
    usable: (game, { holder }, { seat, from }) => from === holder && seat !== holder && (exhaustible(game, seat).length > 0 || exhausted(game, holder).length > 0),
    effect: (_game, { holder }, { seat }) => call(demand, { seat: holder, from: seat }, 'finish'),
  })],
});
