import type { Limit } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { capacityOf, definitionOf, isGroundForce } from './units.ts';

/** Capacity and cargo of one seat's units in a system (16.2). */
export interface FleetLoad {
  fighters: number;
  groundForces: number;
  capacity: number;
  /** Fighters that space docks there can hold. */
  docked: number;
}

/** Limits cargo to the capacity of the ships that a player moves: the sum of the measure "room" is at most 0. */
export const CAPACITY_LIMIT: Limit = {
  measure: 'room',
  measureLabel: 'capacity',
  atMost: 0,
  message: 'The ships you move have too little capacity: carry {sum} fewer or move more ships.',
  noRoomMessage: 'You move no ship with capacity: also move ships that can carry these units, or carry none.',
};

/** Returns how much capacity a unit uses aboard these ships. */
export const roomTaken = (game: Game, unit: Unit, ships: readonly Unit[]): number =>
  isGroundForce(game, unit) ? modify(game, 'room', { unit, beside: ships }, 1) : 1;

/** Splits cargo into units that use capacity aboard these ships and units that use none. */
export function splitByRoom(
  game: Game,
  cargo: readonly Unit[],
  ships: readonly Unit[],
): { heavy: Unit[]; light: Unit[] } {
  const light = cargo.filter((unit) => roomTaken(game, unit, ships) <= 0);
  return { heavy: cargo.filter((unit) => !light.includes(unit)), light };
}

export function fleetLoadOf(game: Game, units: readonly Unit[]): FleetLoad {
  const load: FleetLoad = { fighters: 0, groundForces: 0, capacity: 0, docked: 0 };
  for (const unit of units) {
    load.docked += definitionOf(game, unit).holdsFighters ?? 0;
    if (unit.planet !== undefined) continue; // 16.3b
    if (unit.type === 'fighter') load.fighters += 1;
    else if (isGroundForce(game, unit)) load.groundForces += modify(game, 'room', { unit, beside: units }, 1);
    else load.capacity += capacityOf(game, unit);
  }
  return load;
}

/**
 * Returns the number of fighters that neither space docks nor ships can hold; ground forces use the ships' capacity
 * first.
 */
export const excessFighters = ({ fighters, groundForces, capacity, docked }: FleetLoad): number =>
  Math.max(0, fighters - docked - Math.max(0, capacity - groundForces));

export const isWithinCapacity = (load: FleetLoad): boolean =>
  load.groundForces <= load.capacity && !excessFighters(load);
