import { modify } from '#ti2/rules/components/kit.ts';
import { systemsOneStepFrom, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { allUnits, unitCardOf, seatsBarringWay, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { extraMovementOf, leaderStepProblem } from '#ti2/rules/leaders/leader-movement.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';

// Movement of ships. Fleets move step by step between adjacent systems, so that each system's effects apply on the way.

/** Total movement of a ship; fighters have none, as ships carry them. */
export const movementOf = (game: Game, { id, type, owner }: Unit): number => {
  const printed = unitCardOf(game, type).movement;
  return printed === null ? 0 : modify(game, 'movement', { seat: owner, type, unit: id }, printed);
};

/** Movement points a ship has left, including extra movement from a leader. */
export const stepsLeft = (game: Game, ship: Unit): number =>
  ship.voyage?.stopped
    ? 0
    : movementOf(game, ship) + extraMovementOf(game, ship, movementOf) - (ship.voyage?.steps ?? 0);

export const isInGravityRift = (game: Game, system: SystemId): boolean => specialOf(game, system) === 'gravity-rift';

/**
 * Tells whether a ship may move on; it may leave a rift even without movement points left, if it has any movement (E2
 * 7.6).
 */
export function canMoveOn(game: Game, ship: Unit): boolean {
  if (unitCardOf(game, ship.type).movement === null || ship.voyage?.stopped) return false;
  return isInGravityRift(game, ship.system) ? movementOf(game, ship) > 0 : stepsLeft(game, ship) > 0;
}

export const movableShips = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  shipsIn(game, system, seat).filter((ship) => canMoveOn(game, ship));

/**
 * Tells whether a ship could leave an asteroid field after entering it, as it cannot stop there (E2 7.5). `cost`:
 * movement points of entering it.
 */
const canGoOn = (game: Game, ship: Unit, field: SystemId, cost: number): boolean =>
  stepsLeft(game, ship) > cost &&
  systemsOneStepFrom(game, field).some(
    (next) => specialOf(game, next) !== 'asteroid-field' && entryProblem(game, ship.owner, next) === undefined,
  );

/**
 * Returns why a ship cannot move to an adjacent system; undefined if it can. `free`: the step costs no movement, as out
 * of a rift.
 */
export function stepProblem(game: Game, ship: Unit, to: SystemId, free = false): string | undefined {
  const barred = entryProblem(game, ship.owner, to);
  if (barred !== undefined) return barred;
  if (specialOf(game, to) === 'asteroid-field' && !canGoOn(game, ship, to, free ? 0 : 1))
    return 'Ships cannot stop in an asteroid field (E2 7.5).';
  return leaderStepProblem(game, ship, to, movementOf, free);
}

/** Systems with ships of a seat, which may be able to move or load. */
export const systemsWithMovableShips = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(
    allUnits(game).flatMap((one) => (one.owner === seat && hasQuality(game, 'ship', one) ? [one.system] : [])),
  ),
];

/**
 * Moves a ship one step and records whether it must stop there. `free`: the step costs no movement, as out of a rift.
 */
export function recordStep(game: Game, ship: Unit, to: SystemId, fleet: readonly UnitId[], free = false): void {
  const from = ship.system;
  const voyage = ship.voyage ?? { steps: 0, left: [] };
  ship.voyage = voyage;
  if (!free) voyage.steps += 1;
  // Without movement points left, a ship that leaves a rift stops, even in another rift (E2 7.6).
  else if (stepsLeft(game, ship) <= 0) voyage.stopped = true;
  if (!voyage.left.includes(from)) voyage.left.push(from);
  ship.system = to;
  const { owner: seat, id: unit } = ship;
  const meets = seatsBarringWay(game, to, seat).some(
    (enemy) => !modify(game, 'passes-fleets', { seat, unit, enemy, fleet }, false),
  );
  if (meets || specialOf(game, to) === 'nebula') voyage.stopped = true;
}

/** Resets the movement of all ships at the end of a turn. */
export function resetMovement(game: Game): void {
  for (const one of allUnits(game)) delete one.voyage;
}
