import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { neighborsByShip, specialOf } from '#ti3/rules/board/adjacency.ts';

/** Tells whether a supply line can pass through a system: no enemy ships, and no impassable anomaly (E3 17.1, 17.2). */
function open(game: Game, seat: SeatId, system: SystemId): boolean {
  if (enemyShipsIn(game, system, seat)) return false;
  const special = specialOf(game, system);
  const closed = special === 'supernova' || special === 'asteroid-field' ? 'closed' : undefined;
  return modify(game, 'passage-barred', { seat, system }, closed) === undefined;
}

/**
 * Returns the systems connected to a system without crossing enemy ships, including that system; empty if enemy ships
 * are in it.
 */
export function systemsSuppliedFrom(game: Game, seat: SeatId, from: SystemId): ReadonlySet<SystemId> {
  const found = new Set<SystemId>(enemyShipsIn(game, from, seat) ? [] : [from]);
  for (const here of found)
    for (const next of neighborsByShip(game, here, seat)) if (open(game, seat, next)) found.add(next);
  return found;
}

/** Returns the seat's other planets that are connected to a planet this way. */
export function planetsSuppliedFrom(game: Game, seat: SeatId, planet: PlanetId): PlanetId[] {
  const joined = systemsSuppliedFrom(game, seat, game.state.planets[planet].system);
  return Object.values(game.state.planets).flatMap(({ id, owner, system }) =>
    owner === seat && id !== planet && joined.has(system) ? [id] : [],
  );
}
