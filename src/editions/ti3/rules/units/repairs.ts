import type { Game } from '#ti3/rules/game.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Repairs the damaged ones among these ships of a seat (E3 7.5, 16.2). */
export function repairShips(game: Game, seat: SeatId, ships: readonly Unit[]): void {
  const damaged = ships.filter((ship) => ship.damaged);
  for (const ship of damaged) delete ship.damaged;
  if (damaged.length) game.addFact({ type: 'ships-repaired', seat, count: damaged.length });
}
