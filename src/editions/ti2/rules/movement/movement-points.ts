import { modify } from '#ti2/rules/components/kit.ts';
import { adjacentSystems, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { allUnits, unitCardOf, seatsBarringWay, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { extraMovementOf, leaderStepProblem } from '#ti2/rules/leaders/leader-movement.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';

// How far each ship may go. Fleets move step by step, from a system to the next, so that whatever happens on the way happens there.

/** What a ship has of movement in all; fighters go with what carries them. */
export const movementOf = (game: Game, { id, type, owner }: Unit): number => {
  const printed = unitCardOf(game, type).movement;
  return printed === null ? 0 : modify(game, 'movement', { seat: owner, type, unit: id }, printed);
};

/** What it has left, with what it has besides for keeping with a leader. */
export const stepsLeft = (game: Game, ship: Unit): number =>
  ship.voyage?.stopped
    ? 0
    : movementOf(game, ship) + extraMovementOf(game, ship, movementOf) - (ship.voyage?.steps ?? 0);

export const isInGravityRift = (game: Game, system: SystemId): boolean => specialOf(game, system) === 'gravity-rift';

/** Whether a ship may go on by itself: out of a rift also with nothing left, if it can move at all (E2 7.6). */
export function canMoveOn(game: Game, ship: Unit): boolean {
  if (unitCardOf(game, ship.type).movement === null || ship.voyage?.stopped) return false;
  return isInGravityRift(game, ship.system) ? movementOf(game, ship) > 0 : stepsLeft(game, ship) > 0;
}

export const movableShips = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  shipsIn(game, system, seat).filter((ship) => canMoveOn(game, ship));

/** Whether a ship that comes to an asteroid field can leave it again: nobody stops there (E2 7.5). `cost`: what coming there takes. */
const canGoOn = (game: Game, ship: Unit, field: SystemId, cost: number): boolean =>
  stepsLeft(game, ship) > cost &&
  adjacentSystems(game, field).some(
    (next) => specialOf(game, next) !== 'asteroid-field' && entryProblem(game, ship.owner, next) === undefined,
  );

/** Why a ship cannot go to the next system; undefined where it can. `free`: it costs no movement, as a way out of a rift. */
export function stepProblem(game: Game, ship: Unit, to: SystemId, free = false): string | undefined {
  const barred = entryProblem(game, ship.owner, to);
  if (barred !== undefined) return barred;
  if (specialOf(game, to) === 'asteroid-field' && !canGoOn(game, ship, to, free ? 0 : 1))
    return 'No ship may stop in an asteroid field (E2 7.5).';
  return leaderStepProblem(game, ship, to, movementOf, free);
}

/** Systems with ships that may go on, or could take something aboard. */
export const systemsWithMovableShips = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(
    allUnits(game).flatMap((one) => (one.owner === seat && hasQuality(game, 'ship', one) ? [one.system] : [])),
  ),
];

/** Notes a step, and whether the ship goes on from there. `free`: it costs no movement, as a way out of a rift. */
export function recordStep(game: Game, ship: Unit, to: SystemId, fleet: readonly UnitId[], free = false): void {
  const from = ship.system;
  const voyage = ship.voyage ?? { steps: 0, left: [] };
  ship.voyage = voyage;
  if (!free) voyage.steps += 1;
  // With nothing left a ship leaves a rift and goes no farther, not out of another one either (E2 7.6).
  else if (stepsLeft(game, ship) <= 0) voyage.stopped = true;
  if (!voyage.left.includes(from)) voyage.left.push(from);
  ship.system = to;
  const { owner: seat, id: unit } = ship;
  const meets = seatsBarringWay(game, to, seat).some(
    (enemy) => !modify(game, 'passes-fleets', { seat, unit, enemy, fleet }, false),
  );
  if (meets || specialOf(game, to) === 'nebula') voyage.stopped = true;
}

/** A turn is over: all ships have their movement again. */
export function resetMovement(game: Game): void {
  for (const one of allUnits(game)) delete one.voyage;
}
