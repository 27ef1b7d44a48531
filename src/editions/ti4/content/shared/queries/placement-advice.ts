import type { Gains } from '#ti4/rules/components/ai-advice.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { remainingRoom } from '#ti4/rules/units/fleet-limits.ts';

/** Returns the ships gained by placing some in a system, for AI players: only those for which there is room. */
export function placementGains(game: Game, seat: SeatId, system: SystemId, type: UnitType, count = 1): Gains {
  const { ships, aboard, docked } = remainingRoom(game, seat, system);
  return { units: { [type]: Math.min(count, type === 'fighter' ? aboard + docked : ships) } };
}

/** Returns the gains of placing ships in the system with the most room. */
export function bestPlacementGains(
  game: Game,
  seat: SeatId,
  systems: readonly SystemId[],
  type: UnitType,
  count = 1,
): Gains {
  const gained = systems.map((system) => placementGains(game, seat, system, type, count).units?.[type] ?? 0);
  return { units: { [type]: Math.max(0, ...gained) } };
}
