import { withLinks } from '#kit/board/hex-grid.ts';
import { stepDistances, type Neighbors } from '#kit/board/pathfinding.ts';
import type { Game } from '#ti4/rules/game.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { PlanetId, Seat, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { neighborGraphOf, systemsByWormhole } from '#ti4/rules/board/adjacency.ts';
import { NO_SYSTEM } from '#ti4/rules/planets/planets.ts';
import { isGroundForce, isShip } from '#ti4/rules/units/units.ts';

/** Context of an AI player's decision: the game as its seat knows it, and random numbers to break ties. */
export interface AiContext {
  /** The game as the seat knows it (`knownTo`), never the full game. */
  game: Game;
  seat: SeatId;
  /** Returns a random integer from 0 to n - 1. */
  below: (n: number) => number;
  /** Values computed for this one decision. */
  memo: Map<string, unknown>;
}

/** Computes a value once per decision and caches it. */
export function memoizeForDecision<T>(context: AiContext, what: string, body: () => T): T {
  if (!context.memo.has(what)) context.memo.set(what, body());
  return context.memo.get(what) as T;
}

export const ownSeat = ({ game, seat }: AiContext): Seat => seatOf(game, seat);
export const rivals = ({ game, seat }: AiContext): SeatId[] => othersFrom(game.state, seat);

/** Returns the rival nearest to victory. */
export const leadingRival = (context: AiContext): SeatId | undefined =>
  rivals(context).sort(
    (a, b) => context.game.state.seats[b].points - context.game.state.seats[a].points || (a < b ? -1 : 1),
  )[0];

/** Returns the element with the highest value, the first one in a tie. */
export function maxBy<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const one of list) {
    const value = worth(one);
    if (value <= most) continue;
    most = value;
    found = one;
  }
  return found;
}

/** Indexes units once per decision: ships by system, ground forces by planet. */
export const unitPlacement = (
  context: AiContext,
): { ships: Record<SystemId, Unit[]>; troops: Record<PlanetId, Unit[]> } =>
  memoizeForDecision(context, 'placed', () => {
    const ships: Record<SystemId, Unit[]> = {};
    const troops: Record<PlanetId, Unit[]> = {};
    for (const unit of Object.values(context.game.state.units)) {
      if (unit.planet === undefined && isShip(context.game, unit)) (ships[unit.system] ??= []).push(unit);
      if (unit.planet !== undefined && isGroundForce(context.game, unit)) (troops[unit.planet] ??= []).push(unit);
    }
    return { ships, troops };
  });

export const enemyShips = (context: AiContext, system: SystemId): Unit[] =>
  (unitPlacement(context).ships[system] ?? []).filter(({ owner }) => owner !== context.seat);
export const ownShips = (context: AiContext, system: SystemId): Unit[] =>
  (unitPlacement(context).ships[system] ?? []).filter(({ owner }) => owner === context.seat);
export const garrison = (context: AiContext, planet: PlanetId): Unit[] =>
  (unitPlacement(context).troops[planet] ?? []).filter(({ owner }) => owner !== context.seat);

/** Systems adjacent by position or wormhole; adjacency that components add is left to the rules. */
export const neighborsOf = (context: AiContext): Neighbors =>
  memoizeForDecision(context, 'nearby', () =>
    withLinks(neighborGraphOf(context.game), systemsByWormhole(context.game).values()),
  );

/** Returns each system's distance, in steps, from the nearest of the given systems. */
export const distancesFrom = (context: AiContext, from: readonly SystemId[]): Record<SystemId, number> =>
  Object.fromEntries(stepDistances(from, neighborsOf(context)));

/** Returns each system's distance from the seat's nearest planet or unit. */
export const distancesFromOwn = (context: AiContext): Record<SystemId, number> =>
  memoizeForDecision(context, 'closeness', () => {
    const {
      game: { state },
      seat,
    } = context;
    const systems = new Set<SystemId>([state.seats[seat].home]);
    for (const { controller, system } of Object.values(state.planets))
      if (controller === seat && system !== NO_SYSTEM) systems.add(system);
    for (const { owner, system } of Object.values(state.units)) if (owner === seat) systems.add(system);
    return distancesFrom(context, [...systems]);
  });

export const systemOf = ({ game }: AiContext, planet: PlanetId): SystemId => game.state.planets[planet].system;
