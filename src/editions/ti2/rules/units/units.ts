import { countByType, groupBySystem } from '#kit/board/units.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { UnitQuality, UnitCard } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { resolveShipLoss } from '#ti2/rules/leaders/fate.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti2/rules/terms.ts';

export { countByType };

export const unitCardOf = ({ book }: Game, type: UnitType): UnitCard => book.units[type];

export const hasQuality = (game: Game, quality: UnitQuality, { type }: Pick<Unit, 'type'>): boolean =>
  unitCardOf(game, type).is.includes(quality);

const everything = ({ state }: Game): readonly Unit[] => Object.values(state.units);
export const allUnits = (game: Game): readonly Unit[] => game.memoize(everything);

const bySystem = (game: Game): ReadonlyMap<SystemId, readonly Unit[]> => groupBySystem(allUnits(game));
const NONE: readonly Unit[] = [];
export const unitsInSystem = (game: Game, system: SystemId): readonly Unit[] =>
  game.memoize(bySystem).get(system) ?? NONE;

export const unitsOnPlanet = (game: Game, planet: PlanetId): Unit[] =>
  unitsInSystem(game, game.state.planets[planet].system).filter((one) => one.planet === planet);

export const groundForcesOn = (game: Game, planet: PlanetId, seat?: SeatId): Unit[] =>
  unitsOnPlanet(game, planet).filter(
    (one) => hasQuality(game, 'troop', one) && (seat === undefined || one.owner === seat),
  );

/** A player's units that fight for a planet: ground forces, and fighters that joined them. */
export const forceOn = (game: Game, planet: PlanetId, seat: SeatId): Unit[] =>
  unitsOnPlanet(game, planet).filter(
    (one) => one.owner === seat && (hasQuality(game, 'troop', one) || hasQuality(game, 'fighter', one)),
  );

/** Returns the fighters that fought for a planet to space. */
export function returnFighters(game: Game, planet: PlanetId, seat: SeatId): void {
  for (const unit of unitsOnPlanet(game, planet))
    if (unit.owner === seat && hasQuality(game, 'fighter', unit)) delete unit.planet;
  game.invalidateStep();
}

/** Ships in a system, including fighters (E2 1.5). */
export const shipsIn = (game: Game, system: SystemId, seat?: SeatId): Unit[] =>
  unitsInSystem(game, system).filter(
    (one) => hasQuality(game, 'ship', one) && (seat === undefined || one.owner === seat),
  );

export const enemyShipsIn = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

/** Other seats with ships in a system, in seating order. */
export const opponentSeatsIn = (game: Game, system: SystemId, seat: SeatId): SeatId[] => {
  const there = new Set(enemyShipsIn(game, system, seat).map(({ owner }) => owner));
  return game.state.order.filter((one) => there.has(one));
};

const dockKeeps = (game: Game, system: SystemId, seat: SeatId): boolean =>
  unitsInSystem(game, system).some((one) => one.owner === seat && unitCardOf(game, one.type).keeps > 0);

/** Seats whose fleets block movement; fighters alone at their own dock do not (E2 1.5, 7.4). */
export const seatsBarringWay = (game: Game, system: SystemId, seat: SeatId): SeatId[] =>
  opponentSeatsIn(game, system, seat).filter(
    (enemy) =>
      !dockKeeps(game, system, enemy) ||
      shipsIn(game, system, enemy).some((ship) => !hasQuality(game, 'fighter', ship)),
  );

export const landUnitsAboard = (game: Game, ship: Pick<Unit, 'id' | 'system'>): Unit[] =>
  unitsInSystem(game, ship.system).filter((one) => one.ship === ship.id);

/** Number of pieces of a type a player has left (E2 2.10); Infinity if unlimited. */
export function piecesLeft(game: Game, seat: SeatId, type: UnitType): number {
  const { limit } = unitCardOf(game, type);
  return limit === null
    ? Infinity
    : Math.max(0, limit - allUnits(game).filter((one) => one.owner === seat && one.type === type).length);
}

/** Credits that a unit without a price is worth to its player: a shock troop, more than a ground force. */
const PROMOTED_VALUE = 6;

/** Credits a unit is worth to its player, without what is aboard. */
export const valueOf = (game: Game, { type }: Pick<Unit, 'type'>): number =>
  unitCardOf(game, type).cost ?? PROMOTED_VALUE;

/** Sorts units by their worth to their player, the least first, for losses without a choice. */
export const leastWorthyFirst = (game: Game, units: readonly Unit[]): Unit[] =>
  [...units].sort((a, b) => valueOf(game, a) - valueOf(game, b));

export function addUnit(game: Game, owner: SeatId, type: UnitType, system: SystemId, planet?: PlanetId): Unit {
  const made: Unit = { id: newIdOf(game, 'u', owner), type, owner, system };
  if (planet !== undefined) made.planet = planet;
  game.state.units[made.id] = made;
  game.invalidateStep();
  return made;
}

/** Removes units from the board, with land units aboard them. Returns all removed units. */
export function removeUnits(game: Game, units: readonly Unit[]): Unit[] {
  const gone = [...new Set([...units, ...units.flatMap((one) => landUnitsAboard(game, one))])];
  resolveShipLoss(game, gone);
  for (const { id } of gone) delete game.state.units[id];
  game.invalidateStep();
  return gone;
}

/** Destroys units and logs them by owner and place. */
export const destroyUnits = (game: Game, units: readonly Unit[]): void => logLosses(game, removeUnits(game, units));

/** Logs lost units by owner and place. */
export function logLosses(game: Game, gone: readonly Unit[]): void {
  const told = new Map<string, Unit[]>();
  for (const one of gone) {
    const place = [one.owner, one.system, one.planet].join(' ');
    told.set(place, [...(told.get(place) ?? []), one]);
  }
  for (const group of told.values()) {
    const { owner: seat, system, planet = null } = group[0];
    game.addFact({ type: 'units-destroyed', seat, system, planet, units: countByType(group) });
  }
}

/** Capacity of a ship: for any units, and additionally for ground forces only (Stasis Capsules). */
export const capacityOf = (
  game: Game,
  { type, owner }: Pick<Unit, 'type' | 'owner'>,
): { any: number; troops: number } => ({
  any: unitCardOf(game, type).capacity,
  troops: modify(game, 'carries-troops', { seat: owner, type }, 0),
});

/** Free capacity of a ship; fighters aboard are not counted. */
export function remainingCapacity(game: Game, ship: Unit): { any: number; troops: number } {
  const { any, troops } = capacityOf(game, ship);
  const cargo = landUnitsAboard(game, ship);
  const soldiers = cargo.filter((one) => hasQuality(game, 'troop', one)).length;
  const inCells = Math.min(troops, soldiers);
  return { any: any - (cargo.length - inCells), troops: troops - inCells };
}

/** Destroys land units that exceed the capacity of their ship. */
export function removeUncarried(game: Game, seat: SeatId): void {
  for (const ship of allUnits(game).filter((one) => one.owner === seat && hasQuality(game, 'ship', one))) {
    const { any } = remainingCapacity(game, ship);
    if (any < 0) destroyUnits(game, leastWorthyFirst(game, landUnitsAboard(game, ship).reverse()).slice(0, -any));
  }
}

/** Number of fighters a unit supports: a fixed number for a dock, its free capacity for a ship. */
const keptBy = (game: Game, unit: Unit): number =>
  unitCardOf(game, unit.type).keeps +
  (hasQuality(game, 'ship', unit) ? Math.max(0, remainingCapacity(game, unit).any) : 0);

/** Number of fighters a player can support in a system; `without`: units to leave out. */
export const fighterSupport = (game: Game, system: SystemId, seat: SeatId, without: readonly Unit[] = []): number =>
  unitsInSystem(game, system).reduce(
    (sum, one) => (one.owner === seat && !without.includes(one) ? sum + keptBy(game, one) : sum),
    0,
  );

/** Number of fighters without support if these units were gone, by system (E2 7.7). */
export function strandedFightersWithout(game: Game, gone: readonly Unit[]): Map<SystemId, number> {
  const found = new Map<SystemId, number>();
  for (const { system, owner } of gone) {
    const fighters = shipsIn(game, system, owner).filter(
      (one) => hasQuality(game, 'fighter', one) && !gone.includes(one),
    );
    const lost = fighters.length - fighterSupport(game, system, owner, gone);
    if (lost > 0) found.set(system, lost);
  }
  return found;
}

/** Number of fighters that a fleet, once it has moved as a whole, can no longer support at its destination (E2 7.7). */
export function fightersLostByMoving(game: Game, seat: SeatId, from: SystemId, to: SystemId): number {
  const ashore = unitsInSystem(game, from).filter(({ planet }) => planet !== undefined);
  const support = fighterSupport(game, from, seat, ashore) + fighterSupport(game, to, seat);
  const fighters = [from, to].flatMap((system) => shipsIn(game, system, seat)).filter((one) => hasQuality(game, 'fighter', one)); // prettier-ignore
  return Math.max(0, fighters.length - support);
}

/** Fighters without support; systems with a pending battle are excluded (E2 7.7). */
const unkept = (game: Game): readonly Unit[] =>
  Object.keys(game.state.systems).flatMap((system) => {
    const owners = [...new Set(shipsIn(game, system).map(({ owner }) => owner))];
    if (owners.length !== 1) return [];
    const fighters = shipsIn(game, system, owners[0]).filter((ship) => hasQuality(game, 'fighter', ship));
    return fighters.slice(0, Math.max(0, fighters.length - fighterSupport(game, system, owners[0])));
  });

/** Unsupported fighters of a player, by system. */
export function strandedFightersOf(game: Game, seat: SeatId): Map<SystemId, number> {
  const found = new Map<SystemId, number>();
  for (const { owner, system } of game.memoize(unkept))
    if (owner === seat) found.set(system, (found.get(system) ?? 0) + 1);
  return found;
}

export const hasStrandedFighters = (game: Game): boolean => game.memoize(unkept).length > 0;

/** Destroys all unsupported fighters. */
export function removeStrandedFighters(game: Game): void {
  const gone = unkept(game);
  if (gone.length) destroyUnits(game, gone);
}
