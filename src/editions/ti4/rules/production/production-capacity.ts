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

/** Who produces where, and by what. */
export interface Production {
  seat: SeatId;
  system: SystemId;
  /** One space dock alone, which the seat chooses, uses its Production. */
  at?: 'one-space-dock';
  /** These units alone use their Production; absent, all the seat has there. */
  by?: UnitId[];
  /** Another ability produces up to so many units, without any unit's Production (67.4). */
  limit?: number;
  /** Whatever need not count elsewhere counts against the limit. */
  allCount?: true;
  /** So many have to be produced. */
  least?: number;
  /** What the combined cost may be at most. */
  costLimit?: number;
  /** Added to the combined Production of the units. */
  extra?: number;
  /** What is taken off the combined cost. */
  discount?: number;
  /** Nothing is paid for any of it. */
  unpaid?: true;
  /** Trade goods that are gained if anything is produced, in time to be spent on it. */
  pledged?: number;
  /** Another use of Production has led to it. */
  additional?: true;
  /** Nothing but these types. */
  only?: UnitType[];
  /** The only planet on which ground forces may be placed. */
  planet?: PlanetId;
}

/** A unit's Production value (68.1); 0 for what has none. */
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

/** Why a seat cannot produce in a system at all; undefined where nothing is against it. */
export const productionProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined =>
  modify(game, 'producing-barred', { seat, system }, system === NO_SYSTEM ? 'It lies in no system.' : undefined);

/** Every unit of a seat in a system that can use Production. */
export function producersIn(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const able = [...unitsAt(game, { owner: seat, system }), ...producingPlanets(game, seat, system)].filter(
    (unit) => productionOf(game, unit) > 0,
  );
  return able.length && productionProblem(game, seat, system) === undefined ? able : [];
}

/** The units that use their Production: none where another ability produces. */
export function producers(game: Game, { seat, system, by, limit }: Production): Unit[] {
  if (limit !== undefined) return [];
  return by
    ? by.flatMap((id) => game.state.units[id] ?? findProducingPlanet(game, id) ?? [])
    : producersIn(game, seat, system);
}

/** Units that may be produced in all (68.1a): the combined Production, for one type as far as it may be used for that. */
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

/** Where units of a type may be placed: planets, or the space area. */
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

/** Types that have a cost at all (26.3), the costliest first. */
export function producibleTypes(game: Game, { seat, only }: Production): UnitType[] {
  return [...typesIn('ship'), ...typesIn('ground-force')].filter(
    (type) =>
      game.book.components[game.state.seats[seat].units[type]] !== undefined &&
      definitionFor(game, seat, type).cost !== undefined &&
      (only === undefined || only.includes(type)),
  );
}

/** What units of a type cost: so many for one cost, and so many more that come with it and need not count against what can be produced. */
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

/** Whether nothing is paid for units of a type that are produced so. */
export const isUnpaid = (game: Game, { seat, unpaid }: Production, type: UnitType): boolean =>
  unpaid === true || modify(game, 'produced-free', { seat, type }, false);

/** More units than these resources pay for in a system, whatever they are: what produces any number has no other limit. */
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

/** How many units of a type, or of any, need not count against what can be produced, whatever is paid. */
export const uncountedUnits = (game: Game, { seat, system, allCount }: Production, type?: UnitType): number =>
  allCount
    ? 0
    : modify(game, 'uncounted-units', { seat, system }, []).reduce(
        (sum, { types, count }) => sum + (type === undefined || types.includes(type) ? count : 0),
        0,
      );
