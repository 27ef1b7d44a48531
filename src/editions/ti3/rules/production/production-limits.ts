import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Builder } from '#ti3/rules/components/values.ts';
import {
  capacityOf,
  producingDocksIn,
  fighterCapacityLeft,
  floatingDocks,
  floatingDockLimit,
  isIndependent,
} from '#ti3/rules/units/capacity.ts';
import { nonFighterShips, fleetSupply, roomForType, supplyUsed } from '#ti3/rules/units/fleet-supply.ts';
import { resourcesOf } from '#ti3/rules/planets/planets.ts';
import { unitCardOf, hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

export { producingDocksIn };

/** Returns the planets of a system whose docks of a seat can produce anything. */
export const workingDocks = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  producingDocksIn(game, seat, system).filter((planet) => dockLimit(game, seat, planet) > 0);

/** Returns why a seat can produce nothing on a planet, neither units nor structures; undefined if it can. */
export const productionSiteProblem = (game: Game, seat: SeatId, planet: PlanetId): string | undefined =>
  modify(game, 'production-barred', { seat, planet }, undefined);

/** Returns the number of units that the dock on a planet can produce. */
export const dockLimit = (game: Game, seat: SeatId, planet: PlanetId): number =>
  productionSiteProblem(game, seat, planet) === undefined
    ? Math.min(
        modify(game, 'production-limit', { seat, planet }, resourcesOf(game, planet) + 2),
        modify(game, 'production-cap', { seat, planet }, Infinity),
      )
    : 0;

/** Returns the builders other than docks that a seat has in a system. */
export const buildersIn = (game: Game, seat: SeatId, system: SystemId): readonly Builder[] =>
  modify(game, 'builders', { seat, system }, []).filter(
    ({ planet }) => planet === undefined || productionSiteProblem(game, seat, planet) === undefined,
  );

const sumOf = (builders: readonly Builder[]): number => builders.reduce((sum, { units }) => sum + units, 0);

/**
 * Returns the number of units a seat may produce in a system: the limits of its docks and of what else produces there
 * add up (E3 9.1, 9.2).
 */
export const productionLimit = (game: Game, seat: SeatId, system: SystemId): number =>
  workingDocks(game, seat, system).reduce((sum, planet) => sum + dockLimit(game, seat, planet), 0) +
  floatingDocksProducing(game, seat, system) * limitAfloat(game, seat) +
  sumOf(buildersIn(game, seat, system));

const limitAfloat = (game: Game, seat: SeatId): number =>
  Math.min(
    modify(game, 'production-limit', { seat }, floatingDockLimit(game, seat)),
    modify(game, 'production-cap', { seat }, Infinity),
  );

/** Returns the number of floating docks in a system that can produce: those that have not moved this turn. */
export const floatingDocksProducing = (game: Game, seat: SeatId, system: SystemId): number =>
  limitAfloat(game, seat) > 0
    ? floatingDocks(game, seat, system).filter(({ movedIn }) => movedIn !== game.state.turn.number).length
    : 0;

/**
 * Returns the number of units of a type that may be produced there; docks do not count for a type they cannot build.
 */
export const limitOfType = (game: Game, seat: SeatId, system: SystemId, type: UnitType): number =>
  modify(game, 'docks-build', { seat, type }, true)
    ? productionLimit(game, seat, system)
    : sumOf(buildersIn(game, seat, system));

/**
 * Returns the planets where non-ships are placed: those of docks and of other builders, or all own planets of the
 * system if a builder floats.
 */
export function buildingSites(game: Game, seat: SeatId, system: SystemId): PlanetId[] {
  const builders = buildersIn(game, seat, system);
  const own = game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === seat);
  const floats = builders.some(({ planet }) => planet === undefined);
  return [
    ...new Set([
      ...workingDocks(game, seat, system),
      ...(floats ? own : builders.flatMap(({ planet }) => planet ?? [])),
    ]),
  ].filter((planet) => productionSiteProblem(game, seat, planet) === undefined);
}

/**
 * Returns the problem if units placed on planets exceed what can be produced there; undefined if none. Units that no
 * dock builds need a builder on their planet or a floating one.
 */
export function planetLimitProblem(
  game: Game,
  seat: SeatId,
  system: SystemId,
  landed: ReadonlyMap<PlanetId, Partial<Record<UnitType, number>>>,
): string | undefined {
  const builders = buildersIn(game, seat, system);
  const docks = workingDocks(game, seat, system);
  let floating = sumOf(builders.filter(({ planet }) => planet === undefined));
  for (const [planet, counts] of landed) {
    const grown = (Object.keys(counts) as UnitType[]).reduce((sum, type) => {
      const docked = docks.includes(planet) && modify(game, 'docks-build', { seat, type }, true);
      return sum + (docked ? 0 : (counts[type] ?? 0));
    }, 0);
    floating -= Math.max(0, grown - sumOf(builders.filter((one) => one.planet === planet)));
  }
  return floating < 0 ? 'Your space docks and other producers there cannot produce that many units.' : undefined;
}

/**
 * Tells whether a seat's units of a type are in the game: their optional rules are played, and they can be bought and
 * are fully refereed.
 */
export function isOffered(game: Game, seat: SeatId, type: UnitType): boolean {
  if (!game.book.units[type]) return false;
  const { option, lacks, unbought } = unitCardOf(game, type, seat);
  if (type === 'flagship' && !game.book.flagships[game.state.seats[seat].race]) return false;
  return lacks === undefined && !unbought && (option === undefined || game.state.options[option] === true);
}

/** Returns why a seat lacks the technology for a type: only war suns need one (E3 9.3). Undefined if it does not. */
export function technologyMissingProblem(game: Game, seat: SeatId, type: UnitType): string | undefined {
  if (type !== 'war-sun' || modify(game, 'builds-war-suns', { seat }, false)) return undefined;
  const taught = (game.book.modifiersByValue['builds-war-suns'] ?? []).find(({ kind }) => kind === 'technology');
  return `You need the ${taught?.name ?? ''} technology (E3 9.3).`;
}

/**
 * Returns the price of `count` units of a type, in resources. Types that come two for one price cost the same for one
 * alone (E3 9.1).
 */
export function costOf(game: Game, seat: SeatId, type: UnitType, count: number): number {
  const { cost, forCost } = unitCardOf(game, type, seat);
  return (
    modify(game, 'unit-cost', { seat, type }, cost) *
    Math.ceil(count / modify(game, 'units-for-price', { seat, type }, forCost))
  );
}

/**
 * Returns why a seat cannot produce these units in a system by fleet supply, fighter capacity or type limits; undefined
 * if it can.
 */
export function productionLimitProblem(
  game: Game,
  seat: SeatId,
  system: SystemId,
  counts: Partial<Record<UnitType, number>>,
): string | undefined {
  const types = Object.keys(counts) as UnitType[];
  const sum = (of: (type: UnitType) => boolean): number =>
    types.filter(of).reduce((total, type) => total + (counts[type] ?? 0), 0);
  const carriedMore = types.reduce((total, type) => total + capacityOf(game, seat, type) * (counts[type] ?? 0), 0);
  const ships = sum((type) => hasQuality(game, 'ship', { type }) && !hasQuality(game, 'fighter', { type }));
  const fighters = sum((type) => hasQuality(game, 'fighter', { type }));
  const room = fighterCapacityLeft(game, seat, system) + carriedMore;
  const loose = isIndependent(game, seat, 'fighter') ? Math.max(0, fighters - room) : 0;
  const there = nonFighterShips(game, seat, system).map(({ type }) => type);
  const added = types.flatMap((type) => (hasQuality(game, 'ship', { type }) && !hasQuality(game, 'fighter', { type }) ? Array.from({ length: counts[type] ?? 0 }, () => type) : [])); // prettier-ignore
  const coming = [...there, ...added, ...Array.from({ length: loose }, () => 'fighter' as const)];
  const saved = coming.length - supplyUsed(game, seat, coming);
  const supply = Math.max(0, fleetSupply(game, seat, system) - there.length + saved);
  if (ships + loose > supply && ships + fighters > 0)
    return supply
      ? `Your fleet supply allows only ${formatCount(supply, 'more ship')} there; you chose ${ships + loose} (E3 5.1).`
      : 'Your fleet supply allows no more ships there (E3 5.1).';
  if (fighters - loose > Math.max(0, room))
    return room > 0
      ? `You have capacity for only ${formatCount(room, 'more fighter')} there; you chose ${fighters - loose} (E3 9.3).`
      : 'You have no capacity for more fighters there (E3 9.3).';
  const most = (type: UnitType): number => roomForType(game, seat, system, type);
  const over = types.find(
    (type) => hasQuality(game, 'ship', { type }) && (counts[type] ?? 0) > Math.max(0, most(type)),
  );
  return (
    over && `You may have only ${Math.max(0, most(over))} more ${unitCardOf(game, over).plural.toLowerCase()} there.`
  );
}

/** Returns the problem if too few pieces are left in reinforcements; undefined if there are enough. */
export function piecesProblem(game: Game, seat: SeatId, counts: Partial<Record<UnitType, number>>): string | undefined {
  const short = (Object.keys(counts) as UnitType[]).find(
    (type) => (counts[type] ?? 0) > piecesInReinforcements(game, seat, type),
  );
  return (
    short &&
    `You have only ${piecesInReinforcements(game, seat, short)} ${unitCardOf(game, short).plural.toLowerCase()} in your reinforcements (E3 9.3).`
  );
}
