import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';

/** Whether a way without ships of others can lead through a system: not where nothing can pass at all (E3 17.1, 17.2). */
function open(game: Game, seat: SeatId, system: SystemId): boolean {
  if (enemyShipsIn(game, system, seat)) return false;
  const special = specialOf(game, system);
  const closed = special === 'supernova' || special === 'asteroid-field' ? 'closed' : undefined;
  return modify(game, 'passage-barred', { seat, system }, closed) === undefined;
}

/** All systems that a way without ships of others joins to one, that one among them; none where they lie in it already. */
export function systemsSuppliedFrom(game: Game, seat: SeatId, from: SystemId): ReadonlySet<SystemId> {
  const found = new Set<SystemId>(enemyShipsIn(game, from, seat) ? [] : [from]);
  for (const here of found)
    for (const next of adjacentSystems(game, here, seat)) if (open(game, seat, next)) found.add(next);
  return found;
}

/** Other planets of a seat's to which such a way leads from one of its planets. */
export function planetsSuppliedFrom(game: Game, seat: SeatId, planet: PlanetId): PlanetId[] {
  const joined = systemsSuppliedFrom(game, seat, game.state.planets[planet].system);
  return Object.values(game.state.planets).flatMap(({ id, owner, system }) =>
    owner === seat && id !== planet && joined.has(system) ? [id] : [],
  );
}
