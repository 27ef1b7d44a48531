import { shortestCosts, stepDistances } from '#kit/board/pathfinding.ts';
import { leastMoves, oneOfEachType, type ReachView } from '#kit/board/reach.ts';
import { groupBySystem } from '#kit/board/units.ts';
import { systemsOneStepFrom, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import type { Game } from '#ti2/rules/game.ts';
import { shipsThatCanCome, stops } from '#ti2/rules/movement/gather-ships.ts';
import { isInGravityRift, movementOf } from '#ti2/rules/movement/movement-points.ts';
import { formatUnitCounts, nameOfSystem } from '#ti2/rules/names.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { allUnits, countByType, hasQuality } from '#ti2/rules/units/units.ts';

/** Returns why a seat's ships cannot end their movement in a system; undefined if they can (E2 7.5). */
const stayProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined =>
  entryProblem(game, seat, system) ??
  (specialOf(game, system) === 'asteroid-field' ? 'Ships cannot stop in an asteroid field (E2 7.5).' : undefined);

/**
 * Measures the moves to a system. For a seat, enemy fleets and anomalies stop its ships as they do in movement, and no
 * route begins in a gravity rift, which ships leave only by a die roll (E2 7.4 to 7.6). For a spectator or a seat
 * without ships, only adjacency counts.
 */
export function measureReach(game: Game, to: SystemId, seat: SeatId | null): ReachView {
  const place = nameOfSystem(game, to);
  const near = (system: SystemId): readonly SystemId[] => systemsOneStepFrom(game, system);
  if (seat === null) return { place, moves: leastMoves([stepDistances([to], near)], to) };
  const ships = allUnits(game).filter(
    (unit) => unit.owner === seat && hasQuality(game, 'ship', unit) && movementOf(game, unit) > 0,
  );
  const barred = stayProblem(game, seat, to);
  const searches = oneOfEachType(ships).map((ship) =>
    shortestCosts([to], {
      near,
      cost: () => 1,
      isPassable: (system) => entryProblem(game, seat, system) === undefined && !stops(game, ship, system),
    }),
  );
  const moves = leastMoves(barred !== undefined ? [] : ships.length ? searches : [stepDistances([to], near)], to);
  for (const system of Object.keys(moves)) if (system !== to && isInGravityRift(game, system)) delete moves[system];
  return {
    place,
    moves,
    ...(barred !== undefined && { barred }),
    ships: [...groupBySystem(shipsThatCanCome(game, seat, to))].map(([system, able]) => ({
      system,
      from: nameOfSystem(game, system),
      units: formatUnitCounts(game, countByType(able)),
    })),
  };
}
