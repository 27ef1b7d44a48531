import { ask, call, choose, chosenKey, done, goto, type EngineBook, type Spec } from '#engine';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { isOffBoard, planetOf, planetsOnBoard, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { PlanetTransfer, PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { structureLimit, type StructureType } from '#ti4/rules/units/structures.ts';
import {
  arrivalProblem,
  isGroundForce,
  isStructure,
  removeUnit,
  placeOnPlanet,
  unitsAt,
} from '#ti4/rules/units/units.ts';
import { rollForGravityRifts } from '#ti4/rules/movement/gravity-rift.ts';

// Planet cards given in a transaction: the giver first moves all units there to another of their planets.

/** Returns the planets to which all ground forces of a planet can move together. */
function refuges(game: Game, seat: SeatId, planet: PlanetId, going: readonly PlanetId[]): PlanetId[] {
  const forces = unitsAt(game, { owner: seat, planet }).filter((unit) => isGroundForce(game, unit));
  return planetsOnBoard(game, seat)
    .map(({ id }) => id)
    .filter(
      (id) => !going.includes(id) && forces.every(({ type }) => arrivalProblem(game, seat, type, id) === undefined),
    );
}

/** Returns the planets whose cards a seat could currently give to another; a planet in no system cannot be traded. */
export const tradablePlanets = (game: Game, from: SeatId, to: SeatId): PlanetId[] =>
  modify(game, 'tradable-planets', { from, to }, []).filter((id) => {
    const planet = game.state.planets[id];
    return planet?.controller === from && !isOffBoard(planet);
  });

/** Explains why a seat cannot give these planets to another; undefined if it can. `mine`: words it for that seat. */
export function planetTransferProblem(
  game: Game,
  { from, to, planets, mine }: { from: SeatId; to: SeatId; planets: readonly PlanetId[]; mine: boolean },
): string | undefined {
  const open = tradablePlanets(game, from, to);
  const closed = planets.find((planet) => !open.includes(planet));
  if (closed !== undefined)
    return mine ? 'You cannot trade this planet card now.' : 'The other player cannot trade this planet card now.';
  const stuck = planets.some(
    (planet) => unitsAt(game, { owner: from, planet }).length > 0 && !refuges(game, from, planet, planets).length,
  );
  if (!stuck) return undefined;
  return `${mine ? 'You have' : 'The other player has'} no other planet to move the units to.`;
}

/** Queues planets to be handed over: their units are moved first, then control changes. */
export function transferPlanets(game: Game, passages: PlanetTransfer[]): void {
  if (passages.length) game.state.turn.passages = [...(game.state.turn.passages ?? []), ...passages];
}

const refuge = question<{ planet: PlanetId; going: PlanetId[] }>()(
  'units-of-traded-planet',
  (game, seat, { planet, going }): Spec => {
    const open = refuges(game, seat, planet, going);
    if (!open.length) return { kind: 'none', reason: 'You have no other planet to move the units to.' };
    return choose(
      `To which planet do you move all your units on ${nameOfPlanet(game, planet)}?`,
      open.map((key) => ({ key, label: planetWithValues(game, key) })),
    );
  },
  { title: 'move units off the traded planet', forced: true },
);

/** Tells whether a planet has room for another structure of this type (85.4, 85.5). */
const hasRoom = (game: Game, { type }: Unit, planet: PlanetId): boolean =>
  unitsAt(game, { planet, type }).length < structureLimit(game, type as StructureType, planet);

function moveAll(game: Game, seat: SeatId, planet: PlanetId, onto: PlanetId | undefined): void {
  const { system } = planetOf(game, planet);
  const inRift = anomaliesIn(game, system).includes('gravity-rift');
  const units = unitsAt(game, { owner: seat, planet });
  const moved: Unit[] = [];
  for (const unit of units) {
    const lost =
      inRift &&
      rollForGravityRifts(game, unit, [system, onto === undefined ? system : planetOf(game, onto).system]) !==
        undefined;
    const arrives =
      !lost &&
      onto !== undefined &&
      (!isStructure(game, unit) || hasRoom(game, unit, onto)) &&
      placeOnPlanet(game, unit, onto);
    if (arrives) moved.push(unit);
    else removeUnit(game, unit, lost ? 'gravity-rift' : 'no-planet');
  }
  if (moved.length && onto !== undefined)
    game.addFact({ type: 'ground-forces-moved', seat, from: planet, onto, units: moved.map(({ type }) => type) });
}

const passPlanets = procedure<object>()('hand-over-planets', {
  next: (game) => {
    const { passages = [] } = game.state.turn;
    const passage = passages.at(0);
    if (!passage) return done();
    const { planet, from } = passage;
    if (!unitsAt(game, { owner: from, planet }).length) return goto('gain');
    return ask([refuge.ask(from, { planet, going: passages.map((one) => one.planet) })], 'move');
  },
  move: (game, _data, got) => {
    const passage = game.state.turn.passages?.at(0);
    if (passage) moveAll(game, passage.from, passage.planet, chosenKey(got.answer));
    return goto('gain');
  },
  gain: ({ state: { turn } }) => {
    const [passage, ...left] = turn.passages ?? [];
    if (left.length) turn.passages = left;
    else delete turn.passages;
    return passage ? call(gainControl, { seat: passage.to, planet: passage.planet }, 'next') : done();
  },
});

export const planetTransferCheck: EngineBook<Game>['standingChecks'][number] = ({ state }) =>
  state.turn.passages ? interruptWith(passPlanets, {}) : undefined;

export const planetTransferProcedures = [passPlanets];
export const planetTransferQuestions = [refuge];
