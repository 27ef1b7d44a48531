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
export function memoizeForDecision<T>(mind: AiContext, what: string, body: () => T): T {
  if (!mind.memo.has(what)) mind.memo.set(what, body());
  return mind.memo.get(what) as T;
}

export const ownSeat = ({ game, seat }: AiContext): Seat => seatOf(game, seat);
export const rivals = ({ game, seat }: AiContext): SeatId[] => othersFrom(game.state, seat);

/** Returns the rival nearest to victory. */
export const leadingRival = (mind: AiContext): SeatId | undefined =>
  rivals(mind).sort((a, b) => mind.game.state.seats[b].points - mind.game.state.seats[a].points || (a < b ? -1 : 1))[0];

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
export const unitPlacement = (mind: AiContext): { ships: Record<SystemId, Unit[]>; troops: Record<PlanetId, Unit[]> } =>
  memoizeForDecision(mind, 'placed', () => {
    const ships: Record<SystemId, Unit[]> = {};
    const troops: Record<PlanetId, Unit[]> = {};
    for (const unit of Object.values(mind.game.state.units)) {
      if (unit.planet === undefined && isShip(mind.game, unit)) (ships[unit.system] ??= []).push(unit);
      if (unit.planet !== undefined && isGroundForce(mind.game, unit)) (troops[unit.planet] ??= []).push(unit);
    }
    return { ships, troops };
  });

export const enemyShips = (mind: AiContext, system: SystemId): Unit[] =>
  (unitPlacement(mind).ships[system] ?? []).filter(({ owner }) => owner !== mind.seat);
export const ownShips = (mind: AiContext, system: SystemId): Unit[] =>
  (unitPlacement(mind).ships[system] ?? []).filter(({ owner }) => owner === mind.seat);
export const garrison = (mind: AiContext, planet: PlanetId): Unit[] =>
  (unitPlacement(mind).troops[planet] ?? []).filter(({ owner }) => owner !== mind.seat);

/** Systems adjacent by position or wormhole; adjacency that components add is left to the rules. */
export const neighborsOf = (mind: AiContext): Neighbors =>
  memoizeForDecision(mind, 'nearby', () =>
    withLinks(neighborGraphOf(mind.game), systemsByWormhole(mind.game).values()),
  );

/** Returns each system's distance, in steps, from the nearest of the given systems. */
export const distancesFrom = (mind: AiContext, from: readonly SystemId[]): Record<SystemId, number> =>
  Object.fromEntries(stepDistances(from, neighborsOf(mind)));

/** Returns each system's distance from the seat's nearest planet or unit. */
export const distancesFromOwn = (mind: AiContext): Record<SystemId, number> =>
  memoizeForDecision(mind, 'closeness', () => {
    const {
      game: { state },
      seat,
    } = mind;
    const systems = new Set<SystemId>([state.seats[seat].home]);
    for (const { controller, system } of Object.values(state.planets))
      if (controller === seat && system !== NO_SYSTEM) systems.add(system);
    for (const { owner, system } of Object.values(state.units)) if (owner === seat) systems.add(system);
    return distancesFrom(mind, [...systems]);
  });

export const systemOf = ({ game }: AiContext, planet: PlanetId): SystemId => game.state.planets[planet].system;
