import { formatCount } from '#text/sentences.ts';
import { adjacentSystems, specialOf } from '#ti2/rules/board/adjacency.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSystem, unitNouns } from '#ti2/rules/names.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { systemsWithMovableShips, movableShips, stepsLeft } from './movement-points.ts';

/** Distance of each system from one, in systems, ignoring obstacles. */
function stepsFrom(game: Game, to: SystemId): Map<SystemId, number> {
  const found = new Map([[to, 0]]);
  for (const [system, steps] of found)
    for (const next of adjacentSystems(game, system)) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}

/**
 * Explains why no ship of a seat can reach a system: it cannot stop there, is too far away, or is blocked on the way
 * (E2 7.2 to 7.6).
 */
export function explainUnreachable(game: Game, seat: SeatId, to: SystemId): string {
  const away = stepsFrom(game, to);
  const ships = systemsWithMovableShips(game, seat)
    .flatMap((from) => movableShips(game, from, seat))
    .map((ship) => ({ ship, steps: away.get(ship.system) ?? Infinity, left: stepsLeft(game, ship) }))
    .sort((a, b) => a.steps - a.left - (b.steps - b.left));
  if (!ships.length) return 'None of your ships has movement left.';
  const [{ ship, steps, left }] = ships;
  if (steps === Infinity) return 'No route leads there from your ships.';
  if (steps > left) {
    const [unit] = unitNouns(game, ship.type);
    return `None of your ships can move that far: the ${unit} at ${nameOfSystem(game, ship.system)} is ${formatCount(steps, 'system')} away and has ${left} movement left.`;
  }
  if (specialOf(game, to) === 'asteroid-field')
    return 'Ships cannot stop in an asteroid field: choose a system beyond it that they have enough movement to reach.';
  return 'You have a ship with enough movement, but something on the way stops it: a fleet, a nebula, a gravity rift, an asteroid field or a supernova.';
}
