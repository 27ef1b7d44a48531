import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

/**
 * Tells whether other players have ships, or units that count as ships, in a unit's system and its owner has none (14).
 */
export function isBlockaded(game: Game, unit: Unit): boolean {
  const ships = combatantsInSpace(game, unit.system);
  return ships.length > 0 && ships.every((ship) => ship.owner !== unit.owner);
}

/** Returns the seats that blockade any of a seat's space docks (14.2). */
export const blockadersOf = (game: Game, seat: SeatId): ReadonlySet<SeatId> =>
  new Set(
    unitsAt(game, { owner: seat, type: 'space-dock' })
      .filter((dock) => isBlockaded(game, dock))
      .flatMap(({ system }) => combatantsInSpace(game, system).map(({ owner }) => owner)),
  );

/**
 * Tells whether other players have ships in a system, where a seat then cannot produce ships (67.6), nor with blockaded
 * units (14.1).
 */
export const othersHaveShips = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system).some((ship) => ship.owner !== seat);
