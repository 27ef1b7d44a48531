import { shortestCosts, searchParetoPaths } from '#kit/board/pathfinding.ts';
import { anomaliesIn, isOneStep, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import type { Anomaly } from '#ti4/rules/terms.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { capacityOf, definitionOf, isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** The board as one seat's ships find it on their way to the active system. Looked up once, never stored. */
export interface MoveMap {
  game: Game;
  seat: SeatId;
  active: SystemId;
  /** Systems next to one, for movement. */
  near: (system: SystemId) => readonly SystemId[];
  /** Systems with ships of other players. */
  hostile: ReadonlySet<SystemId>;
  /** Whether ships that are in the active system take aboard what lies on its planets without leaving it: where there is another planet to land on (notes on 95 and Ceasefire). */
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

/** What has been found out for a seat about which systems are next to which, as the game stands. */
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

/** Whether ships of a seat that go from one system into another may have gone through a wormhole. */
export function usesWormhole(game: Game, seat: SeatId, a: SystemId, b: SystemId): boolean {
  const open = (system: SystemId) =>
    modify(game, 'movement-wormholes', { seat, system }, wormholesIn(game, system, seat));
  const here = open(a);
  const joined = open(b).some((kind) => here.includes(kind));
  return modify(game, 'adjacent', { seat, a, b }, joined);
}

/** Systems next to one for whatever moves out of it, in a tactical action or otherwise. */
export const exitsFrom = (game: Game, seat: SeatId, system: SystemId): readonly SystemId[] =>
  nearOf(game, seat)(system);

/** The move value (57) of a unit that would move to a system; 0 for what cannot move by itself. */
export function moveValueOf(game: Game, unit: Unit, to: SystemId): number {
  const { move } = definitionOf(game, unit);
  if (move === undefined) return 0;
  const slowed = anomaliesIn(game, unit.system).includes('nebula') && modify(game, 'slowed-by-nebula', { unit }, true); // 59.2
  const base = slowed ? 1 : move;
  return modify(game, 'move', { seat: unit.owner, unit, to }, base);
}

/** What an anomaly forbids to ships as such (11.1, 59.1, 86.1). */
function forbidden(anomaly: Anomaly, active: boolean, through: boolean): string | undefined {
  if (anomaly === 'supernova') return 'Ships cannot enter a supernova (86.1).';
  if (anomaly === 'asteroid-field') return 'Ships cannot enter an asteroid field (11.1).';
  return anomaly === 'nebula' && (through || !active)
    ? 'Ships enter a nebula only where it is the active system, and go no further (59.1).'
    : undefined;
}

/** Why a unit cannot move into a system, or (`through`) into it and on; undefined when it can. */
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

/** The board as it will be once some ships have arrived in the active system. */
export function moveMapAfter(game: Game, seat: SeatId, active: SystemId, arrived: readonly Unit[]): MoveMap {
  const units = {
    ...game.state.units,
    ...Object.fromEntries(arrived.map((unit) => [unit.id, { ...unit, system: active }])),
  };
  return moveMapOf(newGame({ ...game.state, units }, game.book), seat, active);
}

/** A ship as its way is looked for: alike ships of one place are looked for once. */
export interface Mover {
  unit: Unit;
  move: number;
  capacity: number;
  /** Added to the move value where it leaves any gravity rift. */
  rift: number;
  /** The board as it is when this ship moves, where it moves apart from the others. */
  chart?: MoveMap;
}

export const moverOf = (game: Game, unit: Unit, active: SystemId): Mover => ({
  unit,
  move: moveValueOf(game, unit, active),
  capacity: capacityOf(game, unit),
  rift: modify(game, 'rift-bonus', { seat: unit.owner, unit }, 0),
});

const rifts = (game: Game, system: SystemId): boolean => anomaliesIn(game, system).includes('gravity-rift');

/** Entering a system takes one of the move value; leaving a gravity rift gives one back (41.1). */
export const exitCost = ({ game, seat }: MoveMap, system: SystemId): number =>
  rifts(game, system) && modify(game, 'rift-speeds', { seat, system }, true) ? 0 : 1;

/** Whether ships of others stop a ship that would move through a system (58.4b). */
export const isBlocked = (chart: MoveMap, unit: Unit, system: SystemId): boolean =>
  chart.hostile.has(system) && !modify(chart.game, 'ignores-blocking-ships', { seat: chart.seat, system, unit }, false);

const NO_SYSTEMS: readonly SystemId[] = [];
const nextTo = ({ game }: MoveMap, unit: Unit): readonly SystemId[] =>
  modify(game, 'next-to-unit', { unit }, NO_SYSTEMS);

/** Systems into which a unit can move from one: those next to it, and those next to the unit wherever it is. */
function onwardsOf(chart: MoveMap, unit: Unit): MoveMap['near'] {
  const more = nextTo(chart, unit);
  if (!more.length) return chart.near;
  return (system) => [...new Set([...chart.near(system), ...more.filter((other) => other !== system)])];
}

/** The same backwards: systems from which a unit can move into one. */
export function reverseNeighbors(chart: MoveMap, unit: Unit): MoveMap['near'] {
  const more = nextTo(chart, unit);
  if (!more.length) return chart.near;
  const anywhere = Object.keys(chart.game.state.systems);
  return (system) => (more.includes(system) ? anywhere.filter((other) => other !== system) : chart.near(system));
}

/** Whether a command token of their own keeps a seat's units where they are: a ship, and what it would take aboard there. */
export const isHeldByToken = (game: Game, seat: SeatId, system: SystemId, ship?: Unit): boolean =>
  modify(game, 'held-by-token', { seat, system, ...(ship && { ship }) }, hasTokenIn(game, seat, system));

/** Which systems a kind of ship may move through: 58.4b, and the anomalies. */
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

/** What it costs at least to get from each system into the active one; from the active one, out and back (58.4e). */
export function costsToActiveSystem(chart: MoveMap, unit: Unit, budget: number): Map<SystemId, number> {
  if (movementProblem(chart.game, unit, chart.active, false, chart.active) !== undefined) return new Map();
  const cost = (from: SystemId) => exitCost(chart, from);
  return shortestCosts(
    [chart.active],
    { near: reverseNeighbors(chart, unit), cost, budget, isPassable: passable(chart, unit) },
    true,
  );
}

/** A system on the way, and whether a gravity rift has been left before. */
interface Passed {
  system: SystemId;
  rifted: boolean;
  cost: number;
}
const passedKey = ({ system, rifted }: Pick<Passed, 'system' | 'rifted'>): string => `${system} ${rifted}`;

/** Every system to which some way leads from a start, at the least cost, with a rift left before or without. */
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

/** Systems a ship can pass on some way into the active system, its own and the active one included. */
export function systemsOnRoute(chart: MoveMap, { unit, move, rift }: Mover, bonus: number): SystemId[] {
  const budget = move + bonus;
  const stays = chart.loadsInPlace && unit.system === chart.active;
  const plain = costsToActiveSystem(chart, unit, budget + rift);
  // With what rifts give besides: the same from behind, where a rift has been left or is still to be.
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

/** Whether nobody has ships in a system but these. */
const shipsOfNoneBut = (game: Game, system: SystemId, ...seats: SeatId[]): boolean =>
  unitsAt(game, { system, space: true }).every((unit) => !isShip(game, unit) || seats.includes(unit.owner));

/** Whether it is a host's ships alone that stop a seat's in a system. */
export const isStoppedOnlyBy = (
  game: Game,
  { seat, host, system }: { seat: SeatId; host: SeatId; system: SystemId },
): boolean => shipsOfNoneBut(game, system, seat, host) && !shipsOfNoneBut(game, system, seat);

/** Whether a seat's ships could pass where a host's alone stop them, on their way to the active system; `spare`: were their move values so much higher. */
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

/** What it costs at least from each system into the active one where a gravity rift is left on the way. */
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

/** A way into the active system. */
export interface Route {
  /** From the first system to the active one. */
  path: SystemId[];
  cost: number;
  /** Gravity rifts it leaves, a die each time, in this order. */
  rolls: SystemId[];
  /** Which of the wanted systems it passes, as bits. */
  passes: number;
  /** What leaving a gravity rift would still give it. */
  spare?: number;
}

/** What two routes have in common that are alike to the gravity rifts. */
export const routeKey = ({ rolls }: { rolls: readonly SystemId[] }): string => rolls.join('+');

/**
 * Ways worth taking: none is listed that another beats in what it passes, its dice and its length at once. Straight
 * ways through other gravity rifts are listed all the same: which to take is for the player to say.
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

/** A route with each system next to where it has come to. */
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

/** No system twice, but for the active one at both ends. */
const straight = ({ path }: Route): boolean =>
  new Set(path.slice(1)).size === path.length - 1 && !path.slice(1, -1).includes(path[0]);

const beats = (a: Route, b: Route): boolean =>
  (a.passes & b.passes) === b.passes &&
  a.rolls.length <= b.rolls.length &&
  a.cost <= b.cost &&
  a.cost - (a.spare ?? 0) <= b.cost - (b.spare ?? 0) &&
  (routeKey(a) === routeKey(b) || !straight(b));
