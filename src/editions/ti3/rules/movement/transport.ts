import type { Game } from '#ti3/rules/game.ts';
import { capacityOf, troopCapacityOf } from '#ti3/rules/units/capacity.ts';
import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { routesOf, type Route } from './routes.ts';

export { capacityOf };

/** Ships of one type that start from one system. */
export interface ShipGroup {
  type: UnitType;
  from: SystemId;
  count: number;
  /** Ship, if it differs from others of its type. */
  unit?: UnitId;
}

/** Amounts to be carried, by the system where they are loaded (`cargoKey`). */
export type Cargo = Record<string, number>;

const troopsKey = prefixedKey<SystemId>('troops:');

/** Returns the cargo key of a system. Ground forces have a key of their own because some capacity is for them only. */
export const cargoKey = (system: SystemId, troops: boolean): string => (troops ? troopsKey.format(system) : system);

interface Carrier {
  /** Capacity for ground forces only. */
  troops: boolean;
  room: number;
  /** Systems where the ship can load, one list per possible route. */
  calls: readonly (readonly SystemId[])[];
}

/**
 * Returns the ships' capacity with the systems where they can load on each route: start, along the way and destination
 * (E3 6.2).
 */
function carriers(game: Game, seat: SeatId, ships: readonly ShipGroup[], to: SystemId): Carrier[] {
  return ships.flatMap(({ type, from, count, unit }) => {
    const rooms = [
      { troops: true, room: troopCapacityOf(game, seat, type) },
      { troops: false, room: capacityOf(game, seat, type) },
    ].filter(({ room }) => room > 0);
    if (!rooms.length) return [];
    const calls: Route[] = from === to ? [[to]] : routesOf(game, seat, type, from, to, unit);
    return calls.length ? Array.from({ length: count }, () => rooms.map((one) => ({ ...one, calls }))).flat() : [];
  });
}

/**
 * Tells whether the ships can load all cargo, by a depth-first search over each ship's routes. `failed` memoizes states
 * without a solution.
 */
function fits(left: Cargo, ships: readonly Carrier[], failed = new Set<string>()): boolean {
  const lying = Object.entries(left).filter(([, count]) => count > 0);
  if (!lying.length) return true;
  const [ship, ...others] = ships;
  if (!ship) return false;
  const total = lying.reduce((sum, [, count]) => sum + count, 0);
  if (total > ships.reduce((sum, { room }) => sum + room, 0)) return false;
  const key = `${ships.length} ${lying.map(([system, count]) => `${system} ${count}`).join(' ')}`;
  if (failed.has(key)) return false;
  const found = ship.calls.some((calls) =>
    loads(left, keysOf(ship, calls), ship.room).some((rest) => fits(rest, others, failed)),
  );
  if (!found) failed.add(key);
  return found;
}

/** Returns the cargo keys that a ship can load along a route. */
const keysOf = ({ troops }: Carrier, calls: readonly SystemId[]): string[] =>
  calls.flatMap((system) => (troops ? [troopsKey.format(system)] : [system, troopsKey.format(system)]));

/**
 * Returns what remains after a ship has loaded along a route, once for each system as the first to load from, because
 * that decides what is left for other ships.
 */
function loads(left: Cargo, calls: readonly string[], room: number): Cargo[] {
  const open = calls.filter((system) => (left[system] ?? 0) > 0);
  if (!open.length) return [left];
  return open.flatMap((first) => {
    const rest = { ...left };
    let free = room;
    for (const system of [first, ...open.filter((one) => one !== first)]) {
      const taken = Math.min(free, rest[system] ?? 0);
      rest[system] = (rest[system] ?? 0) - taken;
      free -= taken;
    }
    return [rest];
  });
}

/** Tells whether the ships that move to a system and those already there can carry the cargo. */
export const canCarry = (game: Game, seat: SeatId, ships: readonly ShipGroup[], to: SystemId, cargo: Cargo): boolean =>
  // Capacity for ground forces only is filled first; the rest takes what is left.
  fits(
    cargo,
    carriers(game, seat, ships, to).sort((a, b) => Number(b.troops) - Number(a.troops)),
  );
