import { modify, newIdOf } from '#ti2/rules/components/kit.ts';
import type { UnitQuality, UnitCard } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { resolveShipLoss } from '#ti2/rules/leaders/fate.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitCounts, UnitType } from '#ti2/rules/terms.ts';

export const unitCardOf = ({ book }: Game, type: UnitType): UnitCard => book.units[type];

export const hasQuality = (game: Game, quality: UnitQuality, { type }: Pick<Unit, 'type'>): boolean =>
  unitCardOf(game, type).is.includes(quality);

const everything = ({ state }: Game): readonly Unit[] => Object.values(state.units);
export const allUnits = (game: Game): readonly Unit[] => game.memoize(everything);

function placesOf(game: Game): ReadonlyMap<SystemId, readonly Unit[]> {
  const places = new Map<SystemId, Unit[]>();
  for (const one of allUnits(game)) {
    const there = places.get(one.system) ?? [];
    there.push(one);
    places.set(one.system, there);
  }
  return places;
}

const NONE: readonly Unit[] = [];
export const unitsInSystem = (game: Game, system: SystemId): readonly Unit[] =>
  game.memoize(placesOf).get(system) ?? NONE;

/** Everything on a planet. */
export const unitsOnPlanet = (game: Game, planet: PlanetId): Unit[] =>
  unitsInSystem(game, game.state.planets[planet].system).filter((one) => one.planet === planet);

export const groundForcesOn = (game: Game, planet: PlanetId, seat?: SeatId): Unit[] =>
  unitsOnPlanet(game, planet).filter(
    (one) => hasQuality(game, 'troop', one) && (seat === undefined || one.owner === seat),
  );

/** Spaceships in a system, fighters among them (E2 1.5). */
export const shipsIn = (game: Game, system: SystemId, seat?: SeatId): Unit[] =>
  unitsInSystem(game, system).filter(
    (one) => hasQuality(game, 'ship', one) && (seat === undefined || one.owner === seat),
  );

export const enemyShipsIn = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

/** Whose ships others of a seat's would meet there, in the order in which all sit. */
export const opponentSeatsIn = (game: Game, system: SystemId, seat: SeatId): SeatId[] => {
  const there = new Set(enemyShipsIn(game, system, seat).map(({ owner }) => owner));
  return game.state.order.filter((one) => there.has(one));
};

const dockKeeps = (game: Game, system: SystemId, seat: SeatId): boolean =>
  unitsInSystem(game, system).some((one) => one.owner === seat && unitCardOf(game, one.type).keeps > 0);

/** Whose fleets bar the way: fighters alone at their dock do not (E2 1.5, 7.4). */
export const seatsBarringWay = (game: Game, system: SystemId, seat: SeatId): SeatId[] =>
  opponentSeatsIn(game, system, seat).filter(
    (enemy) =>
      !dockKeeps(game, system, enemy) ||
      shipsIn(game, system, enemy).some((ship) => !hasQuality(game, 'fighter', ship)),
  );

/** Land units aboard a ship. */
export const landUnitsAboard = (game: Game, ship: Pick<Unit, 'id' | 'system'>): Unit[] =>
  unitsInSystem(game, ship.system).filter((one) => one.ship === ship.id);

export function countByType(units: readonly Pick<Unit, 'type'>[]): UnitCounts {
  const counts: UnitCounts = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** How many more of a type a player may have (E2 2.10); Infinity where there is no bound. */
export function piecesLeft(game: Game, seat: SeatId, type: UnitType): number {
  const { limit } = unitCardOf(game, type);
  return limit === null
    ? Infinity
    : Math.max(0, limit - allUnits(game).filter((one) => one.owner === seat && one.type === type).length);
}

export function addUnit(game: Game, owner: SeatId, type: UnitType, system: SystemId, planet?: PlanetId): Unit {
  const made: Unit = { id: newIdOf(game, 'u', owner), type, owner, system };
  if (planet !== undefined) made.planet = planet;
  game.state.units[made.id] = made;
  game.invalidateStep();
  return made;
}

/** Takes units off the board; land units aboard go with their ship. Gives back all that has gone. */
export function removeUnits(game: Game, units: readonly Unit[]): Unit[] {
  const gone = [...new Set([...units, ...units.flatMap((one) => landUnitsAboard(game, one))])];
  resolveShipLoss(game, gone);
  for (const { id } of gone) delete game.state.units[id];
  game.invalidateStep();
  return gone;
}

/** Units are destroyed, and it is told by owner and place. */
export function destroyUnits(game: Game, units: readonly Unit[]): void {
  const gone = removeUnits(game, units);
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

/** What a ship can take aboard: of everything, and of ground forces alone besides (Stasis Capsules). */
export const capacityOf = (
  game: Game,
  { type, owner }: Pick<Unit, 'type' | 'owner'>,
): { any: number; troops: number } => ({
  any: unitCardOf(game, type).capacity,
  troops: modify(game, 'carries-troops', { seat: owner, type }, 0),
});

/** What is left of a ship's hold for fighters and all else, its land units taken off. */
export function remainingCapacity(game: Game, ship: Unit): { any: number; troops: number } {
  const { any, troops } = capacityOf(game, ship);
  const cargo = landUnitsAboard(game, ship);
  const soldiers = cargo.filter((one) => hasQuality(game, 'troop', one)).length;
  const inCells = Math.min(troops, soldiers);
  return { any: any - (cargo.length - inCells), troops: troops - inCells };
}

/** Land units for which a ship has no place any more are lost. */
export function removeUncarried(game: Game, seat: SeatId): void {
  for (const ship of allUnits(game).filter((one) => one.owner === seat && hasQuality(game, 'ship', one))) {
    const { any } = remainingCapacity(game, ship);
    if (any < 0) destroyUnits(game, landUnitsAboard(game, ship).slice(any));
  }
}

/** How many fighters a unit keeps: a dock by itself, a carrier by what it has room for. */
const keptBy = (game: Game, unit: Unit): number =>
  unitCardOf(game, unit.type).keeps +
  (hasQuality(game, 'ship', unit) ? Math.max(0, remainingCapacity(game, unit).any) : 0);

/** How many fighters a player can keep in a system; `without`: as if these were gone. */
export const fighterSupport = (game: Game, system: SystemId, seat: SeatId, without: readonly Unit[] = []): number =>
  unitsInSystem(game, system).reduce(
    (sum, one) => (one.owner === seat && !without.includes(one) ? sum + keptBy(game, one) : sum),
    0,
  );

/** How many fighters nothing would keep any more, were these units of one player gone, by where they are (E2 7.7). */
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

/** Fighters that nothing keeps; in systems where a battle is still to come they are left alone (E2 7.7). */
const unkept = (game: Game): readonly Unit[] =>
  Object.keys(game.state.systems).flatMap((system) => {
    const owners = [...new Set(shipsIn(game, system).map(({ owner }) => owner))];
    if (owners.length !== 1) return [];
    const fighters = shipsIn(game, system, owners[0]).filter((ship) => hasQuality(game, 'fighter', ship));
    return fighters.slice(0, Math.max(0, fighters.length - fighterSupport(game, system, owners[0])));
  });

/** Fighters of a player that nothing keeps, by where they are. */
export function strandedFightersOf(game: Game, seat: SeatId): Map<SystemId, number> {
  const found = new Map<SystemId, number>();
  for (const { owner, system } of game.memoize(unkept))
    if (owner === seat) found.set(system, (found.get(system) ?? 0) + 1);
  return found;
}

/** Whether there are any. */
export const hasStrandedFighters = (game: Game): boolean => game.memoize(unkept).length > 0;

/** They are lost. */
export function removeStrandedFighters(game: Game): void {
  const gone = unkept(game);
  if (gone.length) destroyUnits(game, gone);
}
