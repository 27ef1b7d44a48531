import { ask, call, chosenKey, choose, done, goto, type Spec } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { atPlace, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { structureLimit, type StructureType } from '#ti4/rules/units/structures.ts';
import { detailsOf } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKey, lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { arrivalProblem, isGroundForce, isStructure, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'decoy-operation';
const MOST = 2;

/** Lists a seat's planets in a system on which at least one of its ground forces can be placed. */
const open = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.system === system && movable(game, seat, planet.id).length > 0)
    .map(({ id }) => id);

/** Tells whether a planet lacks room for the structures among the units to be placed there (85.4, 85.5). */
function crowded(game: Game, units: readonly Unit[], planet: PlanetId): boolean {
  const coming = units.filter((unit) => unit.planet !== planet && isStructure(game, unit));
  return coming.some(({ type, owner }) => {
    const there = unitsAt(game, { owner, planet, type }).length;
    return (
      there + coming.filter((one) => one.type === type).length > structureLimit(game, type as StructureType, planet)
    );
  });
}

const movable = (game: Game, seat: SeatId, planet: PlanetId): Unit[] =>
  unitsAt(game, { owner: seat }).filter(
    (unit) =>
      isGroundForce(game, unit) &&
      unit.planet !== planet &&
      arrivalProblem(game, seat, unit.type, planet) === undefined,
  );

/** Asks which ground forces to place, from anywhere on the board. They are removed and placed, not moved. */
const whichForces = question<{ planet: PlanetId }, string[]>()(
  'decoy-operation-forces',
  (game, seat, { planet }): Spec => {
    const units = movable(game, seat, planet);
    if (!units.length) return { kind: 'none', reason: 'None of your ground forces can be placed there.' };
    return choose(
      `Which ground forces do you place on ${nameOfPlanet(game, planet)}? Choose up to ${MOST}.`,
      units.map((unit) => ({
        key: unit.id,
        label: `${nameOfUnit(unit.type)} ${atPlace(game, unit)}`,
        ...(detailsOf(game, unit).length > 0 && { hint: detailsOf(game, unit).join(', ') }),
      })),
      { min: 0, max: Math.min(MOST, units.length), nothing: 'Place no ground forces' },
    );
  },
  {
    title: 'choose ground forces',
    check: (game, _seat, { planet }, ids) => {
      const units = ids.flatMap((id) => game.state.units[id] ?? []);
      return crowded(game, units, planet)
        ? `${nameOfPlanet(game, planet)} cannot have that many structures.`
        : undefined;
    },
  },
);

const decoy = procedure<{ seat: SeatId; system: SystemId; planet?: PlanetId }>()(ID, {
  where: (game, data) => {
    const planets = open(game, data.seat, data.system);
    const [only] = planets;
    if (planets.length > 1)
      return ask(
        [choosePlanet.ask(data.seat, { prompt: 'On which planet do you place ground forces?', planets })],
        'which',
      );
    if (only === undefined) return done();
    data.planet = only;
    return ask([whichForces.ask(data.seat, { planet: only })], 'place');
  },
  which: (_game, data, got) => {
    data.planet = chosenKey(got.answer);
    return data.planet === undefined ? done() : ask([whichForces.ask(data.seat, { planet: data.planet })], 'place');
  },
  place: (game, { seat, planet = '' }, got) => {
    const units: UnitId[] = Array.isArray(got.answer) ? got.answer : [];
    const taken: Record<string, number> = {};
    const placed: Record<string, number> = {};
    for (const unit of units.flatMap((id) => game.state.units[id] ?? [])) {
      const [from, to] = [lineKeyOf(game, unit), lineAtKey.format(lineKey(game, unit), planet)];
      if (!placeOnPlanet(game, unit, planet)) continue;
      taken[from] = (taken[from] ?? 0) + 1;
      placed[to] = (placed[to] ?? 0) + 1;
    }
    if (Object.keys(placed).length) game.addFact({ type: 'forces-relocated', seat, taken, placed });
    return goto('end');
  },
  end: () => done(),
});

export default actionCard({
  id: ID,
  name: 'Decoy Operation',
  set: 'pok',
  text: 'After another player activates a system where you have structures: place up to 2 of your ground forces, from anywhere on the board, on 1 planet you control there.',
  copies: 1,
  advice: { gains: { moves: 1 } },
  procedures: [decoy],
  questions: [whichForces, choosePlanet],
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        unitsAt(game, { owner: holder, system }).some((unit) => isStructure(game, unit)) &&
        open(game, holder, system).length > 0,
      effect: (_game, { holder }, { system }) => call(decoy, { seat: holder, system }, 'finish'),
    }),
  ],
});
