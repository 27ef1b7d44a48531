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

export const rifts = (game: Game, system: SystemId): boolean => anomaliesIn(game, system).includes('gravity-rift');

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
export function onwardsOf(chart: MoveMap, unit: Unit): MoveMap['near'] {
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
export function passable(chart: MoveMap, unit: Unit): (system: SystemId) => boolean {
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
