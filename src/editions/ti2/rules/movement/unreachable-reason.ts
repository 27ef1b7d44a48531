import { formatAlternatives, formatCount, formatList } from '#text/sentences.ts';
import { placesBetween, stepDistances } from '#kit/board/pathfinding.ts';
import { systemsOneStepFrom, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSystem, unitNouns } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { stops } from './gather-ships.ts';
import { isInGravityRift, movableShips, stepsLeft, systemsWithMovableShips } from './movement-points.ts';

/** Names what a ship cannot pass on its way: "the fleets at Quill (101) and Solm (202) or Nebula (105)"; empty if it can pass all. */
function obstaclesBefore(game: Game, ship: Unit, to: SystemId): string {
  const between = placesBetween([ship.system, to], stepsLeft(game, ship), (system) => systemsOneStepFrom(game, system));
  const barred = between.filter(
    (system) => entryProblem(game, ship.owner, system) !== undefined || stops(game, ship, system),
  );
  const isFleet = (system: SystemId): boolean => specialOf(game, system) === undefined;
  const fleets = barred.filter(isFleet).map((system) => nameOfSystem(game, system));
  const others = barred.filter((system) => !isFleet(system)).map((system) => nameOfSystem(game, system));
  return formatAlternatives([
    ...(fleets.length ? [`the fleet${fleets.length > 1 ? 's' : ''} at ${formatList(fleets)}`] : []),
    ...others,
  ]);
}

/**
 * Explains why no ship of a seat can reach a system: it cannot stop there, is too far away, or is blocked on the way
 * (E2 7.2 to 7.6). `from`: the only system from which ships can come.
 */
export function explainUnreachable(game: Game, seat: SeatId, to: SystemId, from?: SystemId): string {
  const away = stepDistances([to], (system) => systemsOneStepFrom(game, system));
  const ships = systemsWithMovableShips(game, seat)
    .filter((system) => system !== to && (from === undefined || system === from))
    .flatMap((system) => movableShips(game, system, seat))
    .map((ship) => ({ ship, steps: away.get(ship.system) ?? Infinity, left: stepsLeft(game, ship) }))
    .sort((a, b) => a.steps - a.left - (b.steps - b.left));
  if (!ships.length)
    return systemsWithMovableShips(game, seat).includes(to)
      ? 'Your ships are already there, and none of your other ships has movement left.'
      : 'None of your ships has movement left.';
  const [{ ship, steps, left }] = ships;
  if (steps === Infinity) return 'No route leads there from your ships.';
  if (steps > left) {
    const [unit] = unitNouns(game, ship.type);
    return `None of your ships can move that far: the ${unit} at ${nameOfSystem(game, ship.system)} is ${formatCount(steps, 'system')} away and has ${left} movement left.`;
  }
  if (specialOf(game, to) === 'asteroid-field')
    return 'Ships cannot stop in an asteroid field: choose a system beyond it that they have enough movement to reach.';
  const [unit] = unitNouns(game, ship.type);
  const called = `The ${unit} at ${nameOfSystem(game, ship.system)}`;
  if (isInGravityRift(game, ship.system)) return `${called} must first roll to leave the rift.`;
  const obstacles = obstaclesBefore(game, ship, to);
  return obstacles
    ? `${called} has enough movement, but cannot pass ${obstacles}.`
    : `${called} has enough movement, but its way is blocked.`;
}
