import { shortestCosts, searchParetoPaths } from '#kit/board/pathfinding.ts';
import { anomaliesIn, isOneStep, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import type { Anomaly } from '#ti4/rules/terms.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { capacityOf, definitionOf, isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** The board as one seat's ships see it on their way to the active system. Computed on demand, never stored. */
export interface MoveMap {
  game: Game;
  seat: SeatId;
  active: SystemId;
  /** Returns the systems adjacent to one, for movement. */
  near: (system: SystemId) => readonly SystemId[];
  /** Systems with other players' ships. */
  hostile: ReadonlySet<SystemId>;
  /**
   * True if ships in the active system can pick up units from its planets without leaving it, which requires another
   * planet to land on (notes on 95 and Ceasefire).
   */
  loadsInPlace: boolean;
}

export function moveMapOf(game: Game, seat: SeatId, active: SystemId): MoveMap {
  const hostile = new Set<SystemId>();
  for (const unit of unitsAt(game, { space: true, notOwner: seat })) if (isShip(game, unit)) hostile.add(unit.system);
  return {
    game,
    seat,
    active,
    near: nearOf(game, seat),
    hostile,
    loadsInPlace: game.state.systems[active].planets.length > 1,
  };
}

/** Caches adjacency by seat for the current state. */
const waysKnown = (_game: Game): Map<SeatId, MoveMap['near']> => new Map();

function nearOf(game: Game, seat: SeatId): MoveMap['near'] {
  const known = game.memoize(waysKnown);
  const near = known.get(seat) ?? lookAround(game, seat);
  known.set(seat, near);
  return near;
}

function lookAround(game: Game, seat: SeatId): MoveMap['near'] {
  const systems = Object.keys(game.state.systems);
  const wormholes = new Map(
    systems.map((system) => [
      system,
      modify(game, 'movement-wormholes', { seat, system }, wormholesIn(game, system, seat)),
    ]),
  );
  const of = (system: SystemId) => wormholes.get(system) ?? [];
  const found = new Map<SystemId, SystemId[]>();
  const near = (system: SystemId): SystemId[] => {
    const known = found.get(system) ?? systems.filter((other) => isOneStep(game, { a: system, b: other, seat }, of));
    found.set(system, known);
    return known;
  };
  return near;
}

/** Tells whether ships of a seat that move between two systems may have used a wormhole. */
export function usesWormhole(game: Game, seat: SeatId, a: SystemId, b: SystemId): boolean {
  const open = (system: SystemId) =>
    modify(game, 'movement-wormholes', { seat, system }, wormholesIn(game, system, seat));
  const here = open(a);
  const joined = open(b).some((kind) => here.includes(kind));
  return modify(game, 'adjacent', { seat, a, b }, joined);
}

/** Returns the systems adjacent to one for units that move out of it, in a tactical action or otherwise. */
export const exitsFrom = (game: Game, seat: SeatId, system: SystemId): readonly SystemId[] =>
  nearOf(game, seat)(system);

/** Returns the move value (57) of a unit that would move to a system; 0 if it cannot move on its own. */
export function moveValueOf(game: Game, unit: Unit, to: SystemId): number {
  const { move } = definitionOf(game, unit);
  if (move === undefined) return 0;
  const slowed = anomaliesIn(game, unit.system).includes('nebula') && modify(game, 'slowed-by-nebula', { unit }, true); // 59.2
  const base = slowed ? 1 : move;
  return modify(game, 'move', { seat: unit.owner, unit, to }, base);
}

/** Returns why an anomaly stops ships, before any component effects (11.1, 59.1, 86.1); undefined if it does not. */
function forbidden(anomaly: Anomaly, active: boolean, through: boolean): string | undefined {
  if (anomaly === 'supernova') return 'Ships cannot enter a supernova (86.1).';
  if (anomaly === 'asteroid-field') return 'Ships cannot enter an asteroid field (11.1).';
  return anomaly === 'nebula' && (through || !active)
    ? 'Ships can enter a nebula only if it is the active system, and must stop there (59.1).'
    : undefined;
}

/** Returns why a unit cannot move into a system, or with `through` into and out of it; undefined if it can. */
export function movementProblem(
  game: Game,
  unit: Unit,
  system: SystemId,
  through: boolean,
  active: SystemId,
): string | undefined {
  const about = { seat: unit.owner, system, unit, through, active };
  for (const anomaly of anomaliesIn(game, system)) {
    const reason = forbidden(anomaly, system === active, through);
    const stands = reason && modify(game, 'movement-barred', { ...about, anomaly }, reason);
    if (stands) return stands;
  }
  return modify(game, 'movement-barred', about, undefined);
}

/**
 * Tells whether something other than an anomaly keeps all ships of a seat out of the active system, so that nothing can
 * help their movement.
 */
export function isMovementBarred(game: Game, seat: SeatId, active: SystemId): boolean {
  const movers = unitsAt(game, { owner: seat, space: true }).filter(
    (unit) => definitionOf(game, unit).move !== undefined,
  );
  const isBarred = (unit: Unit): boolean =>
    modify(game, 'movement-barred', { seat, system: active, unit, through: false, active }, undefined) !== undefined;
  return movers.length > 0 && movers.every(isBarred);
}

/** Returns the move map as it will be after some ships have arrived in the active system. */
export function moveMapAfter(game: Game, seat: SeatId, active: SystemId, arrived: readonly Unit[]): MoveMap {
  const units = {
    ...game.state.units,
    ...Object.fromEntries(arrived.map((unit) => [unit.id, { ...unit, system: active }])),
  };
  return moveMapOf(newGame({ ...game.state, units }, game.book), seat, active);
}

/** A ship in the search for routes. */
export interface Mover {
  unit: Unit;
  move: number;
  capacity: number;
  /** Bonus to the move value if the ship leaves any gravity rift. */
  rift: number;
  /** The map when this ship moves, if it moves separately from the others. */
  chart?: MoveMap;
}

export const moverOf = (game: Game, unit: Unit, active: SystemId): Mover => ({
  unit,
  move: moveValueOf(game, unit, active),
  capacity: capacityOf(game, unit),
  rift: modify(game, 'rift-bonus', { seat: unit.owner, unit }, 0),
});

const rifts = (game: Game, system: SystemId): boolean => anomaliesIn(game, system).includes('gravity-rift');

/**
 * Returns the movement spent to leave a system for the next: 1, or 0 from a gravity rift, which adds 1 to the move
 * value (41.1).
 */
export const exitCost = ({ game, seat }: MoveMap, system: SystemId): number =>
  rifts(game, system) && modify(game, 'rift-speeds', { seat, system }, true) ? 0 : 1;

/** Tells whether other players' ships stop a ship from moving through a system (58.4b). */
export const isBlocked = (chart: MoveMap, unit: Unit, system: SystemId): boolean =>
  chart.hostile.has(system) && !modify(chart.game, 'ignores-blocking-ships', { seat: chart.seat, system, unit }, false);

const NO_SYSTEMS: readonly SystemId[] = [];
const nextTo = ({ game }: MoveMap, unit: Unit): readonly SystemId[] =>
  modify(game, 'next-to-unit', { unit }, NO_SYSTEMS);

/**
 * Returns a function that lists the systems a unit can enter from one: adjacent ones and those adjacent to the unit
 * wherever it is.
 */
function onwardsOf(chart: MoveMap, unit: Unit): MoveMap['near'] {
  const more = nextTo(chart, unit);
  if (!more.length) return chart.near;
  return (system) => [...new Set([...chart.near(system), ...more.filter((other) => other !== system)])];
}

/** Returns the reverse of `onwardsOf`: a function that lists the systems from which a unit can enter one. */
export function reverseNeighbors(chart: MoveMap, unit: Unit): MoveMap['near'] {
  const more = nextTo(chart, unit);
  if (!more.length) return chart.near;
  const anywhere = Object.keys(chart.game.state.systems);
  return (system) => (more.includes(system) ? anywhere.filter((other) => other !== system) : chart.near(system));
}

/**
 * Tells whether a seat's own command token keeps its units in a system: `ship`, and the units it would pick up there.
 */
export const isHeldByToken = (game: Game, seat: SeatId, system: SystemId, ship?: Unit): boolean =>
  modify(game, 'held-by-token', { seat, system, ...(ship && { ship }) }, hasTokenIn(game, seat, system));

/** Returns a cached test of which systems a unit may move through: 58.4b, and the anomalies. */
function passable(chart: MoveMap, unit: Unit): (system: SystemId) => boolean {
  const known = new Map<SystemId, boolean>();
  return (system) => {
    const before = known.get(system);
    if (before !== undefined) return before;
    const open =
      !isBlocked(chart, unit, system) && movementProblem(chart.game, unit, system, true, chart.active) === undefined;
    known.set(system, open);
    return open;
  };
}

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
  /** Gravity rifts it leaves, in this order; one die each. */
  rolls: SystemId[];
  /** Bit set of the wanted systems it passes. */
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
