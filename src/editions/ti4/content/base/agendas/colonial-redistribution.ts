import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti4/rules/names.ts';
import { isHomePlanet, MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { arrivalProblem, placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';

const barred = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  arrivalProblem(game, seat, 'infantry', planet) !== undefined;

const beneficiary = question<{ planet: PlanetId }>()(
  'colonial-redistribution-player',
  (game, _seat, { planet }): Spec => {
    const seats = seatsFrom(game.state, game.state.speaker);
    if (seats.every((seat) => barred(game, seat, planet)))
      return { kind: 'none', reason: 'No player can place infantry there.' };
    const fewest = Math.min(...seats.map((seat) => seatOf(game, seat).points));
    return choose(
      `Which player do you allow to place 1 infantry on ${nameOfPlanet(game, planet)}?`,
      seats.map((key) => ({
        key,
        label: nameOfSeat(game, key),
        ...(seatOf(game, key).points > fewest && { disabledReason: 'Another player has fewer victory points.' }),
      })),
    );
  },
);

const settle = question<{ planet: PlanetId }>()('colonial-redistribution-settle', (game, _seat, { planet }): Spec =>
  choose(`Do you place 1 infantry on ${nameOfPlanet(game, planet)}?`, [
    { key: 'yes', label: 'Place 1 infantry' },
    { key: 'no', label: 'Place nothing' },
  ]),
);

const redistribute = procedure<{ planet: PlanetId; seat?: SeatId }>()('colonial-redistribution', {
  destroy: (game, { planet }) =>
    call(destroyUnits, { units: unitsAt(game, { planet }).map((unit) => unit.id), by: null }, 'who'),
  who: (game, { planet }) => {
    const { controller } = planetOf(game, planet);
    return controller === null ? done() : ask([beneficiary.ask(controller, { planet })], 'whether');
  },
  whether: (game, data, got) => {
    const seat = chosenKey(got.answer);
    if (seat === undefined) return done();
    data.seat = seat;
    return barred(game, seat, data.planet) ? done() : ask([settle.ask(seat, { planet: data.planet })], 'place');
  },
  place: (game, { planet, seat }, got) => {
    if (seat === undefined || chosenKey(got.answer) !== 'yes') return done();
    const { system, controller } = planetOf(game, planet);
    placeUnits(game, seat, 'infantry', 1, { system, planet });
    return controller === seat ? done() : call(gainControl, { seat, planet }, 'end');
  },
  end: () => done(),
});

export default agenda({
  id: 'colonial-redistribution',
  name: 'Colonial Redistribution',
  set: 'base',
  text: 'Elect a planet, except Mecatol Rex and home planets: destroy all units on it. Then its controller chooses a player with the fewest victory points, who may place 1 infantry on the planet.',
  type: 'directive',
  elect: 'planet',
  advice: { elected: { planets: -1 } },
  eligible: (game, planet) => planet !== MECATOL_REX && !isHomePlanet(game, planet),
  procedures: [redistribute],
  questions: [beneficiary, settle],
  resolve: (_game, planet) => call(redistribute, { planet }, 'finish'),
});
