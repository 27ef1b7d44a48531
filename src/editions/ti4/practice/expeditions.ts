import { activationProblem } from '../rules/movement/activation.ts';
import { hasTokenIn } from '../rules/units/command-tokens.ts';
import { fleetLimit } from '../rules/units/fleet-pool.ts';
import { MECATOL_REX, resourcesOf } from '../rules/units/planets.ts';
import type { SystemId, Unit, UnitType } from '../rules/state.ts';
import { definitionFor, isGroundForce, isNonFighterShip, unitsAt } from '../rules/units/units.ts';
import { pull } from './aims.ts';
import { costOf, oddsOf, type Odds } from './battle.ts';
import { guessedLines, harbours, type Berth, type Harbour } from './harbours.ts';
import { alike, bombardment, cannons, groundWorth, takeable } from './landing.ts';
import { best, distances, garrison, me, nearby, once, othersShips, ownShips, type Mind } from './mind.ts';
import { docks, spare, threat, tokensLeft, worthOfPlanet } from './worth.ts';

/** A system to activate, what to move there, and what it promises. */
export interface Expedition {
  system: SystemId;
  fleet: Record<string, number>;
  worth: number;
}

/** Below this an expedition is not worth its command token. */
const WORTHWHILE = 1.5;
/** Odds below which no fight is sought. */
const BOLD = 0.58;

/** What might be done with a tactical action, the best first, as far as a quick look tells. */
export const expeditions = (mind: Mind): Expedition[] =>
  once(mind, 'expeditions', () => {
    if (tokensLeft(mind) < 1) return [];
    const { game, seat } = mind;
    return Object.keys(game.state.systems)
      .map((system) => ({ system, promise: promiseOf(mind, system) }))
      .filter(({ system, promise }) => promise > WORTHWHILE && !hasTokenIn(game, seat, system) && !forbidden(mind, system))
      .sort((a, b) => b.promise - a.promise)
      .slice(0, 20)
      .map(({ system }) => bestFleet(mind, system, guessedLines(mind, system)) ?? staying(mind, system))
      .filter(({ worth }) => worth > WORTHWHILE)
      .sort((a, b) => b.worth - a.worth);
  });

/** The best that can in truth be carried out. */
export function soundExpedition(mind: Mind): Expedition | undefined {
  const { game, seat } = mind;
  for (const { system } of expeditions(mind).slice(0, 4)) {
    if (activationProblem(game, seat, system) !== undefined) continue;
    const question = game.book.questions['move-ships'];
    const about = { seat, system } as never;
    const spec = question.spec(game as never, seat, about);
    const check = (fleet: Record<string, number>) => question.check?.(game as never, seat, about, fleet as never);
    const plan = (spec.kind === 'allot' ? bestFleet(mind, system, spec.lines, check) : undefined) ?? staying(mind, system);
    if (plan.worth > WORTHWHILE) return plan;
  }
  return undefined;
}

/** What activating a system brings with no ship moving there. */
const staying = (mind: Mind, system: SystemId): Expedition => ({
  system,
  fleet: {},
  worth: docks(mind).includes(system) ? productionWorth(mind, system) : landingWorth(mind, system),
});

/** A note worth a point is lost by going where its giver is. */
function forbidden(mind: Mind, system: SystemId): boolean {
  const supporters = me(mind).playArea.map((card) => card.split('@')[1]);
  return supporters.length > 0 && unitsAt(mind.game, { system }).some(({ owner }) => supporters.includes(owner));
}

/** A quick look, on the hopeful side: what there is to go for, if anything can get there. */
function promiseOf(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  const producing = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  const { ships, carriers } = inRange(mind)[system] ?? { ships: 0, carriers: 0 };
  const waiting = unitsAt(game, { owner: seat, system, space: true }).some(isGroundForce);
  if (!ships && !waiting) return producing;
  const hostile = othersShips(mind, system);
  if (hostile.length > 1 && hostile.length > ships + ownShips(mind, system).length + 1) return producing;
  const planets = carriers || waiting ? takeable(mind, system).reduce((sum, planet) => sum + worthOfPlanet(mind, planet), 0) : 0;
  const station = ownShips(mind, system).length ? 0 : (pull(mind)[`ships ${system}`] ?? 0);
  return planets + station + producing + staging(mind, system) + hostile.reduce((sum, unit) => sum + costOf(game, unit), 0) * 0.35 - 0.6;
}

/** How many ships could get to each system as the crow flies, and how many of them carry. */
const inRange = (mind: Mind): Record<SystemId, { ships: number; carriers: number }> =>
  once(mind, 'in range', () => {
    const { game, seat } = mind;
    const found: Record<SystemId, { ships: number; carriers: number }> = {};
    for (const { id, tokens } of Object.values(game.state.systems)) {
      if (tokens.includes(seat)) continue;
      for (const { to, carries } of sailingsFrom(mind, id)) {
        const there = (found[to] ??= { ships: 0, carriers: 0 });
        there.ships++;
        if (carries) there.carriers++;
      }
    }
    return found;
  });

/** Each ship in a system with each other system that it could get to. */
function sailingsFrom(mind: Mind, from: SystemId): { to: SystemId; carries: boolean }[] {
  const ships = ownShips(mind, from).filter(({ type }) => type !== 'fighter');
  if (!ships.length) return [];
  const far = Object.entries(distances(mind, [from])).filter(([, distance]) => distance > 0);
  return ships.flatMap((ship) => {
    const { move = 0, capacity = 0 } = definitionFor(mind.game, mind.seat, ship.type);
    return far.filter(([, distance]) => distance <= move + 1).map(([to]) => ({ to, carries: capacity > 0 }));
  });
}

/** What producing in a system would be worth just now. */
export function productionWorth(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  const makers = unitsAt(game, { owner: seat, system, type: 'space-dock' });
  if (!makers.length || othersShips(mind, system).length > 0) return 0;
  const room = makers.reduce((sum, { planet }) => sum + 2 + (planet === undefined ? 3 : resourcesOf(game, planet)), 0);
  const budget = Math.min(spare(mind, 'resources'), room * 1.5);
  if (budget < 2) return 0;
  const last = tokensLeft(mind) <= 1 ? 2 : 0;
  const stuck = ownShips(mind, system).some(({ type }) => type === 'carrier') ? -0.8 : 0;
  return budget * 0.5 + last + stuck + (pull(mind).dreadnought ?? 0) / 4 + threat(mind, system) * 0.2;
}

/** Ground forces waiting in space above something to take. */
function landingWorth(mind: Mind, system: SystemId): number {
  const aboard = unitsAt(mind.game, { owner: mind.seat, system, space: true }).filter(isGroundForce);
  return aboard.length ? groundWorth(mind, system, aboard.length, 0).worth - 1 : 0;
}

/** From each system: against nobody what carries, or a lone ship; in any case all there is. */
const fleetsOfOne = (mind: Mind, ports: readonly Harbour[], wanted: number, opposed: boolean): Record<string, number>[] =>
  ports.flatMap((port) => [...(opposed ? [] : peacefulFleets(mind, port, ports, wanted)), everything(port, wanted)]);

/** What carries, a lone ship, or what carries from here and from where most can be carried besides. */
function peacefulFleets(mind: Mind, port: Harbour, ports: readonly Harbour[], wanted: number): Record<string, number>[] {
  const plans = [transport(port, wanted, 0), transport(port, wanted, 1), lone(mind, port)];
  const second = best(
    ports.filter((other) => other !== port),
    (other) => other.ships.reduce((sum, one) => sum + one.capacity, 0),
  );
  if (second && wanted > 2) plans.push({ ...transport(port, wanted, 0), ...transport(second, Math.max(1, wanted - 2), 0) });
  return plans;
}

/** All there is in all systems, or in the first two. */
function fleetsOfSeveral(ports: readonly Harbour[], wanted: number): Record<string, number>[] {
  if (ports.length < 2) return [];
  const all = ports.map((port) => everything(port, wanted));
  const together = (fleets: readonly Record<string, number>[]) => Object.assign({}, ...fleets) as Record<string, number>;
  return ports.length > 2 ? [together(all), together(all.slice(0, 2))] : [together(all)];
}

/** Of some ways to sail there, the best legal one; undefined where staying away is better. */
export function bestFleet(
  mind: Mind,
  system: SystemId,
  lines: readonly Berth[],
  check: (fleet: Record<string, number>) => string | undefined = () => undefined,
): Expedition | undefined {
  const ports = harbours(mind, lines, system);
  const hostile = othersShips(mind, system);
  const wanted = troopsWanted(mind, system);
  const room = fleetLimit(mind.game, mind.seat, system) - ownShips(mind, system).filter(isNonFighterShip).length;
  const rated = [...fleetsOfOne(mind, ports, wanted, hostile.length > 0), ...fleetsOfSeveral(ports, wanted)]
    .map((fleet) => within(fleet, ports, room))
    .filter((fleet) => Object.values(fleet).some((count) => count > 0))
    .map((fleet) => ({ system, fleet, worth: worthOfFleet(mind, system, fleet, ports, hostile) }))
    .sort((a, b) => b.worth - a.worth);
  const floor = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  for (const plan of rated.slice(0, 5)) {
    if (plan.worth <= floor) break;
    const legal = fitted(plan.fleet, check);
    if (legal)
      return { ...plan, fleet: legal, worth: legal === plan.fleet ? plan.worth : worthOfFleet(mind, system, legal, ports, hostile) };
  }
  return undefined;
}

/** As many ships as the fleet pool allows, those that carry and the costliest first. */
function within(fleet: Record<string, number>, ports: readonly Harbour[], room: number): Record<string, number> {
  const ships = ports
    .flatMap((port) => port.ships)
    .filter(({ key, type }) => fleet[key] && type !== 'space-dock')
    .sort(
      (a, b) => Number(b.type === 'carrier') - Number(a.type === 'carrier') || FLEET_ORDER.indexOf(a.type) - FLEET_ORDER.indexOf(b.type),
    );
  if (ships.reduce((sum, { key }) => sum + fleet[key], 0) <= room) return fleet;
  const trimmed = { ...fleet };
  let left = Math.max(0, room);
  let carriers = 0;
  for (const { key, type } of ships) {
    // One that carries is enough where there is little room.
    const wanted = type === 'carrier' && room < 5 ? Math.max(0, Math.min(fleet[key], 1 + Math.floor(room / 3) - carriers)) : fleet[key];
    trimmed[key] = Math.min(wanted, left);
    carriers += type === 'carrier' ? trimmed[key] : 0;
    left -= trimmed[key];
    if (!trimmed[key]) delete trimmed[key];
  }
  return trimmed;
}

const FLEET_ORDER: readonly UnitType[] = ['carrier', 'war-sun', 'flagship', 'dreadnought', 'cruiser', 'destroyer'];

/** A fleet as it may sail: with less and less of what is least needed, until it is legal. */
function fitted(
  fleet: Record<string, number>,
  check: (fleet: Record<string, number>) => string | undefined,
): Record<string, number> | undefined {
  const trial = { ...fleet };
  for (let tries = 0; tries < 7; tries++) {
    if (check(trial) === undefined) return tries ? trial : fleet;
    const key = ['destroyer', 'cruiser', 'dreadnought', 'carry-fighter', 'carry-infantry', 'carrier']
      .map((type) => Object.keys(trial).find((one) => one.startsWith(type) && trial[one] > 0))
      .find((one) => one !== undefined);
    if (key === undefined) return undefined;
    trial[key] -= 1;
    if (!trial[key]) delete trial[key];
  }
  return undefined;
}

/** Ground forces that would take all there is to take. */
function troopsWanted(mind: Mind, system: SystemId): number {
  return takeable(mind, system).reduce((sum, planet) => {
    const there = garrison(mind, planet).length;
    return sum + (there ? there * 2 + 1 : planet === MECATOL_REX ? 2 : 1);
  }, 0);
}

/** One ship that carries, with what it is to carry, and escorts. */
function transport(port: Harbour, wanted: number, escorts: number): Record<string, number> {
  const fleet: Record<string, number> = {};
  const carrier = best(
    port.ships.filter(({ capacity }) => capacity > 0),
    ({ capacity, type, unit }) => Math.min(capacity, wanted) * 10 - capacity - (type === 'war-sun' ? 5 : 0) - (unit.damaged ? 1 : 0),
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

function load(fleet: Record<string, number>, port: Harbour, room: number, wanted: number): void {
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
function everything(port: Harbour, wanted: number): Record<string, number> {
  const fleet: Record<string, number> = {};
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
function lone(mind: Mind, port: Harbour): Record<string, number> {
  const ship = best(
    port.ships.filter(({ capacity }) => capacity < 4),
    ({ unit }) => -costOf(mind.game, unit),
  );
  return ship ? { [ship.key]: 1 } : {};
}

function worthOfFleet(
  mind: Mind,
  system: SystemId,
  fleet: Record<string, number>,
  ports: readonly Harbour[],
  hostile: readonly Unit[],
): number {
  const { game, seat } = mind;
  const ships = ports.flatMap((port) => port.ships.flatMap((ship) => alike(mind, ship.type, ship.from, fleet[ship.key] ?? 0)));
  const count = (start: string) => Object.entries(fleet).reduce((sum, [key, n]) => sum + (key.startsWith(start) ? n : 0), 0);
  const fighters = alike(mind, 'fighter', system, count('carry-fighter'));
  const there = ownShips(mind, system);
  const troops = count('carry-infantry') + unitsAt(game, { owner: seat, system, space: true }).filter(isGroundForce).length;
  const odds: Odds = oddsOf(game, [...ships, ...fighters, ...there], hostile, -cannons(mind, system));
  if (hostile.length && odds.win < BOLD) return -1;
  const ground = groundWorth(mind, system, troops, bombardment(mind, ships));
  const station = there.length ? 0 : (pull(mind)[`ships ${system}`] ?? 0);
  const cost = ships.reduce((sum, unit) => sum + costOf(game, unit), 0);
  const leaves = ports.filter(
    (port) => port.ships.some(({ key }) => fleet[key]) && port.from === me(mind).home && threat(mind, port.from) > 2,
  ).length;
  const producing = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  // A fleet on its own next to others' is easily lost.
  const exposed = Math.max(0, threat(mind, system) - hostile.length - ships.length * 2) * 0.3;
  const kill = hostile.length ? 0.35 * odds.spoils - 0.55 * odds.losses : 0;
  // Whoever carries nothing takes nothing; with troops one may go on from where there is more to take.
  const idle = troops ? 0 : ships.filter(({ type }) => type === 'carrier').length;
  const from = Math.max(
    0,
    ...ports.filter((port) => port.ships.some(({ key, capacity }) => capacity > 0 && fleet[key])).map((port) => staging(mind, port.from)),
  );
  const onward = troops > 1 && !there.some(({ type }) => type === 'carrier') ? Math.max(0, staging(mind, system) - from) : 0;
  return odds.win * (ground.worth + station + onward) - idle + kill + producing - leaves * 2 - exposed - cost * 0.04 - 0.6;
}

/** What carriers with troops could go on to from a system: the best next to it that is not well guarded. */
const staging = (mind: Mind, system: SystemId): number =>
  once(mind, `staging ${system}`, () => {
    const next = (nearby(mind)[system] ?? []).map((target) => {
      const guards = othersShips(mind, target).length;
      const planets = takeable(mind, target).filter((planet) => garrison(mind, planet).length < 4);
      return guards > 2 ? 0 : planets.reduce((sum, planet) => sum + worthOfPlanet(mind, planet), 0) * (guards ? 0.6 : 1);
    });
    return Math.min(14, Math.max(0, ...next)) * 0.28;
  });
