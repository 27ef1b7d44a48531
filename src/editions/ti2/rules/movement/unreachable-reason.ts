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
  if (!ships.length) return 'You have no ship that has movement left.';
  const [{ ship, steps, left }] = ships;
  if (steps === Infinity)
    return 'Nothing leads there from where your ships are: no side, and no wormhole that can be passed.';
  if (steps > left) {
    const [unit] = unitNouns(game, ship.type);
    return `No ship of yours comes so far: the ${unit} in ${nameOfSystem(game, ship.system)} is ${formatCount(steps, 'system')} away, and has ${left} of movement left.`;
  }
  if (specialOf(game, to) === 'asteroid-field')
    return 'No ship stops in an asteroid field: it is passed on the way to a system beyond it, with movement enough for both.';
  return 'A ship of yours has movement enough, but what lies between holds it up: another fleet, a nebula, a gravity rift, an asteroid field or a supernova.';
}
