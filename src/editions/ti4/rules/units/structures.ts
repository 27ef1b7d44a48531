import {
  ask,
  call,
  choose,
  chosenKey,
  done,
  goto,
  type Option,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { placeToken } from '#ti4/rules/tokens/command-tokens.ts';
import { lacksTokenToPlace, placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { liftToSpace } from './unit-index.ts';
import { planetOf, planetsOf, planetsOnBoard, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { unitsFreeToTake, unitToTake } from './reinforcements.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import type { PlacedStructure } from './unit-events.ts';
import {
  arrivalProblem,
  definitionFor,
  countInReinforcements,
  isShip,
  isStructure,
  placeUnits,
  removeUnit,
  placeOnPlanet,
  unitOf,
  unitsAt,
} from './units.ts';
import { unitAtKey } from './unit-keys.ts';

export type StructureType = 'pds' | 'space-dock';

/** How many structures of a type a planet may hold (85.4, 85.5). */
export const structureLimit = (game: Game, type: StructureType, planet: PlanetId): number =>
  modify(game, 'structure-limit', { type, planet }, type === 'pds' ? 2 : 1);

/** A structure that moves floats in the space area instead of standing on a planet (85.1). */
export const isFloating = (game: Game, seat: SeatId, type: StructureType): boolean =>
  definitionFor(game, seat, type).move !== undefined;

/** Why a seat cannot place a structure on a planet; undefined when it can. Reinforcements are another matter. */
export function structureProblem(game: Game, seat: SeatId, type: StructureType, planet: PlanetId): string | undefined {
  const name = nameOfPlanet(game, planet);
  if (planetOf(game, planet).controller !== seat) return `You do not control ${name}.`;
  const barred = arrivalProblem(game, seat, type, planet);
  if (barred) return barred;
  if (isFloating(game, seat, type)) return undefined;
  const limit = structureLimit(game, type, planet);
  return unitsAt(game, { planet, type }).length >= limit
    ? `${name} already has ${limit === 1 ? 'a' : limit} ${nameOfUnit(type)}.`
    : undefined;
}

function unavailable(
  game: Game,
  { seat, token }: StructurePlacement,
  type: StructureType,
  planet: PlanetId,
): string | undefined {
  const { system } = planetOf(game, planet);
  const spare = unitsFreeToTake(game, seat, type).some(
    (unit) => unit.planet !== planet && !(token && unit.system === system),
  );
  if (countInReinforcements(game, seat, type) > 0 || spare) return undefined;
  return `No ${nameOfUnit(type)} is left in your reinforcements.`;
}

export interface StructurePlacement {
  seat: SeatId;
  types: StructureType[];
  /** Only on planets there. */
  system?: SystemId;
  /** Only on this planet. */
  on?: PlanetId;
  /** Placing none is allowed. */
  optional?: boolean;
  /** One of the seat's tokens is put from its reinforcements into the system of the structure (24.3). */
  token?: boolean;
  /** Whose token it is, where it is not the seat's own. */
  tokenOf?: SeatId;
  /** The place taken, until the structure stands there. */
  type?: StructureType;
  planet?: PlanetId;
}

export function structureSites(game: Game, placing: StructurePlacement): Option[] {
  const { seat, types, system, on } = placing;
  return types.flatMap((type) =>
    planetsOnBoard(game, seat)
      .filter((planet) => (system === undefined || planet.system === system) && (on === undefined || planet.id === on))
      .filter((planet, _i, all) => {
        // Where it floats, any planet of the system will do: one that is open to it, if there is one.
        const alike = isFloating(game, seat, type) ? all.filter((other) => other.system === planet.system) : [planet];
        return planet === (alike.find((one) => structureProblem(game, seat, type, one.id) === undefined) ?? alike[0]);
      })
      .map((planet) => {
        const off = structureProblem(game, seat, type, planet.id) ?? unavailable(game, placing, type, planet.id);
        const where = isFloating(game, seat, type) ? nameOfSystem(game, planet.system) : nameOfPlanet(game, planet.id);
        return {
          key: unitAtKey.format(type, planet.id),
          label: `${nameOfUnit(type)}: ${where}`,
          group: nameOfUnit(type),
          ...(off && { disabledReason: off }),
        };
      }),
  );
}

/** Where to place which structure. */
export const structureSite = question<StructurePlacement>()(
  'structure-site',
  (game, _seat, placing): Spec => {
    const sites = structureSites(game, placing);
    if (sites.every((site) => site.disabledReason))
      return { kind: 'none', reason: 'There is no planet on which you could place it.' };
    const what = placing.types.map(nameOfUnit).join(' or ');
    return choose(`Place 1 ${what} on a planet you control.`, sites, { min: placing.optional ? 0 : 1 });
  },
  { title: 'place a structure' },
);

interface Put extends PlacedStructure {
  /** Something else has come there. */
  instead?: boolean;
}

/** Whether anything may answer that it is about to come. */
const nears = (game: Game, about: PlacedStructure): boolean =>
  game.book.windows.hasListeners(game, { timing: 'when', name: 'structure-nears', ...about });

function put(game: Game, about: PlacedStructure) {
  const { seat, type, system, planet } = about;
  placeUnits(game, seat, type, 1, { system, ...(planet !== undefined && { planet }) });
  return openWindow('when', 'structure-placed', about, 'placed');
}

/** A structure that is to be had comes to a place: unless something else comes in its stead. */
export const putStructure = procedure<Put>()('put-structure', {
  nears: (_game, { instead: _instead, ...about }) => openWindow('when', 'structure-nears', about, 'place'),
  place: (game, { instead, ...about }) => (instead ? done() : put(game, about)),
  placed: () => done(),
});

/** What answers that a structure is about to come puts something else there. */
export function replaceArrivingStructure(game: Game): void {
  const put = game.enclosingData(putStructure);
  if (put) put.instead = true;
}

/** Places a structure on a planet the seat controls. Gives back the system it stands in, or null. */
export const placeStructure = procedure<StructurePlacement>()('place-structure', {
  choose: (_game, placing) => ask([structureSite.ask(placing.seat, placing)], 'chosen'),
  chosen(game, placing, got) {
    const key = chosenKey(got.answer);
    if (key === undefined) return done(null);
    const [type, planet] = unitAtKey.parse(key);
    placing.type = type as StructureType;
    placing.planet = planet;
    const { system } = planetOf(game, planet);
    const owner = placing.tokenOf ?? placing.seat;
    if (!placing.token) return goto('token');
    // 20.3b: where the reinforcements have none, one of a pool takes its place.
    if (lacksTokenToPlace(game, owner, system)) return call(placeTokens, { todo: [{ seat: owner, system }] }, 'token');
    placeToken(game, owner, system, 'reinforcements');
    return goto('token');
  },
  token(game, placing) {
    const { type, planet = '' } = placing;
    if (!type) return done(null);
    if (countInReinforcements(game, placing.seat, type) > 0) return goto('place');
    return ask([unitToTake.ask(placing.seat, { type, notOn: planet })], 'taken');
  },
  taken(game, _placing, got) {
    const unit: UnitId | undefined = chosenKey(got.answer);
    if (unit === undefined) return done(null);
    removeUnit(game, unitOf(game, unit), 'placed-elsewhere');
    return goto('place');
  },
  place(game, placing) {
    const { seat, type, planet } = placing;
    if (!type || !planet) return done(null);
    const { system } = planetOf(game, planet);
    const inSpace = isFloating(game, seat, type);
    const about: PlacedStructure = { seat, type, system, ...(!inSpace && { planet }) };
    return nears(game, about) ? call(putStructure, about, 'placed') : put(game, about);
  },
  placed: (game, { planet }) => done(planet ? planetOf(game, planet).system : null),
});

/** Where a structure that no longer floats may come down: on a planet its owner controls in its system. */
const landings = (game: Game, { owner, type, system }: Unit): PlanetId[] =>
  planetsOf(game, owner)
    .filter(
      (planet) =>
        planet.system === system && structureProblem(game, owner, type as StructureType, planet.id) === undefined,
    )
    .map(({ id }) => id);

/** On which planet a structure that floated comes down. */
export const structureLanding = question<{ unit: UnitId }>()(
  'structure-landing',
  (game, _seat, { unit }): Spec => {
    const structure = game.state.units[unit];
    const planets = structure ? landings(game, structure) : [];
    if (!planets.length) return { kind: 'none', reason: 'There is no planet for it.' };
    return choose(
      `On which planet does your ${nameOfUnit(structure.type)} come down?`,
      planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
    );
  },
  { title: 'choose where a structure comes down', forced: true },
);

/**
 * After an upgrade has come or gone, units stand where their card now lets them: structures float or come down, on a
 * planet of their owner or not at all (90.19); ships that have no card any more leave the board (90.20).
 */
export const settleUnits = procedure<{ seat: SeatId; left?: UnitId[] }>()('settle-units', {
  start(game, data) {
    const { seat } = data;
    data.left = [];
    for (const unit of unitsAt(game, { owner: seat })) {
      const { combat, move } = definitionFor(game, seat, unit.type);
      if (isShip(game, unit) && combat === undefined) removeUnit(game, unit, 'no-upgrade');
      if (!isStructure(game, unit)) continue;
      if (move !== undefined) liftToSpace(game, unit);
      else if (unit.planet === undefined) data.left.push(unit.id);
    }
    return goto('next');
  },
  next: (_game, { seat, left = [] }) =>
    left.length ? ask([structureLanding.ask(seat, { unit: left[0] })], 'landed') : done(),
  landed(game, { left = [] }, got) {
    const unit = game.state.units[left.shift() ?? ''];
    const planet = chosenKey(got.answer);
    if (unit && planet !== undefined) placeOnPlanet(game, unit, planet);
    else if (unit) removeUnit(game, unit, 'no-planet');
    return goto('next');
  },
});

export const structureProcedures: Procedure<Game, never>[] = [placeStructure, putStructure, settleUnits];
export const structureQuestions: Question<Game, never>[] = [structureSite, structureLanding];
