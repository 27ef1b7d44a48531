import { activationProblem } from '#ti4/rules/movement/activation.ts';
import type { SystemId, Unit } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { isGroundForce, isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';
import { unitCost, estimateCombat, type CombatEstimate } from './combat-estimate.ts';
import {
  countCarried,
  composeFleets,
  pickUpOnTheWay,
  reduceUntilLegal,
  limitToFleetPool,
  type Fleet,
} from './compose-fleets.ts';
import { guessMoveAmounts, listFleetSources, type MoveAmount, type FleetSource } from './fleet-sources.ts';
import {
  plannedUnits,
  expectedBombardmentHits,
  expectedCannonHits,
  evaluateLanding,
  takeablePlanets,
} from './invasion.ts';
import { garrison, ownSeat, memoizeForDecision, enemyShips, ownShips, type AiContext } from '#ti4/ai/ai-context.ts';
import {
  isOffLimits,
  evaluateProduction,
  evaluateStaying,
  estimateSystem,
  evaluateStaging,
  evaluateHolding,
  evaluateActivationWithoutMove,
} from './system-evaluation.ts';
import { emptiedBy, leaveNeededShips, lossOfLeaving } from './departures.ts';
import { hasPlanetToTake } from './nearby-planets.ts';
import { productionSites, threatNear, tokensLeft } from './values.ts';

/** A system to activate, the fleet to move there, and its value. */
export interface TacticalCandidate {
  system: SystemId;
  fleet: Fleet;
  worth: number;
}

/** Value that a tactical action must exceed to be worth its command token. */
const WORTHWHILE = 1.5;
/** Lowest chance of winning at which the AI player seeks a fight. */
const BOLD = 0.58;
/** Value of a ground force where it comes from, and if it gets to where no planet is left to take. */
const MISSED = 0.4;
const MISSED_FAR_OFF = 1.5;
/** Number of systems estimated closely, number planned in full, and number of fleets tried for one system. */
const LOOKED_AT = 20;
const PLANNED = 4;
const TRIED = 5;

/** Lists tactical actions by estimated value, best first. */
export const rankTacticalActions = (context: AiContext): TacticalCandidate[] =>
  memoizeForDecision(context, 'expeditions', () => {
    if (tokensLeft(context) < 1) return [];
    const { game, seat } = context;
    return Object.keys(game.state.systems)
      .map((system) => ({ system, promise: estimateSystem(context, system) }))
      .filter(
        ({ system, promise }) =>
          promise > WORTHWHILE && !hasTokenIn(game, seat, system) && !isOffLimits(context, system),
      )
      .sort((a, b) => b.promise - a.promise)
      .slice(0, LOOKED_AT)
      .map(({ system }) => chooseFleet(context, system, guessMoveAmounts(context, system)) ?? staying(context, system))
      .filter(({ worth }) => worth > WORTHWHILE)
      .sort((a, b) => b.worth - a.worth);
  });

/**
 * Returns the best tactical action that the rules allow; undefined if none is worthwhile. `mayActivate`: tells whether a
 * system can be activated.
 */
export function findTacticalAction(
  context: AiContext,
  mayActivate = (system: SystemId): boolean => activationProblem(context.game, context.seat, system) === undefined,
): TacticalCandidate | undefined {
  const { game, seat } = context;
  for (const { system } of rankTacticalActions(context)
    .filter((one) => mayActivate(one.system))
    .slice(0, PLANNED)) {
    const question = game.book.questions['move-ships'];
    const about = { seat, system } as never;
    const spec = question.spec(game as never, seat, about);
    const check = (fleet: Fleet) => question.check?.(game as never, seat, about, fleet as never);
    const plan =
      (spec.kind === 'allot' ? chooseFleet(context, system, spec.amounts, check) : undefined) ??
      staying(context, system);
    if (plan.worth > WORTHWHILE) return plan;
  }
  return undefined;
}

/** Returns the tactical action that moves no ship. */
const staying = (context: AiContext, system: SystemId): TacticalCandidate => ({
  system,
  fleet: {},
  worth: evaluateActivationWithoutMove(context, system),
});

/** Chooses the best legal fleet for a system; undefined if staying away is better. */
export function chooseFleet(
  context: AiContext,
  system: SystemId,
  lines: readonly MoveAmount[],
  check: (fleet: Fleet) => string | undefined = () => undefined,
): TacticalCandidate | undefined {
  const ports = listFleetSources(context, lines, system);
  const hostile = enemyShips(context, system);
  const room =
    fleetLimit(context.game, context.seat, system) -
    ownShips(context, system).filter((unit) => isNonFighterShip(context.game, unit)).length;
  const planned = (fleet: Fleet): TacticalCandidate => ({
    system,
    fleet,
    worth: worthOfFleet(context, system, fleet, ports, hostile),
  });
  const rated = composeFleets(context, ports, troopsWanted(context, system), hostile.length > 0)
    .map((fleet) => limitToFleetPool(fleet, ports, room))
    .flatMap((fleet) => [fleet, leaveNeededShips(context, fleet, ports) ?? []].flat())
    .filter((fleet) => Object.values(fleet).some((count) => count > 0))
    .map(planned)
    .sort((a, b) => b.worth - a.worth);
  const floor = productionSites(context).includes(system) ? evaluateStaying(context, system) : 0;
  const isDefended = takeablePlanets(context, system).some((planet) => garrison(context, planet).length > 0);
  for (const plan of rated.slice(0, TRIED)) {
    if (plan.worth <= floor) break;
    const legal = reduceUntilLegal(plan.fleet, check);
    if (!legal) continue;
    const fleet = pickUpOnTheWay(context, legal, lines, check, isDefended);
    return fleet === plan.fleet ? plan : { ...planned(legal), fleet };
  }
  return undefined;
}

/** Counts the ground forces needed to take all planets of a system. */
function troopsWanted(context: AiContext, system: SystemId): number {
  return takeablePlanets(context, system).reduce((sum, planet) => {
    const there = garrison(context, planet).length;
    return sum + (there ? there * 2 + 1 : planet === MECATOL_REX ? 2 : 1);
  }, 0);
}

/** Returns the gains of a fleet in a system minus its losses, its cost and the danger to what it leaves. */
function worthOfFleet(
  context: AiContext,
  system: SystemId,
  fleet: Fleet,
  ports: readonly FleetSource[],
  hostile: readonly Unit[],
): number {
  const { game } = context;
  const ships = ports.flatMap((port) =>
    port.ships.flatMap((ship) => plannedUnits(context, ship.type, ship.from, fleet[ship.key] ?? 0)),
  );
  const fighters = plannedUnits(context, 'fighter', system, countCarried(fleet, 'fighter'));
  const odds: CombatEstimate = estimateCombat(
    game,
    [...ships, ...fighters, ...ownShips(context, system)],
    hostile,
    -expectedCannonHits(context, system),
  );
  if (hostile.length && odds.win < BOLD) return -1;
  const waiting = unitsAt(game, { owner: context.seat, system, space: true }).filter((unit) =>
    isGroundForce(context.game, unit),
  );
  const troops = countCarried(fleet, 'infantry') + countCarried(fleet, 'mech') + waiting.length;
  const ground = evaluateLanding(context, system, troops, expectedBombardmentHits(context, ships));
  const sent = ports.filter((port) => port.ships.some(({ key }) => fleet[key]));
  const kill = hostile.length ? 0.35 * odds.spoils - 0.55 * odds.losses : 0;
  const staged = onward(context, system, fleet, sent, troops);
  const landed = Object.values(ground.landing).reduce((sum, count) => sum + count, 0);
  // Ground forces that neither land nor wait near a target are missed where they were.
  const missed = staged > 0 ? 0 : Math.max(0, Math.min(troops - waiting.length, troops - landed));
  // Carriers without useful troops take nothing.
  const idle = troops > missed ? 0 : ships.filter(({ type }) => type === 'carrier').length;
  const producing = productionSites(context).includes(system) ? evaluateProduction(context, system) : 0;
  const leaves = sent.filter(({ from }) => from === ownSeat(context).home && threatNear(context, from) > 2).length;
  // A fleet alone next to enemy ships is easily lost.
  const exposed = Math.max(0, threatNear(context, system) - hostile.length - ships.length * 2) * 0.3;
  const cost = ships.reduce((sum, unit) => sum + unitCost(game, unit), 0);
  const gain = ground.worth + evaluateHolding(context, system) + staged;
  const left = emptiedBy(context, fleet, sent).reduce((sum, from) => sum + lossOfLeaving(context, from), 0);
  const each = hasPlanetToTake(game, context.seat, system) ? MISSED : MISSED_FAR_OFF;
  return odds.win * gain - idle - missed * each + kill + producing - leaves * 2 - left - exposed - cost * 0.04 - 0.6;
}

/** Returns the value of moving troops to a better base than the ones they come from. */
function onward(
  context: AiContext,
  system: SystemId,
  fleet: Fleet,
  sent: readonly FleetSource[],
  troops: number,
): number {
  if (troops < 2 || ownShips(context, system).some(({ type }) => type === 'carrier')) return 0;
  const carriers = sent.filter((port) => port.ships.some(({ key, capacity }) => capacity > 0 && fleet[key]));
  const { game, seat } = context;
  if (!hasPlanetToTake(game, seat, system) && carriers.some(({ from }) => hasPlanetToTake(game, seat, from))) return 0;
  return Math.max(
    0,
    evaluateStaging(context, system) - Math.max(0, ...carriers.map(({ from }) => evaluateStaging(context, from))),
  );
}
