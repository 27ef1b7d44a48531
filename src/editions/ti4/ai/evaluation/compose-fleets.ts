import type { UnitType } from '#ti4/rules/state.ts';
import { parseMoveLine } from '#ti4/rules/movement/movement-line-keys.ts';
import { unitCost } from './combat-estimate.ts';
import type { FleetSource, MoveAmount } from './fleet-sources.ts';
import { hasPlanetToTake } from './nearby-planets.ts';
import { maxBy, type AiContext } from '#ti4/ai/ai-context.ts';

/** Number of units to move, by line of the question about moving. */
export type Fleet = Record<string, number>;

/** Counts the units of a type that a fleet carries. */
export function countCarried(fleet: Fleet, type: UnitType): number {
  let sum = 0;
  for (const line in fleet) if (fleet[line] && isOf(line, type, true)) sum += fleet[line];
  return sum;
}

function isOf(line: string, type: UnitType, carried: boolean): boolean {
  const berth = parseMoveLine(line);
  return berth?.type === type && berth.carried === carried;
}

/** Lists candidate fleets, from one system or from several together. */
export const composeFleets = (
  context: AiContext,
  ports: readonly FleetSource[],
  wanted: number,
  opposed: boolean,
): Fleet[] => [...fleetsOfOne(context, ports, wanted, opposed), ...fleetsOfSeveral(ports, wanted)];

/**
 * Lists fleets from one system each: without opposition also transports or a lone ship, and always everything there is.
 */
const fleetsOfOne = (context: AiContext, ports: readonly FleetSource[], wanted: number, opposed: boolean): Fleet[] =>
  ports.flatMap((port) => [
    ...(opposed ? [] : peacefulFleets(context, port, ports, wanted)),
    everything(port, Math.max(wanted, 2)),
    ...(wanted < 2 ? [everything(port, wanted)] : []),
  ]);

/**
 * Lists a transport, an escorted transport, a lone ship, and a transport together with one from the system with the
 * most capacity.
 */
function peacefulFleets(context: AiContext, port: FleetSource, ports: readonly FleetSource[], wanted: number): Fleet[] {
  const plans = [transport(port, wanted, 0), transport(port, wanted, 1), lone(context, port)];
  const second = maxBy(
    ports.filter((other) => other !== port),
    (other) => other.ships.reduce((sum, one) => sum + one.capacity, 0),
  );
  if (second && wanted > 2)
    plans.push({ ...transport(port, wanted, 0), ...transport(second, Math.max(1, wanted - 2), 0) });
  return plans;
}

/** Lists the fleets of all systems together, and of the first two. */
function fleetsOfSeveral(ports: readonly FleetSource[], wanted: number): Fleet[] {
  if (ports.length < 2) return [];
  const all = ports.map((port) => everything(port, Math.max(wanted, 2)));
  const together = (fleets: readonly Fleet[]) => Object.assign({}, ...fleets) as Fleet;
  return ports.length > 2 ? [together(all), together(all.slice(0, 2))] : [together(all)];
}

const FLEET_ORDER: readonly UnitType[] = ['carrier', 'war-sun', 'flagship', 'dreadnought', 'cruiser', 'destroyer'];

/** Limits a fleet to the fleet pool; carriers stay first, then the most expensive ships. */
export function limitToFleetPool(fleet: Fleet, ports: readonly FleetSource[], room: number): Fleet {
  const ships = ports
    .flatMap((port) => port.ships)
    .filter(({ key, type }) => fleet[key] && type !== 'space-dock')
    .sort(
      (a, b) =>
        Number(b.type === 'carrier') - Number(a.type === 'carrier') ||
        FLEET_ORDER.indexOf(a.type) - FLEET_ORDER.indexOf(b.type),
    );
  if (ships.reduce((sum, { key }) => sum + fleet[key], 0) <= room) return fleet;
  const trimmed = { ...fleet };
  let left = Math.max(0, room);
  let carriers = 0;
  for (const { key, type } of ships) {
    // With little room, one carrier is enough.
    const wanted =
      type === 'carrier' && room < 5
        ? Math.max(0, Math.min(fleet[key], 1 + Math.floor(room / 3) - carriers))
        : fleet[key];
    trimmed[key] = Math.min(wanted, left);
    carriers += type === 'carrier' ? trimmed[key] : 0;
    left -= trimmed[key];
    if (!trimmed[key]) delete trimmed[key];
  }
  return trimmed;
}

/** Units that a fleet can do without, the least needed first. */
const LEAST_NEEDED: readonly { type: UnitType; carried: boolean }[] = [
  { type: 'destroyer', carried: false },
  { type: 'cruiser', carried: false },
  { type: 'dreadnought', carried: false },
  { type: 'fighter', carried: true },
  { type: 'infantry', carried: true },
  { type: 'carrier', carried: false },
];

/** Removes the least needed units until a fleet is legal; undefined if seven attempts do not suffice or none is left. */
export function reduceUntilLegal(fleet: Fleet, check: (fleet: Fleet) => string | undefined): Fleet | undefined {
  const trial = { ...fleet };
  for (let tries = 0; tries < 7; tries++) {
    if (check(trial) === undefined) return tries ? trial : fleet;
    const line = LEAST_NEEDED.map(({ type, carried }) =>
      Object.keys(trial).find((one) => isOf(one, type, carried) && trial[one] > 0),
    ).find((one) => one !== undefined);
    if (line === undefined) return undefined;
    trial[line] -= 1;
    if (!trial[line]) delete trial[line];
    if (!Object.keys(trial).length) return undefined;
  }
  return undefined;
}

/**
 * Replaces ground forces taken from the seat's planets by those that serve nothing where they are, as far as the ships can
 * pick them up on the way: by the same type first, then mechs by infantry only where no one defends a planet.
 */
export function pickUpOnTheWay(
  context: AiContext,
  fleet: Fleet,
  lines: readonly MoveAmount[],
  check: (fleet: Fleet) => string | undefined,
  isDefended = false,
): Fleet {
  const idle = lines.filter(({ key }) => isIdle(context, key));
  let best = fleet;
  for (const line of Object.keys(fleet).filter((one) => takenFromPlanet(context, one)))
    for (const { key, max } of substitutes(line, idle, isDefended))
      while (best[line] > 0 && (best[key] ?? 0) < max) {
        const { [line]: count, ...others } = best;
        const swapped = { ...others, ...(count > 1 && { [line]: count - 1 }), [key]: (best[key] ?? 0) + 1 };
        if (check(swapped) !== undefined) break;
        best = swapped;
      }
  return best;
}

/** Lists the lines that can replace a line's ground forces, those of the same type first. */
function substitutes(line: string, idle: readonly MoveAmount[], isDefended: boolean): MoveAmount[] {
  const same = parseMoveLine(line)?.type ?? 'fighter';
  const [alike, others] = [true, false].map((wanted) => idle.filter(({ key }) => isOf(key, same, true) === wanted));
  return same === 'mech' && isDefended ? alike : [...alike, ...others];
}

/** Tells whether a line carries ground forces from a planet that the seat controls. */
function takenFromPlanet({ game, seat }: AiContext, line: string): boolean {
  const { carried, place = '' } = parseMoveLine(line) ?? {};
  return carried === true && game.state.planets[place]?.controller === seat;
}

/** Tells whether a line carries ground forces that neither hold a planet nor are near one to take. */
function isIdle({ game, seat }: AiContext, line: string): boolean {
  const { carried, type, place = '' } = parseMoveLine(line) ?? {};
  if (!carried || type === 'fighter') return false;
  const planet = game.state.planets[place];
  return planet ? planet.controller !== seat : !hasPlanetToTake(game, seat, place);
}

/** Returns one ship with capacity, its cargo and its escorts. */
function transport(port: FleetSource, wanted: number, escorts: number): Fleet {
  const fleet: Fleet = {};
  const carrier = maxBy(
    port.ships.filter(({ capacity }) => capacity > 0),
    ({ capacity, type, unit }) =>
      Math.min(capacity, wanted) * 10 - capacity - (type === 'war-sun' ? 5 : 0) - (unit.damaged ? 1 : 0),
  );
  if (!carrier) return fleet;
  fleet[carrier.key] = 1;
  load(fleet, port, carrier.capacity, wanted);
  let left = escorts;
  for (const ship of port.ships.filter(({ capacity, key }) => capacity < 2 && key !== carrier.key)) {
    if (left <= 0) break;
    fleet[ship.key] = 1;
    left--;
  }
  return fleet;
}

function load(fleet: Fleet, port: FleetSource, room: number, wanted: number): void {
  let left = room;
  // Ground forces in space come along: they need the capacity of the ships that leave.
  let troops = Math.max(
    wanted,
    port.aboard.reduce((sum, { count }) => sum + count, 0),
  );
  for (const { key, count } of [...port.aboard, ...port.troops]) {
    const taken = Math.min(count, left, troops);
    if (taken > 0) fleet[key] = taken;
    left -= taken;
    troops -= taken;
  }
  for (const { key, count } of port.fighters) {
    const taken = Math.min(count, left);
    if (taken > 0) fleet[key] = taken;
    left -= taken;
  }
}

/** Returns all ships of a system with up to `wanted` ground forces, and as many fighters as they can carry. */
function everything(port: FleetSource, wanted: number): Fleet {
  const fleet: Fleet = {};
  for (const ship of port.ships) fleet[ship.key] = ship.count;
  load(
    fleet,
    port,
    port.ships.reduce((sum, { capacity, count }) => sum + capacity * count, 0),
    wanted,
  );
  return fleet;
}

/** Returns one cheap ship, just to be present. */
function lone(context: AiContext, port: FleetSource): Fleet {
  const ship = maxBy(
    port.ships.filter(({ capacity }) => capacity < 4),
    ({ unit }) => -unitCost(context.game, unit),
  );
  return ship ? { [ship.key]: 1 } : {};
}
