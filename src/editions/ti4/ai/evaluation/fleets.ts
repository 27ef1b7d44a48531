import type { UnitType } from '#ti4/rules/state.ts';
import { parseMoveLine } from '#ti4/rules/movement/move-lines.ts';
import { unitCost } from './combat-estimate.ts';
import type { FleetSource } from './fleet-sources.ts';
import { maxBy, type AiContext } from '#ti4/ai/ai-context.ts';

/** How many move of each line of the question about moving. */
export type Fleet = Record<string, number>;

/** How many of a type a fleet carries. */
export function countCarried(fleet: Fleet, type: UnitType): number {
  let sum = 0;
  for (const line in fleet) if (fleet[line] && isOf(line, type, true)) sum += fleet[line];
  return sum;
}

function isOf(line: string, type: UnitType, carried: boolean): boolean {
  const berth = parseMoveLine(line);
  return berth?.type === type && berth.carried === carried;
}

/** Fleets that might sail, each for what it could do: from one system, or from several together. */
export const composeFleets = (
  mind: AiContext,
  ports: readonly FleetSource[],
  wanted: number,
  opposed: boolean,
): Fleet[] => [...fleetsOfOne(mind, ports, wanted, opposed), ...fleetsOfSeveral(ports, wanted)];

/** From each system: against nobody what carries, or a lone ship; in any case all there is. */
const fleetsOfOne = (mind: AiContext, ports: readonly FleetSource[], wanted: number, opposed: boolean): Fleet[] =>
  ports.flatMap((port) => [...(opposed ? [] : peacefulFleets(mind, port, ports, wanted)), everything(port, wanted)]);

/** What carries, a lone ship, or what carries from here and from where most can be carried besides. */
function peacefulFleets(mind: AiContext, port: FleetSource, ports: readonly FleetSource[], wanted: number): Fleet[] {
  const plans = [transport(port, wanted, 0), transport(port, wanted, 1), lone(mind, port)];
  const second = maxBy(
    ports.filter((other) => other !== port),
    (other) => other.ships.reduce((sum, one) => sum + one.capacity, 0),
  );
  if (second && wanted > 2)
    plans.push({ ...transport(port, wanted, 0), ...transport(second, Math.max(1, wanted - 2), 0) });
  return plans;
}

/** All there is in all systems, or in the first two. */
function fleetsOfSeveral(ports: readonly FleetSource[], wanted: number): Fleet[] {
  if (ports.length < 2) return [];
  const all = ports.map((port) => everything(port, wanted));
  const together = (fleets: readonly Fleet[]) => Object.assign({}, ...fleets) as Fleet;
  return ports.length > 2 ? [together(all), together(all.slice(0, 2))] : [together(all)];
}

const FLEET_ORDER: readonly UnitType[] = ['carrier', 'war-sun', 'flagship', 'dreadnought', 'cruiser', 'destroyer'];

/** As many ships as the fleet pool allows, those that carry and the costliest first. */
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
    // One that carries is enough where there is little room.
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

/** What a fleet can do without, the least needed first. */
const LEAST_NEEDED: readonly { type: UnitType; carried: boolean }[] = [
  { type: 'destroyer', carried: false },
  { type: 'cruiser', carried: false },
  { type: 'dreadnought', carried: false },
  { type: 'fighter', carried: true },
  { type: 'infantry', carried: true },
  { type: 'carrier', carried: false },
];

/** A fleet as it may sail: with less and less of what is least needed, until it is legal. */
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
  }
  return undefined;
}

/** One ship that carries, with what it is to carry, and escorts. */
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
  let troops = wanted;
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

/** Everything a system can send. */
function everything(port: FleetSource, wanted: number): Fleet {
  const fleet: Fleet = {};
  for (const ship of port.ships) fleet[ship.key] = ship.count;
  load(
    fleet,
    port,
    port.ships.reduce((sum, { capacity, count }) => sum + capacity * count, 0),
    Math.max(wanted, 2),
  );
  return fleet;
}

/** One cheap ship, to be there. */
function lone(mind: AiContext, port: FleetSource): Fleet {
  const ship = maxBy(
    port.ships.filter(({ capacity }) => capacity < 4),
    ({ unit }) => -unitCost(mind.game, unit),
  );
  return ship ? { [ship.key]: 1 } : {};
}
