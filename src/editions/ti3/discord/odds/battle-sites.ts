import type { Game } from '#ti3/rules/game.ts';
import { moveGroupsOf } from '#ti3/rules/movement/movement.ts';
import { formatUnitCounts } from '#ti3/rules/names.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { countByType, shipsIn, unitsInSystem } from '#ti3/rules/units/units.ts';

/**
 * Returns the systems where a seat fights or could fight: units of others, and own ships there or within reach. Active
 * systems first.
 */
export function battleSitesOf(game: Game, seat: SeatId): { key: string; hint: string }[] {
  const { systems, turn } = game.state;
  const others = (system: SystemId): Unit[] => unitsInSystem(game, system).filter(({ owner }) => owner !== seat);
  const active = (id: SystemId): number => Number(turn.systems.includes(id));
  return Object.values(systems)
    .filter(({ id }) => others(id).length > 0)
    .filter(({ id }) => shipsIn(game, id, seat).length > 0 || moveGroupsOf(game, seat, { systems: [id] }).size > 0)
    .sort((a, b) => active(b.id) - active(a.id))
    .map(({ id, position }) => ({ key: position, hint: formatUnitCounts(game, countByType(others(id))) }));
}
