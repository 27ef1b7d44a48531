import { stepDistances } from '#kit/board/pathfinding.ts';
import { leastMoves, oneOfEachType, type ReachView } from '#kit/board/reach.ts';
import { groupBySystem } from '#kit/board/units.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import { costsToActiveSystem } from '#ti4/rules/movement/movement-paths.ts';
import { exitsFrom, moveMapOf, moveValueOf, movementProblem } from '#ti4/rules/movement/move-map.ts';
import { reachableShips } from '#ti4/rules/movement/movable-ships.ts';
import { formatUnitCount, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';

const formatShips = (ships: readonly Unit[]): string =>
  oneOfEachType(ships)
    .map(({ type }) => formatUnitCount(type, ships.filter((ship) => ship.type === type).length))
    .join(', ');

/**
 * Measures the moves to a system as if it were active (58.4). For a seat, other players' ships and anomalies stop its
 * ships as they do in movement; for a spectator or a seat without ships, only adjacency counts.
 */
export function measureReach(game: Game, to: SystemId, seat: SeatId | null): ReachView {
  const place = nameOfSystem(game, to);
  if (seat === null)
    return { place, moves: leastMoves([stepDistances([to], (system) => adjacentSystems(game, system))], to) };
  const movers = oneOfEachType(
    unitsAt(game, { owner: seat, space: true }).filter((unit) => isShip(game, unit) && moveValueOf(game, unit, to) > 0),
  );
  const problems = movers.map((unit) => movementProblem(game, unit, to, false, to));
  const chart = moveMapOf(game, seat, to);
  const searches = movers.length
    ? movers.map((unit) => costsToActiveSystem(chart, unit, Infinity))
    : [stepDistances([to], (system) => exitsFrom(game, seat, system))];
  const [barred] = problems.includes(undefined) ? [] : problems;
  const able = reachableShips(game, { seat, system: to }).filter(({ system }) => system !== to);
  return {
    place,
    moves: leastMoves(searches, to),
    ...(barred !== undefined && { barred }),
    ships: [...groupBySystem(able)].map(([system, ships]) => ({
      system,
      from: nameOfSystem(game, system),
      units: formatShips(ships),
    })),
  };
}
