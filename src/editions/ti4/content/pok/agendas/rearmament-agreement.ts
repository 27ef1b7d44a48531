import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { isHomePlanet, planetOf, planetsOnBoard, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { arrivalProblem, hasUnitCard, placeUnits, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'rearmament-agreement';

/** Lists the planets in a seat's home system on which it can place a mech. */
const sites = (game: Game, seat: SeatId): PlanetId[] =>
  hasUnitCard(game, seat, 'mech') && placeableCount(game, seat, 'mech') > 0
    ? planetsOnBoard(game, seat).flatMap(({ id }) =>
        isHomePlanet(game, id, seat) && arrivalProblem(game, seat, 'mech', id) === undefined ? [id] : [],
      )
    : [];

const where = question<object>()(
  'rearmament-agreement-planet',
  (game, seat): Spec => {
    const planets = sites(game, seat);
    if (!planets.length) return { kind: 'none', reason: 'You cannot place a mech in your home system.' };
    return choose(
      'On which planet in your home system do you place a mech?',
      planets.map((key) => ({ key, label: planetWithValues(game, key) })),
    );
  },
  { title: 'place a mech', forced: true },
);

const rearm = procedure<{ seats: SeatId[] }>()(ID, {
  next: (game, { seats }) => {
    const [seat] = seats;
    if (seat === undefined) return done();
    return sites(game, seat).length > 1 ? ask([where.ask(seat, {})], 'place') : goto('place');
  },
  place: (game, data, got) => {
    const seat = data.seats.shift() ?? '';
    const [only] = sites(game, seat);
    const planet = chosenKey(got.answer) ?? only;
    if (planet === undefined) return goto('next');
    return call(placeUnit, { seat, type: 'mech' as const, system: planetOf(game, planet).system, planet }, 'next');
  },
});

function disarm(game: Game, seat: SeatId): void {
  for (const mech of unitsAt(game, { owner: seat, type: 'mech' })) {
    removeUnit(game, mech, ID);
    placeUnits(game, seat, 'infantry', 1, {
      system: mech.system,
      ...(mech.planet !== undefined && { planet: mech.planet }),
    });
  }
}

export default agenda({
  id: ID,
  name: 'Rearmament Agreement',
  set: 'pok',
  text: 'For: each player places 1 mech on a planet they control in their home system. Against: each player replaces all their mechs, each with 1 infantry.',
  type: 'directive',
  elect: 'for-against',
  advice: {
    outcomes: {
      for: { units: { mech: 1 } },
      against: (game, seat) => ({ units: { mech: -unitsAt(game, { owner: seat, type: 'mech' }).length } }),
    },
  },
  procedures: [rearm],
  questions: [where],
  resolve: (game, outcome) => {
    const seats = seatsFrom(game.state, game.state.speaker);
    if (outcome === 'for') return call(rearm, { seats }, 'finish');
    for (const seat of seats) disarm(game, seat);
    return undefined;
  },
});
