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
  /** Which ship, where it differs from others of its type. */
  unit?: UnitId;
}

/** What is carried, by the system where it is taken aboard (cargoKey). */
export type Cargo = Record<string, number>;

const troopsKey = prefixedKey<SystemId>('troops:');

/** Ground forces are counted by themselves: some ships have room for them alone. */
export const cargoKey = (system: SystemId, troops: boolean): string => (troops ? troopsKey.format(system) : system);

interface Carrier {
  /** It takes ground forces alone. */
  troops: boolean;
  room: number;
  /** Where it may take something aboard, one set for each way it may take. */
  calls: readonly (readonly SystemId[])[];
}

/** Where a ship can take something aboard on each way: where it starts, on the way, and where it ends (E3 6.2). */
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

/** Fills ships one after the other, on each of their ways in turn, until all is aboard or no way is left. `failed`: what has been tried in vain. */
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

/** What a ship can take on a way. */
const keysOf = ({ troops }: Carrier, calls: readonly SystemId[]): string[] =>
  calls.flatMap((system) => (troops ? [troopsKey.format(system)] : [system, troopsKey.format(system)]));

/** What is left ashore after a ship has loaded along its way: what nobody else may come by goes first, so all orders of its calls are tried. */
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

/** Whether ships that come to a system, with those that are there, can carry all this. */
export const canCarry = (game: Game, seat: SeatId, ships: readonly ShipGroup[], to: SystemId, cargo: Cargo): boolean =>
  // Whoever takes ground forces alone is filled first: what is left, the others take.
  fits(
    cargo,
    carriers(game, seat, ships, to).sort((a, b) => Number(b.troops) - Number(a.troops)),
  );
