import { queueMoment } from '#ti4/rules/events/moments.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

/**
 * Queues the timing window after a seat moved units into a system from another. `through`: those that may have used a
 * wormhole.
 */
export function recordArrival(
  game: Game,
  seat: SeatId,
  system: SystemId,
  units: UnitId[],
  through: UnitId[] = [],
): void {
  if (!units.length) return;
  const planets = [...game.state.systems[system].planets];
  queueMoment(game, 'after', 'ships-moved', { seat, system, units, planets, ...(through.length && { through }) });
}
