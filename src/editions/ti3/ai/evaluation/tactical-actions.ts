import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { nonFighterShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import { agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import { chooseDocksToMove } from './dock-moves.ts';
import {
  Fleet,
  movableGroups,
  movementProblem,
  ownShips,
  listFleetSources,
  troopsInSpace,
  type FleetSource,
} from './compose-fleets.ts';
import { pointLead, rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { estimateWinChance, strengthOf } from './combat-estimate.ts';
import {
  evaluateNearby,
  expectedPdsHits,
  reachableSystems,
  enemyShips,
  conquestTargets,
  planLandings,
  troopsNeeded,
} from './system-evaluation.ts';
import { denialFactor, unitCost } from './values.ts';

/** A possible tactical action: the units that move and its gain. */
export interface TacticalCandidate {
  system: SystemId;
  counts: Record<string, number>;
  gain: number;
}

/** Value of another use of the command counter. */
export const COUNTER_VALUE = 2;
/** Factor for gains that must be fought for, since they are less certain than they look. */
const CAUTION = 0.85;

/** Returns the chance that a fleet, with the ships already there, clears a system of enemies. */
function clearing(context: AiContext, system: SystemId, ships: readonly Unit[]): number {
  const { game, seat } = context;
  const foes = enemyShips(context, system);
  const fire = expectedPdsHits(context, system);
  const all = [...ownShips(context, system), ...ships];
  if (!foes.length && fire <= 0) return 1;
  const enemy = foes.at(0)?.owner ?? seat;
  const field = { seat, enemy, system, attacks: true, purpose: 'space' } as const;
  const own = strengthOf(game, field, all);
  if (own.life <= fire) return 0;
  const left = (own.life - fire) / own.life;
  const against = strengthOf(game, { ...field, seat: enemy, enemy: seat, attacks: false }, foes);
  return estimateWinChance({ hits: own.hits * left, life: own.life * left }, against);
}

/** Cost of a war: the loss of trade with a partner (E3 15.3), and a reluctance to start one. */
function priceOfWar(context: AiContext, system: SystemId): number {
  const foes = new Set([
    ...enemyShips(context, system).map(({ owner }) => owner),
    ...context.game.state.systems[system].planets.flatMap((planet) => context.game.state.planets[planet].owner ?? []),
  ]);
  foes.delete(context.seat);
  const trade = agreementsOf(context.game, context.seat).filter((one) => foes.has(partnerIn(one, context.seat)));
  return sumBy(trade, ({ seats, worth }) => 2 * worth[seats.indexOf(context.seat)]) + 1.5 * foes.size;
}

/** Returns the expected value of the planets that `troops` ground forces can take in a system. */
const spoils = (context: AiContext, system: SystemId, troops: number): number =>
  sumBy(planLandings(context, system, troops), ({ gain }) => gain);

const wanted = (context: AiContext, system: SystemId): number =>
  sumBy(conquestTargets(context, system), (planet) => troopsNeeded(context, planet));

/** Adds warships until the fleet is likely to win, then fighters. */
function escort(context: AiContext, fleet: Fleet, ports: readonly FleetSource[]): void {
  const warships = rankBy(
    ports.flatMap((port) => [...port.warships, ...port.carriers.filter(({ type }) => type === 'war-sun')]),
    ({ type }) => unitCost(context, type),
  );
  for (const ship of warships) {
    if (clearing(context, fleet.to, fleet.ships) >= 0.85) break;
    fleet.join(ship);
  }
  for (const port of ports) fleet.loadFighters(port);
}

/** Sends a warship along from a full system, so that more ships can be built there. */
function makeRoom(context: AiContext, fleet: Fleet, ports: readonly FleetSource[]): void {
  for (const { system, warships } of ports) {
    const full =
      nonFighterShips(context.game, context.seat, system).length >= fleetSupply(context.game, context.seat, system);
    const [ship] = rankBy(warships, ({ type }) => -unitCost(context, type));
    if (full && ship) fleet.join(ship);
  }
}

/** Assembles a fleet: first the carriers with the most cargo, then warships until the way is clear. */
function assemble(context: AiContext, system: SystemId, ports: readonly FleetSource[]): Fleet {
  const fleet = new Fleet(context, system);
  const troops = wanted(context, system) - troopsInSpace(context, system).length;
  const peaceful = !enemyShips(context, system).length && expectedPdsHits(context, system) <= 0;
  const enough = peaceful ? troops : Math.max(troops, 1) + 1;
  for (const port of rankBy(ports, ({ aboard, ashore }) => Math.min(enough, aboard.length + ashore.length)))
    for (const carrier of port.carriers) {
      if (fleet.troops >= enough || !(port.aboard.length + port.ashore.length) || !fleet.join(carrier)) break;
      fleet.load(port, enough);
    }
  if (!peaceful) escort(context, fleet, ports);
  else if (fleet.units.length) makeRoom(context, fleet, ports);
  return fleet;
}

function thoughtOut(context: AiContext, system: SystemId): TacticalCandidate | undefined {
  const active = context.game.state.turn.systems.includes(system);
  if (!active && activationProblem(context.game, context.seat, system) !== undefined) return undefined;
  const moving = { systems: [system] };
  const groups = movableGroups(context, moving);
  const ports = listFleetSources(context, groups, system);
  const fleet = assemble(context, system, ports);
  const landing = fleet.troops + troopsInSpace(context, system).length;
  const docks = chooseDocksToMove(context, groups, system, fleet.units);
  if (!fleet.units.length && !landing && !docks.gain) return undefined;
  const counts = { ...fleet.counts(groups), ...docks.counts };
  if (Object.keys(counts).length && movementProblem(context, moving, counts) !== undefined) return undefined;
  const foes = enemyShips(context, system);
  const chance = clearing(context, system, fleet.ships);
  const sunk = foes.length
    ? denialFactor(context, foes[0].owner) * sumBy(foes, ({ type }) => unitCost(context, type))
    : 0;
  const won = spoils(context, system, landing);
  // If the system itself yields nothing yet, its neighbors count.
  const from = fleet.units.length
    ? Math.max(0, ...fleet.units.map((unit) => evaluateNearby(context, unit.system)))
    : Infinity;
  const nearer = won > 0 || fleet.troops < 2 ? 0 : 0.35 * Math.max(0, evaluateNearby(context, system) - from);
  const risk = (1 - chance) * (fleet.worth + sumBy(ownShips(context, system), ({ type }) => unitCost(context, type)));
  const gain =
    chance * (foes.length ? CAUTION : 1) * (won + sunk + nearer) -
    0.7 * risk -
    priceOfWar(context, system) -
    COUNTER_VALUE +
    docks.gain;
  return { system, counts, gain };
}

/** Returns the value of a tactical action that moves ships to a system. */
export const evaluateTacticalAction = (context: AiContext, system: SystemId): TacticalCandidate | undefined =>
  context.memoizeForDecision(`expedition to ${system}`, () => thoughtOut(context, system));

/** Lists all tactical actions with a positive gain, best first. */
export const rankTacticalActions = (context: AiContext): TacticalCandidate[] =>
  context.memoizeForDecision('expeditions', () => {
    const all = reachableSystems(context).flatMap((system) => evaluateTacticalAction(context, system) ?? []);
    return rankBy(
      all.filter(({ gain }) => gain > 0),
      ({ gain }) => gain,
    );
  });

/** Tells whether the seat would rather break an agreement: the partner is about to win or gains much more from it. */
export const prefersBreaking = (context: AiContext, partner: string, mine: number, theirs: number): boolean => {
  const ahead = pointLead(context, partner);
  return (ahead >= 3 && theirs >= mine) || (ahead >= 2 && theirs > mine) || theirs - mine >= 3;
};
