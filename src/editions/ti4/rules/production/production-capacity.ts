import { othersHaveShips } from './blockades.ts';
import { findPlanetByUnitId } from '#ti4/rules/combat/armed-planets.ts';
import { findProducingPlanet, producingPlanets, productionOfPlanet } from './producing-planets.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { NO_SYSTEM, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import {
  arrivalProblem,
  definitionFor,
  definitionOf,
  FIGURES_PER_PLAYER,
  isShip,
  typesIn,
  unitsAt,
} from '#ti4/rules/units/units.ts';

/** A production: the seat, the system and the abilities or units used. */
export interface Production {
  seat: SeatId;
  system: SystemId;
  /** Only one space dock, which the seat chooses, uses its Production. */
  at?: 'one-space-dock';
  /** The only units that use their Production; undefined for all of the seat's there. */
  by?: UnitId[];
  /** Maximum number of units, for an ability other than Production (67.4). */
  limit?: number;
  /** All units count against the limit, even those that otherwise need not. */
  allCount?: true;
  /** Minimum number of units to produce. */
  least?: number;
  /** Maximum combined cost. */
  costLimit?: number;
  /** Bonus to the combined Production of the units. */
  extra?: number;
  /** Reduction of the combined cost. */
  discount?: number;
  /** Set for production without payment. */
  unpaid?: true;
  /** Trade goods that are gained if anything is produced, in time to be spent on it. */
  pledged?: number;
  /** Another use of Production led to this one. */
  additional?: true;
  /** The only unit types that may be produced. */
  only?: UnitType[];
  /** The only planet on which ground forces may be placed. */
  planet?: PlanetId;
}

/** Returns a unit's Production value (68.1); 0 if it has none. */
export function productionOf(game: Game, unit: Unit): number {
  const itself = findPlanetByUnitId(unit);
  const { production = 0 } =
    itself === undefined ? definitionOf(game, unit) : { production: productionOfPlanet(game, itself) };
  const base =
    typeof production === 'number'
      ? production
      : production.planetPlus + (unit.planet === undefined ? 0 : resourcesOf(game, unit.planet));
  return modify(game, 'production-limit', { seat: unit.owner, unit }, base);
}

/** Returns why a seat cannot produce at all in a system, or undefined if it can. */
export const productionProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined =>
  modify(game, 'producing-barred', { seat, system }, system === NO_SYSTEM ? 'It is not in a system.' : undefined);

/** Returns a seat's units and planets in a system that can use Production. */
export function producersIn(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const able = [...unitsAt(game, { owner: seat, system }), ...producingPlanets(game, seat, system)].filter(
    (unit) => productionOf(game, unit) > 0,
  );
  return able.length && productionProblem(game, seat, system) === undefined ? able : [];
}

/** Returns the units that use their Production; none for another ability. */
export function producers(game: Game, { seat, system, by, limit }: Production): Unit[] {
  if (limit !== undefined) return [];
  return by
    ? by.flatMap((id) => game.state.units[id] ?? findProducingPlanet(game, id) ?? [])
    : producersIn(game, seat, system);
}

/**
 * Returns the maximum number of units (68.1a): the combined Production, for one type only of units that can produce it.
 */
export function productionLimit(game: Game, production: Production, type?: UnitType): number {
  if (production.limit !== undefined) return production.limit;
  const able = producers(game, production).filter(
    (unit) =>
      type === undefined ||
      modify(game, 'production-barred', { seat: production.seat, unit, type }, undefined) === undefined,
  );
  return able.reduce((sum, unit) => sum + productionOf(game, unit), able.length ? (production.extra ?? 0) : 0);
}

export const SPACE_AREA = 'space';

/** Returns the places for units of a type: planets, or the space area. */
export function placementSites(game: Game, production: Production, type: UnitType): (PlanetId | typeof SPACE_AREA)[] {
  const { seat, system, planet } = production;
  if (isShip(game, { type, owner: seat })) return othersHaveShips(game, seat, system) ? [] : [SPACE_AREA]; // 68.2, 67.6
  const allowed = (id: PlanetId) =>
    game.state.planets[id].controller === seat && // 67.4a
    (planet === undefined || planet === id) &&
    arrivalProblem(game, seat, type, id, 'produce') === undefined;
  const planets = game.state.systems[system].planets.filter(allowed);
  const by = producers(game, production);
  // From the space area, and by other abilities: any planet the seat controls there, or the space area (68.4, 67.4b).
  if (production.limit !== undefined || by.some((unit) => unit.planet === undefined))
    return planet === undefined ? [...planets, SPACE_AREA] : planets;
  return planets.filter((id) => by.some((unit) => unit.planet === id)); // 68.3
}

/** Returns the types that have a cost (26.3), ships first. */
export function producibleTypes(game: Game, { seat, only }: Production): UnitType[] {
  return [...typesIn('ship'), ...typesIn('ground-force')].filter(
    (type) =>
      game.book.components[game.state.seats[seat].units[type]] !== undefined &&
      definitionFor(game, seat, type).cost !== undefined &&
      (only === undefined || only.includes(type)),
  );
}

/**
 * The cost of a unit type: `each` pays for `per` units, with `more` free ones that need not count against the
 * production limit.
 */
export interface UnitPrice {
  each: number;
  per: number;
  more: number;
}

export function unitPriceOf(game: Game, seat: SeatId, system: SystemId, type: UnitType): UnitPrice {
  const { cost = 0, perCost = 1 } = definitionFor(game, seat, type);
  return {
    each: modify(game, 'cost', { seat, type, system }, cost),
    per: modify(game, 'units-per-cost', { seat, type }, perCost),
    more: modify(game, 'additional-units', { seat, type }, 0),
  };
}

/** Tells whether nothing is paid for units of a type in this production. */
export const isUnpaid = (game: Game, { seat, unpaid }: Production, type: UnitType): boolean =>
  unpaid === true || modify(game, 'produced-free', { seat, type }, false);

/**
 * Returns an upper bound of the units these resources can pay for in a system: the limit for abilities that produce any
 * number.
 */
export function maxAffordable(game: Game, production: Production, resources: number): number {
  const priced = producibleTypes(game, production).map((type) => ({
    type,
    ...unitPriceOf(game, production.seat, production.system, type),
  }));
  const given = ({ type, each }: (typeof priced)[number]): boolean => each <= 0 || isUnpaid(game, production, type);
  const rates = priced.filter((one) => !given(one)).map(({ each, per, more }) => (per + more) / each);
  return (
    Math.ceil(resources * Math.max(0, ...rates)) +
    priced.filter(given).reduce((sum, { type }) => sum + FIGURES_PER_PLAYER[type], 0)
  );
}

/** Returns how many units of a type, or of any, need not count against the production limit, regardless of payment. */
export const uncountedUnits = (game: Game, { seat, system, allCount }: Production, type?: UnitType): number =>
  allCount
    ? 0
    : modify(game, 'uncounted-units', { seat, system }, []).reduce(
        (sum, { types, count }) => sum + (type === undefined || types.includes(type) ? count : 0),
        0,
      );
