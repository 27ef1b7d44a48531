import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

/** Whether other players have ships, or what counts as one, in a unit's system and its owner has none (14). */
export function isBlockaded(game: Game, unit: Unit): boolean {
  const ships = combatantsInSpace(game, unit.system);
  return ships.length > 0 && ships.every((ship) => ship.owner !== unit.owner);
}

/** Who blockades any of a seat's space docks (14.2). */
export const blockadersOf = (game: Game, seat: SeatId): ReadonlySet<SeatId> =>
  new Set(
    unitsAt(game, { owner: seat, type: 'space-dock' })
      .filter((dock) => isBlockaded(game, dock))
      .flatMap(({ system }) => combatantsInSpace(game, system).map(({ owner }) => owner)),
  );

/** Ships cannot be produced where other players have ships (67.6), so not by blockaded units either (14.1). */
export const othersHaveShips = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system).some((ship) => ship.owner !== seat);
