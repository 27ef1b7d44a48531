import { shortestCosts, searchParetoPaths } from '#kit/board/pathfinding.ts';
import { type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';
import {
  type MoveMap,
  moveMapOf,
  moveValueOf,
  movementProblem,
  type Mover,
  moverOf,
  rifts,
  exitCost,
  onwardsOf,
  reverseNeighbors,
  isHeldByToken,
  passable,
} from './move-map.ts';

/**
 * Returns the least movement cost from each system to the active one; for the active system itself, out and back
 * (58.4e).
 */
export function costsToActiveSystem(chart: MoveMap, unit: Unit, budget: number): Map<SystemId, number> {
  if (movementProblem(chart.game, unit, chart.active, false, chart.active) !== undefined) return new Map();
  const cost = (from: SystemId) => exitCost(chart, from);
  return shortestCosts(
    [chart.active],
    { near: reverseNeighbors(chart, unit), cost, budget, isPassable: passable(chart, unit) },
    true,
  );
}

/** A system on a route, its cost so far, and whether a gravity rift was left before. */
interface Passed {
  system: SystemId;
  rifted: boolean;
  cost: number;
}
const passedKey = ({ system, rifted }: Pick<Passed, 'system' | 'rifted'>): string => `${system} ${rifted}`;

/** Returns the cheapest way to every system reachable from a start, with and without having left a rift. */
function reach(start: Passed, onwards: (from: Passed) => Iterable<Passed>): Map<string, Passed> {
  const reached = new Map([[passedKey(start), start]]);
  const queue = [start];
  for (const from of queue) {
    if (from.cost > (reached.get(passedKey(from))?.cost ?? Infinity)) continue;
    for (const next of onwards(from)) {
      if (next.cost >= (reached.get(passedKey(next))?.cost ?? Infinity)) continue;
      reached.set(passedKey(next), next);
      queue.push(next);
    }
  }
  return reached;
}

/** Returns the systems that a ship can pass on a route into the active system, both ends included. */
export function systemsOnRoute(chart: MoveMap, { unit, move, rift }: Mover, bonus: number): SystemId[] {
  const budget = move + bonus;
  const stays = chart.loadsInPlace && unit.system === chart.active;
  const plain = costsToActiveSystem(chart, unit, budget + rift);
  // The rift bonus applies once a rift was left or if one is still ahead, so the remaining cost is also computed via a
  // rift.
  const through = passable(chart, unit);
  const viaRift = rift ? costsViaRift(chart, unit, budget + rift, plain) : new Map<SystemId, number>();
  const left = ({ system, rifted }: Passed): number => {
    const straight = plain.get(system) ?? Infinity;
    return rifted ? straight - rift : Math.min(straight, (viaRift.get(system) ?? Infinity) - rift);
  };
  const onwards = onwardsOf(chart, unit);
  const start: Passed = { system: unit.system, rifted: false, cost: 0 };
  if (left(start) > budget) return stays ? [chart.active] : [];
  const reached = reach(start, function* (from) {
    for (const system of onwards(from.system)) {
      const cost = from.cost + exitCost(chart, from.system);
      const next: Passed = { system, rifted: rift > 0 && (from.rifted || rifts(chart.game, from.system)), cost };
      if (cost + left(next) <= budget && through(system)) yield next;
    }
  });
  return [...new Set([...[...reached.values()].map(({ system }) => system), chart.active])];
}

/** Tells whether only the given seats have ships in a system. */
const shipsOfNoneBut = (game: Game, system: SystemId, ...seats: SeatId[]): boolean =>
  unitsAt(game, { system, space: true }).every((unit) => !isShip(game, unit) || seats.includes(unit.owner));

/** Tells whether the host's ships alone stop a seat's ships in a system. */
export const isStoppedOnlyBy = (
  game: Game,
  { seat, host, system }: { seat: SeatId; host: SeatId; system: SystemId },
): boolean => shipsOfNoneBut(game, system, seat, host) && !shipsOfNoneBut(game, system, seat);

/**
 * Tells whether a seat's ships could pass a system where only the host's ships stop them, on their way to the active
 * system. `spare`: bonus to their move values.
 */
export function couldPassIfAllowed(
  game: Game,
  { seat, host, active }: { seat: SeatId; host: SeatId; active: SystemId },
  spare: number,
): boolean {
  const chart = moveMapOf(game, seat, active);
  const hosted = new Set(
    [...chart.hostile].filter((system) => system !== active && isStoppedOnlyBy(game, { seat, host, system })),
  );
  if (!hosted.size) return false;
  const open: MoveMap = { ...chart, hostile: new Set([...chart.hostile].filter((system) => !hosted.has(system))) };
  return unitsAt(game, { owner: seat, space: true })
    .filter((unit) => isShip(game, unit) && moveValueOf(game, unit, active) > 0)
    .some((unit) =>
      systemsOnRoute(open, moverOf(game, unit, active), spare).some(
        (system) => system !== unit.system && hosted.has(system),
      ),
    );
}

/** Returns the least cost from each system to the active one on ways that leave a gravity rift. */
function costsViaRift(
  chart: MoveMap,
  unit: Unit,
  budget: number,
  plain: ReadonlyMap<SystemId, number>,
): Map<SystemId, number> {
  const open = passable(chart, unit);
  const found = new Map(
    [...plain].filter(([system]) => rifts(chart.game, system) && (system === unit.system || open(system))),
  );
  const backwards = reverseNeighbors(chart, unit);
  const queue = [...found.keys()];
  for (const system of queue) {
    if (system !== unit.system && !open(system)) continue;
    for (const from of backwards(system)) {
      const cost = (found.get(system) ?? Infinity) + exitCost(chart, from);
      if (cost > budget || cost >= (found.get(from) ?? Infinity)) continue;
      found.set(from, cost);
      queue.push(from);
    }
  }
  return found;
}

/** A route into the active system. */
export interface Route {
  /** Systems from the first to the active one. */
  path: SystemId[];
  cost: number;
  /** Gravity rifts that the path leaves, in this order; one die each. */
  rolls: SystemId[];
  /** Bit set of the wanted systems that the path passes. */
  passes: number;
  /** Rift bonus not used yet. */
  spare?: number;
}

/** Returns the same key for routes that leave the same gravity rifts in the same order. */
export const routeKey = ({ rolls }: { rolls: readonly SystemId[] }): string => rolls.join('+');

/**
 * Returns the Pareto-optimal routes by systems passed, dice and length. Routes without repeated systems through other
 * gravity rifts are kept even if dominated, since the player chooses among them.
 */
export function bestRoutes(
  chart: MoveMap,
  { unit, move, rift }: Mover,
  wanted: readonly SystemId[],
  bonus: number,
): Route[] {
  const budget = move + bonus;
  const costs = costsToActiveSystem(chart, unit, budget + rift);
  const through = passable(chart, unit);
  const near = onwardsOf(chart, unit);
  const loads = (system: SystemId): boolean =>
    system === chart.active || !isHeldByToken(chart.game, chart.seat, system, unit);
  const bit = (system: SystemId): number =>
    wanted.includes(system) && loads(system) ? 1 << wanted.indexOf(system) : 0;
  const complete: Route[] =
    chart.loadsInPlace && unit.system === chart.active
      ? [{ path: [unit.system], cost: 0, rolls: [], passes: bit(chart.active) }]
      : [];
  const search = {
    starts: [
      {
        path: [unit.system],
        cost: 0,
        rolls: [],
        passes: bit(unit.system) | bit(chart.active),
        ...(rift && { spare: rift }),
      },
    ],
    extend: (route: Route) => goingOn(chart, unit, route, { near, bit }),
    isArrived: (place: SystemId, { cost }: Route) => place === chart.active && cost <= budget && costs.size > 0,
    canContinue: (place: SystemId, { cost, spare = 0 }: Route) =>
      cost - spare + (costs.get(place) ?? Infinity) <= budget && through(place),
    dominates: beats,
  };
  return searchParetoPaths(search, complete);
}

/** Returns the extensions of a route by one system. */
function goingOn(
  chart: MoveMap,
  unit: Unit,
  route: Route,
  { near, bit }: { near: MoveMap['near']; bit: (system: SystemId) => number },
): [SystemId, Route][] {
  const system = route.path[route.path.length - 1];
  const rifted =
    rifts(chart.game, system) && modify(chart.game, 'rift-rolls', { seat: chart.seat, unit, system }, true);
  const gain = rifts(chart.game, system) ? (route.spare ?? 0) : 0;
  const cost = route.cost + exitCost(chart, system) - gain;
  const rolls = rifted ? [...route.rolls, system] : route.rolls; // 41.2, 41.3
  const spare = route.spare && !gain ? { spare: route.spare } : {};
  return near(system).map((next) => [
    next,
    { path: [...route.path, next], cost, rolls, passes: route.passes | bit(next), ...spare },
  ]);
}

/** Tells whether a route visits no system twice, except the active one at both ends. */
const straight = ({ path }: Route): boolean =>
  new Set(path.slice(1)).size === path.length - 1 && !path.slice(1, -1).includes(path[0]);

const beats = (a: Route, b: Route): boolean =>
  (a.passes & b.passes) === b.passes &&
  a.rolls.length <= b.rolls.length &&
  a.cost <= b.cost &&
  a.cost - (a.spare ?? 0) <= b.cost - (b.spare ?? 0) &&
  (routeKey(a) === routeKey(b) || !straight(b));
