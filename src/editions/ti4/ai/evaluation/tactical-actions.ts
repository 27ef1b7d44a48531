import { activationProblem } from '#ti4/rules/movement/activation.ts';
import type { SystemId, Unit } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { isGroundForce, isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';
import { costOf, oddsOf, type Odds } from './combat-estimate.ts';
import { carriedOf, fleetsFrom, legalPart, within, type Fleet } from './fleets.ts';
import { guessedLines, harbours, type Berths, type Harbour } from './fleet-sources.ts';
import { alike, bombardment, cannons, groundWorth, takeable } from './invasion.ts';
import { garrison, me, once, othersShips, ownShips, type Mind } from '#ti4/ai/ai-context.ts';
import { forbidden, productionWorth, promiseOf, staging, station, worthOfStaying } from './system-evaluation.ts';
import { docks, threat, tokensLeft } from './values.ts';

/** A system to activate, what to move there, and what it promises. */
export interface Expedition {
  system: SystemId;
  fleet: Fleet;
  worth: number;
}

/** Below this an expedition is not worth its command token. */
const WORTHWHILE = 1.5;
/** Odds below which no fight is sought. */
const BOLD = 0.58;
/** So many systems are looked at closely, so many in full, and so many fleets for one are tried. */
const LOOKED_AT = 20;
const PLANNED = 4;
const TRIED = 5;

/** What might be done with a tactical action, the best first, as far as a quick look tells. */
export const expeditions = (mind: Mind): Expedition[] =>
  once(mind, 'expeditions', () => {
    if (tokensLeft(mind) < 1) return [];
    const { game, seat } = mind;
    return Object.keys(game.state.systems)
      .map((system) => ({ system, promise: promiseOf(mind, system) }))
      .filter(
        ({ system, promise }) => promise > WORTHWHILE && !hasTokenIn(game, seat, system) && !forbidden(mind, system),
      )
      .sort((a, b) => b.promise - a.promise)
      .slice(0, LOOKED_AT)
      .map(({ system }) => bestFleet(mind, system, guessedLines(mind, system)) ?? staying(mind, system))
      .filter(({ worth }) => worth > WORTHWHILE)
      .sort((a, b) => b.worth - a.worth);
  });

/** The best that can in truth be carried out. */
export function soundExpedition(mind: Mind): Expedition | undefined {
  const { game, seat } = mind;
  for (const { system } of expeditions(mind).slice(0, PLANNED)) {
    if (activationProblem(game, seat, system) !== undefined) continue;
    const question = game.book.questions['move-ships'];
    const about = { seat, system } as never;
    const spec = question.spec(game as never, seat, about);
    const check = (fleet: Fleet) => question.check?.(game as never, seat, about, fleet as never);
    const plan =
      (spec.kind === 'allot' ? bestFleet(mind, system, spec.lines, check) : undefined) ?? staying(mind, system);
    if (plan.worth > WORTHWHILE) return plan;
  }
  return undefined;
}

/** What activating a system brings with no ship moving there. */
const staying = (mind: Mind, system: SystemId): Expedition => ({
  system,
  fleet: {},
  worth: worthOfStaying(mind, system),
});

/** Of some ways to sail there, the best legal one; undefined where staying away is better. */
export function bestFleet(
  mind: Mind,
  system: SystemId,
  lines: readonly Berths[],
  check: (fleet: Fleet) => string | undefined = () => undefined,
): Expedition | undefined {
  const ports = harbours(mind, lines, system);
  const hostile = othersShips(mind, system);
  const room =
    fleetLimit(mind.game, mind.seat, system) -
    ownShips(mind, system).filter((unit) => isNonFighterShip(mind.game, unit)).length;
  const planned = (fleet: Fleet): Expedition => ({
    system,
    fleet,
    worth: worthOfFleet(mind, system, fleet, ports, hostile),
  });
  const rated = fleetsFrom(mind, ports, troopsWanted(mind, system), hostile.length > 0)
    .map((fleet) => within(fleet, ports, room))
    .filter((fleet) => Object.values(fleet).some((count) => count > 0))
    .map(planned)
    .sort((a, b) => b.worth - a.worth);
  const floor = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  for (const plan of rated.slice(0, TRIED)) {
    if (plan.worth <= floor) break;
    const legal = legalPart(plan.fleet, check);
    if (legal) return legal === plan.fleet ? plan : planned(legal);
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

/** What a fleet would gain there, less what it would lose, cost and leave behind. */
function worthOfFleet(
  mind: Mind,
  system: SystemId,
  fleet: Fleet,
  ports: readonly Harbour[],
  hostile: readonly Unit[],
): number {
  const { game } = mind;
  const ships = ports.flatMap((port) =>
    port.ships.flatMap((ship) => alike(mind, ship.type, ship.from, fleet[ship.key] ?? 0)),
  );
  const fighters = alike(mind, 'fighter', system, carriedOf(fleet, 'fighter'));
  const odds: Odds = oddsOf(game, [...ships, ...fighters, ...ownShips(mind, system)], hostile, -cannons(mind, system));
  if (hostile.length && odds.win < BOLD) return -1;
  const waiting = unitsAt(game, { owner: mind.seat, system, space: true }).filter((unit) =>
    isGroundForce(mind.game, unit),
  );
  const troops = carriedOf(fleet, 'infantry') + carriedOf(fleet, 'mech') + waiting.length;
  const ground = groundWorth(mind, system, troops, bombardment(mind, ships));
  const sent = ports.filter((port) => port.ships.some(({ key }) => fleet[key]));
  const kill = hostile.length ? 0.35 * odds.spoils - 0.55 * odds.losses : 0;
  // Whoever carries nothing takes nothing.
  const idle = troops ? 0 : ships.filter(({ type }) => type === 'carrier').length;
  const producing = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  const leaves = sent.filter(({ from }) => from === me(mind).home && threat(mind, from) > 2).length;
  // A fleet on its own next to others' is easily lost.
  const exposed = Math.max(0, threat(mind, system) - hostile.length - ships.length * 2) * 0.3;
  const cost = ships.reduce((sum, unit) => sum + costOf(game, unit), 0);
  const gain = ground.worth + station(mind, system) + onward(mind, system, fleet, sent, troops);
  return odds.win * gain - idle + kill + producing - leaves * 2 - exposed - cost * 0.04 - 0.6;
}

/** With troops one may go on from where there is more to take than where they come from. */
function onward(mind: Mind, system: SystemId, fleet: Fleet, sent: readonly Harbour[], troops: number): number {
  if (troops < 2 || ownShips(mind, system).some(({ type }) => type === 'carrier')) return 0;
  const carriers = sent.filter((port) => port.ships.some(({ key, capacity }) => capacity > 0 && fleet[key]));
  return Math.max(0, staging(mind, system) - Math.max(0, ...carriers.map(({ from }) => staging(mind, from))));
}
