import { excessFighters, isWithinCapacity, fleetLoadOf, type FleetLoad } from './capacity.ts';
import { fleetPoolSize } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { formatUnitCount, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { definitionFor, isNonFighterShip, unitsAt } from './units.ts';
import { formatList, formatCount } from '#text/sentences.ts';

/** Returns how many non-fighter ships a seat may have in a system (37.1). */
export const fleetLimit = (game: Game, seat: SeatId, system: SystemId): number =>
  modify(game, 'fleet-limit', { seat, system }, fleetPoolSize(game, seat));

export const inSpace = (unit: Unit): boolean => unit.planet === undefined;
export const selfMoving = (game: Game, seat: SeatId): boolean =>
  definitionFor(game, seat, 'fighter').selfMoving ?? false;

/**
 * Explains which of a seat's units in a system exceed the limits; undefined if all may stay. In combat only the fleet
 * pool
 * counts (16.3c).
 */
export function fleetProblem(
  game: Game,
  seat: SeatId,
  system: SystemId,
  units: readonly Unit[],
  inCombat = false,
): string | undefined {
  const ships = units.filter((unit) => inSpace(unit) && isNonFighterShip(game, unit)).length;
  const limit = ships || !inCombat ? fleetLimit(game, seat, system) : 0;
  if (ships > limit)
    return `Your fleet pool allows ${formatCount(limit, 'non-fighter ship')} at ${nameOfSystem(game, system)}, not ${ships}.`;
  if (inCombat) return undefined;
  const load = fleetLoadOf(game, units);
  const beyond = excessFighters(load);
  if (isWithinCapacity(load)) return undefined;
  const where = nameOfSystem(game, system);
  if (load.groundForces <= load.capacity && selfMoving(game, seat)) {
    const counted = ships + beyond * modify(game, 'fleet-share', { seat, type: 'fighter' }, 1);
    if (counted <= limit) return undefined;
    return `${formatUnitCount('fighter', beyond)} at ${where} would be over capacity and count against your fleet pool: ${formatCount(counted, 'ship')}, but it allows only ${limit}.`;
  }
  return load.capacity || load.docked
    ? `${roomAt(load, where)}, not enough for ${inWords(load)} in space.`
    : `You have no capacity for ${inWords(load)} in space at ${where}.`;
}

/**
 * Says how many units to remove because of a problem. `missing`: how many beyond those that are `chosen` already;
 * `instead`: what else would help.
 */
export const formatExcess = (problem: string | undefined, missing: number, chosen: number, instead?: string): string =>
  [
    problem,
    `${instead === undefined ? 'Remove' : `${instead}, or remove`} ${missing}${chosen ? ` more (${missing + chosen} in all)` : ''} to continue.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Formats the capacity in a system: "Your ships at Lodor (101) have capacity 4 and your space docks hold 3 fighters". */
function roomAt(load: FleetLoad, where: string): string {
  const docks = load.docked && load.fighters ? `hold ${formatUnitCount('fighter', load.docked)}` : '';
  if (docks && !load.capacity) return `Your space docks at ${where} ${docks}`;
  return `Your ships at ${where} have capacity ${load.capacity}${docks && ` and your space docks ${docks}`}`;
}

const inWords = (load: FleetLoad): string =>
  formatList(
    [
      load.fighters ? formatUnitCount('fighter', load.fighters) : '',
      load.groundForces ? formatCount(load.groundForces, 'ground force') : '',
    ].filter(Boolean),
  );

/**
 * Returns how much a seat's fleet in a system can still hold: ships by the fleet pool, units by capacity, and fighters
 * by space docks.
 */
export function remainingRoom(
  game: Game,
  seat: SeatId,
  system: SystemId,
): { ships: number; aboard: number; docked: number } {
  const units = unitsAt(game, { owner: seat, system });
  const ships = units.filter((unit) => inSpace(unit) && isNonFighterShip(game, unit)).length;
  const { fighters, groundForces, capacity, docked } = fleetLoadOf(game, units);
  return {
    ships: Math.max(0, fleetLimit(game, seat, system) - ships),
    aboard: Math.max(0, capacity - groundForces - Math.max(0, fighters - docked)),
    docked: Math.max(0, docked - fighters),
  };
}

/** Formats how much of a seat's limits its units in a system use: "Fleet pool: 2 of 5; capacity: 3 of 4." */
export function formatFleetUse(game: Game, seat: SeatId, system: SystemId, units: readonly Unit[]): string {
  const ships = units.filter((unit) => inSpace(unit) && isNonFighterShip(game, unit)).length;
  const { fighters, groundForces, capacity, docked } = fleetLoadOf(game, units);
  const aboard = groundForces + Math.max(0, fighters - docked);
  const used = capacity || aboard ? `; capacity: ${aboard} of ${capacity}` : '';
  return `Fleet pool: ${ships} of ${fleetLimit(game, seat, system)}${used}.`;
}

/** Tells whether a space combat is in progress in a system, with no winner yet. */
export const inCombat = (game: Game, system: SystemId): boolean =>
  game.state.stack.some(({ procedure: name, data }) => {
    if (name !== 'space-combat') return false;
    const combat = data as { system?: string; over?: boolean };
    return combat.system === system && !combat.over;
  });
