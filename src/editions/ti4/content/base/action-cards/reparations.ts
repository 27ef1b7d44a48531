import { ask, call, chosenKey, done } from '#engine';
import { possessive } from '#kit/board/names.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { exhaustPlanet, planetsOf, readyPlanet, readyPlanetsOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'reparations';

const exhaustible = (game: Game, seat: SeatId): PlanetId[] => readyPlanetsOf(game, seat).map(({ id }) => id);
const exhausted = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.exhausted)
    .map(({ id }) => id);

const theirs = (game: Game, seat: SeatId, from: SeatId) =>
  choosePlanet.ask(seat, {
    prompt: `Which of ${possessive(nameOfSeat(game, from))} planets do you exhaust?`,
    planets: exhaustible(game, from),
  });
const own = (game: Game, seat: SeatId) =>
  choosePlanet.ask(seat, { prompt: 'Which of your planets do you ready?', planets: exhausted(game, seat) });

function exhaust(game: Game, from: SeatId, planet: PlanetId | undefined): void {
  if (planet === undefined) return;
  exhaustPlanet(game, planet);
  game.addFact({ type: 'planets-exhausted', seat: from, planets: [planet], why: ID });
}

function ready(game: Game, seat: SeatId, planet: PlanetId | undefined): void {
  if (planet === undefined) return;
  readyPlanet(game, planet);
  game.addFact({ type: 'planets-readied', seat, planets: [planet] });
}

/** Exhausts and readies the planets in games saved before both were chosen while playing the card. */
const demand = procedure<{ seat: SeatId; from: SeatId }>()(ID, {
  which: (game, { seat, from }) => ask([theirs(game, seat, from)], 'exhaust'),
  exhaust: (game, { seat, from }, got) => {
    exhaust(game, from, chosenKey(got.answer));
    return ask([own(game, seat)], 'ready');
  },
  ready: (game, { seat }, got) => {
    ready(game, seat, chosenKey(got.answer));
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Reparations',
  set: 'base',
  text: 'After another player gains control of your planet: exhaust 1 of their planets and ready 1 of yours.',
  copies: 1,
  advice: { gains: { resources: 2 }, harms: { resources: 2 } },
  procedures: [demand],
  questions: [choosePlanet],
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, from }) =>
        from === holder &&
        seat !== holder &&
        (exhaustible(game, seat).length > 0 || exhausted(game, holder).length > 0),
      // Each half resolves only if it has a planet to apply to.
      target: (game, { holder }, { seat }) =>
        exhaustible(game, seat).length ? theirs(game, holder, seat) : own(game, holder),
      furtherTarget: (game, { holder }, _event, [first, second]) =>
        second === undefined && !exhausted(game, holder).includes(first) && exhausted(game, holder).length
          ? own(game, holder)
          : undefined,
      effect: (game, { holder }, { seat }, named) => {
        if (!named.length) return call(demand, { seat: holder, from: seat }, 'finish');
        exhaust(
          game,
          seat,
          named.find((planet) => exhaustible(game, seat).includes(planet)),
        );
        ready(
          game,
          holder,
          named.find((planet) => exhausted(game, holder).includes(planet)),
        );
      },
    }),
  ],
});
