import { shortestCosts, stepDistances } from '#kit/board/pathfinding.ts';
import { leastMoves, type ReachView } from '#kit/board/reach.ts';
import { groupBySystem } from '#kit/board/units.ts';
import { adjacentSystems, wormholeProblem } from '#ti3/rules/board/adjacency.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { canMoveAlone, moveGroupsOf } from '#ti3/rules/movement/movement.ts';
import { entryProblem, passageProblem, passageRuleFor } from '#ti3/rules/movement/routes.ts';
import { formatUnitCounts, nameOfSystem } from '#ti3/rules/names.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { countByType } from '#ti3/rules/units/units.ts';

/**
 * Returns the least number of moves from each system (E3 6.2). Ships from different systems may be able to pass
 * different enemies, so there is one search for each set of players that let ships pass.
 */
function distancesTo(game: Game, seat: SeatId, to: SystemId): Map<SystemId, number> {
  const leapsFrom = (from: SystemId, starts: boolean): boolean =>
    modify(game, 'leaps', { seat, from, to, starts }, false);
  const systems = Object.keys(game.state.systems).filter((system) => system !== to);
  const leaping = systems.filter((from) => leapsFrom(from, false));
  const near = (system: SystemId): SystemId[] => [
    ...adjacentSystems(game, system, seat).filter((from) => wormholeProblem(game, seat, from, system) === undefined),
    ...(system === to ? leaping : []),
  ];
  const searches = new Map<string, Map<SystemId, number>>();
  const found = new Map<SystemId, number>();
  for (const from of systems) {
    const passes = passageRuleFor(game, seat, from, to);
    const key = game.state.order.filter(passes).join(' ');
    const costs =
      searches.get(key) ??
      shortestCosts([to], {
        near,
        cost: () => 1,
        isPassable: (system) => passageProblem(game, seat, system, passes) === undefined,
      });
    searches.set(key, costs);
    const steps = leapsFrom(from, true) ? 1 : costs.get(from);
    if (steps !== undefined) found.set(from, steps);
  }
  return found;
}

/**
 * Measures the moves to a system as if it were active. For a seat, enemy ships and anomalies stop its ships as they do
 * in movement; for a spectator, only adjacency counts.
 */
export function measureReach(game: Game, to: SystemId, seat: SeatId | null): ReachView {
  const place = nameOfSystem(game, to);
  if (seat === null)
    return { place, moves: leastMoves([stepDistances([to], (system) => adjacentSystems(game, system))], to) };
  const barred = entryProblem(game, seat, to);
  const able = [...moveGroupsOf(game, seat, { systems: [to] }).values()]
    .flat()
    .filter((unit) => canMoveAlone(game, seat, unit, to));
  return {
    place,
    moves: leastMoves(barred === undefined ? [distancesTo(game, seat, to)] : [], to),
    ...(barred !== undefined && { barred }),
    ships: [...groupBySystem(able)].map(([system, ships]) => ({
      system,
      from: nameOfSystem(game, system),
      units: formatUnitCounts(game, countByType(ships)),
    })),
  };
}
