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
import { capitalize } from '#text/sentences.ts';
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

/** Returns how many structures of a type a planet may hold (85.4, 85.5). */
export const structureLimit = (game: Game, type: StructureType, planet: PlanetId): number =>
  modify(game, 'structure-limit', { type, planet }, type === 'pds' ? 2 : 1);

/**
 * Tells whether a seat's structures of a type can move and so float in the space area instead of being on a planet
 * (85.1).
 */
export const isFloating = (game: Game, seat: SeatId, type: StructureType): boolean =>
  definitionFor(game, seat, type).move !== undefined;

/** Explains why a seat cannot place a structure on a planet; undefined if it can. Does not check reinforcements. */
export function structureProblem(game: Game, seat: SeatId, type: StructureType, planet: PlanetId): string | undefined {
  if (planetOf(game, planet).controller !== seat) return `You do not control ${nameOfPlanet(game, planet)}.`;
  const barred = arrivalProblem(game, seat, type, planet);
  if (barred) return barred;
  if (isFloating(game, seat, type)) return undefined;
  const limit = structureLimit(game, type, planet);
  return unitsAt(game, { planet, type }).length >= limit
    ? `There ${limit === 1 ? 'is already a' : `are already ${limit}`} ${nameOfUnit(type)}.`
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
  return `You have no ${nameOfUnit(type)} left in your reinforcements.`;
}

export interface StructurePlacement {
  seat: SeatId;
  types: StructureType[];
  /** Restricts the placement to planets in this system. */
  system?: SystemId;
  /** Restricts the placement to this planet. */
  on?: PlanetId;
  /** Set if placing none is allowed. */
  optional?: boolean;
  /** Set if a token from the reinforcements is placed in the structure's system (24.3). */
  token?: boolean;
  /** Owner of that token, if it is not the seat's own. */
  tokenOf?: SeatId;
  /** The chosen type and planet, until the structure is placed. */
  type?: StructureType;
  planet?: PlanetId;
}

export function structureSites(game: Game, placing: StructurePlacement): Option[] {
  const { seat, types, system, on } = placing;
  return types.flatMap((type) =>
    planetsOnBoard(game, seat)
      .filter((planet) => (system === undefined || planet.system === system) && (on === undefined || planet.id === on))
      .filter((planet, _i, all) => {
        // A floating structure fits any planet of the system, so only one is offered: an open one if possible.
        const alike = isFloating(game, seat, type) ? all.filter((other) => other.system === planet.system) : [planet];
        return planet === (alike.find((one) => structureProblem(game, seat, type, one.id) === undefined) ?? alike[0]);
      })
      .map((planet) => {
        const off = structureProblem(game, seat, type, planet.id) ?? unavailable(game, placing, type, planet.id);
        const where = isFloating(game, seat, type) ? nameOfSystem(game, planet.system) : nameOfPlanet(game, planet.id);
        return {
          key: unitAtKey.format(type, planet.id),
          // If there is only one type, the prompt names it.
          label: types.length === 1 ? where : `${capitalize(nameOfUnit(type))} on ${where}`,
          group: nameOfUnit(type),
          ...(off && { disabledReason: off }),
        };
      }),
  );
}

/** Asks which structure to place, and where. */
export const structureSite = question<StructurePlacement>()(
  'structure-site',
  (game, _seat, placing): Spec => {
    const sites = structureSites(game, placing);
    if (sites.every((site) => site.disabledReason))
      return { kind: 'none', reason: 'There is no planet where you can place it.' };
    const what = placing.types.map(nameOfUnit).join(' or ');
    return choose(`Where do you place 1 ${what}?`, sites, {
      min: placing.optional ? 0 : 1,
      ...(placing.optional && { nothing: `Place no ${what}` }),
    });
  },
  { title: 'place a structure' },
);

interface Put extends PlacedStructure {
  /** Set if something else has been placed there. */
  instead?: boolean;
}

/** Tells whether any component can react to the approaching structure. */
const nears = (game: Game, about: PlacedStructure): boolean =>
  game.book.windows.hasListeners(game, { timing: 'when', name: 'structure-nears', ...about });

function put(game: Game, about: PlacedStructure) {
  const { seat, type, system, planet } = about;
  placeUnits(game, seat, type, 1, { system, ...(planet !== undefined && { planet }) });
  return openWindow('when', 'structure-placed', about, 'placed');
}

/** Places a structure from the reinforcements, unless a reaction replaces it. */
export const putStructure = procedure<Put>()('put-structure', {
  nears: (_game, { instead: _instead, ...about }) => openWindow('when', 'structure-nears', about, 'place'),
  place: (game, { instead, ...about }) => (instead ? done() : put(game, about)),
  placed: () => done(),
});

/** Marks the approaching structure as replaced, called by a reaction that places something else. */
export function replaceArrivingStructure(game: Game): void {
  const put = game.enclosingData(putStructure);
  if (put) put.instead = true;
}

/** Places a structure on a planet the seat controls. Returns its system, or null. */
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
    // 20.3b: with empty reinforcements, a token from a pool is placed.
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

/**
 * Returns the planets on which a structure that no longer floats may land: in its system, under its owner's control.
 */
const landings = (game: Game, { owner, type, system }: Unit): PlanetId[] =>
  planetsOf(game, owner)
    .filter(
      (planet) =>
        planet.system === system && structureProblem(game, owner, type as StructureType, planet.id) === undefined,
    )
    .map(({ id }) => id);

/** Asks on which planet a structure that no longer floats lands. */
export const structureLanding = question<{ unit: UnitId }>()(
  'structure-landing',
  (game, _seat, { unit }): Spec => {
    const structure = game.state.units[unit];
    const planets = structure ? landings(game, structure) : [];
    if (!planets.length) return { kind: 'none', reason: 'There is no planet where it can be placed.' };
    return choose(
      `On which planet do you place your ${nameOfUnit(structure.type)}?`,
      planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
    );
  },
  { title: 'choose a planet for a structure', forced: true },
);

/**
 * Moves units after an upgrade was gained or lost: structures float, or land on a planet of their owner or leave the
 * board (90.19); ships without a unit card leave the board (90.20).
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
