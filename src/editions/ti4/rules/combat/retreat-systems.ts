import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { movementProblem, exitsFrom } from '#ti4/rules/movement/move-map.ts';
import type { TokenPool, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { definitionOf, isShip, isStructure, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

export interface Retreat {
  seat: SeatId;
  system: SystemId;
  /**
   * Set for an ability that moves all ships away, not a retreat of space combat: to a system without ships of others,
   * and fighters leave on their own.
   */
  free?: true;
  /** The pool of the command token placed in the destination; undefined for the reinforcements. */
  token?: TokenPool;
  /** The destination, once chosen. */
  to?: SystemId;
  /** The transported units, once chosen. */
  taken?: Record<string, number>;
}

/** Returns the units that leave on their own when their owner retreats. */
export const movers = (game: Game, { seat, system, free }: Retreat): Unit[] =>
  unitsAt(game, { system, owner: seat, space: true }).filter((unit) =>
    modify(game, 'retreats', { unit }, departs(game, unit, free === true)),
  );

/**
 * Tells whether a unit can leave on its own: ships with a move value, structures that can move as if they were ships
 * (85.1), and with `free` fighters.
 */
const departs = (game: Game, unit: Unit, free: boolean): boolean =>
  ((isShip(game, unit) || isStructure(game, unit)) && (definitionOf(game, unit).move ?? 0) > 0) ||
  (free && unit.type === 'fighter');

/** Tells whether any of a seat's ships would get away. */
export const canAnyShipRetreat = (game: Game, seat: SeatId, system: SystemId): boolean =>
  movers(game, { seat, system }).length > 0;

/**
 * Returns the systems that a seat's ships may retreat to (78.7), or with `free` those that an ability may move them to.
 */
export function retreatSystems(game: Game, seat: SeatId, system: SystemId, free?: true): SystemId[] {
  const leaving = movers(game, { seat, system, ...(free && { free }) });
  // Fighters may retreat alone, though none of them arrives anywhere (notes on 78).
  const ships = leaving.length || free ? leaving : shipsIn(game, system, seat);
  if (!ships.length || (free && modify(game, 'withdrawal-barred', { seat, system }, undefined) !== undefined))
    return [];
  return exitsFrom(game, seat, system).filter((to) => {
    if (shipsIn(game, to).some((ship) => ship.owner !== seat)) return false;
    const own =
      unitsAt(game, { owner: seat, system: to }).length > 0 ||
      game.state.systems[to].planets.some((planet) => game.state.planets[planet].controller === seat);
    const near = free === true || modify(game, 'retreat-refuge', { seat, system: to }, own);
    return near && ships.every((unit) => movementProblem(game, unit, to, false, system) === undefined);
  });
}

/** Returns the reason why a seat cannot announce a retreat; undefined if it can (78.4). */
export function retreatProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const barred = modify(game, 'retreat-barred', { seat, system }, undefined);
  if (barred) return barred;
  return retreatSystems(game, seat, system).length ? undefined : 'There is no system you can retreat to.';
}
