import { stepDistances } from '#kit/board/pathfinding.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';
import { unitsOnPlanet, shipsIn, groundForcesOn, allUnits, unitCardOf } from '#ti3/rules/units/units.ts';
import { systemsInPdsRange } from '#ti3/rules/combat/pds-fire.ts';
import { cardOfCounter, isHiddenFrom, counterOn, parseCounterId } from '#ti3/rules/exploration/domain-counters.ts';
import { landingPrice, landingProblem } from '#ti3/rules/invasion/landing.ts';
import { canPay } from '#ti3/rules/production/payment.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { estimateWinChance, expectedHits, strengthOf } from './combat-estimate.ts';
import { evaluatePlanet, denialFactor, planetIncome } from './values.ts';

// Evaluates a seat's surroundings: the enemies in each system and the possible gains.

export const enemyShips = ({ game, seat }: AiContext, system: SystemId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

/** Returns the expected hits of other players' PDS on a fleet that enters a system (E3 6.3). */
export const expectedPdsHits = (context: AiContext, system: SystemId): number =>
  context.memoizeForDecision(`fire at ${system}`, () => {
    const { game, seat } = context;
    if (specialOf(game, system) === 'storm') return 0;
    const guns = allUnits(game).filter(
      ({ owner, planet, type }) => owner !== seat && planet !== undefined && type === 'pds',
    );
    return sumBy(guns, (gun) => {
      if (!systemsInPdsRange(game, gun.owner, system).includes(gun.system)) return 0;
      return expectedHits(game, { seat: gun.owner, enemy: seat, system, attacks: false, purpose: 'pds' }, gun);
    });
  });

/** Chance that one ground force, or several, takes a planet whose counter is unknown. */
const ONE_LANDED = 0.7;
const SOME_LANDED = 0.85;

/** Returns the player who would defend a planet against the seat. */
const defenderOf = ({ game, seat }: AiContext, planet: PlanetId): SeatId | undefined =>
  unitsOnPlanet(game, planet).find(({ owner }) => owner !== seat)?.owner ??
  game.state.planets[planet].owner ??
  undefined;

/** Returns the chance that `landing` ground forces take an unowned planet, whose counter may or may not be known. */
function peacefulChance({ game, seat }: AiContext, planet: PlanetId, landing: number): number {
  const lying = counterOn(game, planet);
  if (!lying) return 1;
  if (isHiddenFrom(lying, seat)) return landing > 1 ? SOME_LANDED : ONE_LANDED;
  const toll = cardOfCounter(game, lying.id)?.toll?.(parseCounterId(lying.id).value) ?? 0;
  return landing > toll ? 1 : 0;
}

/** Returns the known gain from a planet's counter, in resources. */
function boonOf({ game, seat }: AiContext, planet: PlanetId): number {
  const lying = counterOn(game, planet);
  if (!lying || isHiddenFrom(lying, seat)) return 0;
  return cardOfCounter(game, lying.id)?.boon?.(parseCounterId(lying.id).value) ?? 0;
}

/** Returns the chance that `landing` ground forces take a planet (E3 8). */
export function landingChance(context: AiContext, planet: PlanetId, landing: number): number {
  const { game, seat } = context;
  const enemy = defenderOf(context, planet);
  if (enemy === undefined || enemy === seat) return landing > 0 ? peacefulChance(context, planet, landing) : 0;
  const { system } = game.state.planets[planet];
  const field = { seat, enemy, system, planet, attacks: true, purpose: 'ground' } as const;
  const against = { ...field, seat: enemy, enemy: seat, attacks: false };
  const guns = unitsOnPlanet(game, planet).filter(({ owner, type }) => owner !== seat && type === 'pds');
  const shot = sumBy(guns, (gun) => expectedHits(game, { ...against, purpose: 'landing-fire' }, gun));
  if (landing <= shot) return 0;
  const troops = strengthOf(
    game,
    field,
    Array.from({ length: landing }, () => ({ type: 'ground-force' as const })),
  );
  const left = (landing - shot) / landing;
  return estimateWinChance(
    { hits: troops.hits * left, life: troops.life * left },
    strengthOf(game, against, groundForcesOn(game, planet, enemy)),
  );
}

const MOST_LANDED = 12;

/** Returns the smallest number of ground forces that takes a planet with a chance of at least 75 %. */
export const troopsNeeded = (context: AiContext, planet: PlanetId): number =>
  context.memoizeForDecision(`troops for ${planet}`, () => {
    for (let landing = 1; landing < MOST_LANDED; landing++)
      if (landingChance(context, planet, landing) >= 0.75) return landing;
    return MOST_LANDED;
  });

/** Tells whether a landing is worth trying: at least 60 % of the ground forces needed. */
const isLandingTried = (context: AiContext, planet: PlanetId, sent: number): boolean =>
  sent >= 1 && sent >= 0.6 * troopsNeeded(context, planet);

/** Returns the value of conquering a planet plus what its present owner loses. */
export function evaluateConquest(context: AiContext, planet: PlanetId): number {
  const { owner } = context.game.state.planets[planet];
  if (owner === context.seat) return 0;
  const harm = owner === null ? 0 : denialFactor(context, owner) * 2 * planetIncome(context, planet);
  return evaluatePlanet(context, planet) + harm + boonOf(context, planet);
}

/** Lists the planets of a system that the seat does not own and may land on, best first. */
export const conquestTargets = (context: AiContext, system: SystemId): PlanetId[] =>
  context.game.state.systems[system].planets
    .filter(
      (planet) =>
        context.game.state.planets[planet].owner !== context.seat &&
        landingProblem(context.game, context.seat, {}, planet) === undefined,
    )
    .sort(
      (a, b) =>
        evaluateConquest(context, b) / troopsNeeded(context, b) -
        evaluateConquest(context, a) / troopsNeeded(context, a),
    );

/** Chance below which no landing is tried. */
const LEAST_CHANCE = 0.35;

/** A landing of some ground forces, of any type, and its expected value less its price. */
export interface PlannedLanding {
  planet: PlanetId;
  sent: number;
  gain: number;
}

/**
 * Plans the landings of `troops` ground forces in a system: on the best planets first, as many as each needs, and only
 * where that is worth trying and can be paid for with the others.
 */
export function planLandings(context: AiContext, system: SystemId, troops: number): PlannedLanding[] {
  const { game, seat } = context;
  let left = troops;
  let total = 0;
  return conquestTargets(context, system).flatMap((planet) => {
    const sent = Math.min(left, troopsNeeded(context, planet));
    const price = landingPrice(game, seat, planet);
    if (!isLandingTried(context, planet, sent) || !canPay(game, seat, 'resources', total + price)) return [];
    const chance = landingChance(context, planet, sent);
    const gain = chance * evaluateConquest(context, planet) - price;
    if (chance < LEAST_CHANCE || gain <= 0) return [];
    left -= sent;
    total += price;
    return [{ planet, sent, gain }];
  });
}

/** Returns the best prize within one step of a system, which draws fleets there. */
export const evaluateNearby = (context: AiContext, system: SystemId): number =>
  context.memoizeForDecision(`draw of ${system}`, () => {
    const near = [system, ...adjacentSystems(context.game, system, context.seat)];
    const prizes = near.flatMap((one) =>
      conquestTargets(context, one).map((planet) => evaluateConquest(context, planet) / (1 + 0.15 * (troopsNeeded(context, planet) - 1) + 0.1 * enemyShips(context, one).length)),
    ); // prettier-ignore
    return Math.max(0, ...prizes);
  });

/** Lists the systems that the seat's ships can reach in about one action. */
export const reachableSystems = (context: AiContext): SystemId[] =>
  context.memoizeForDecision('in reach', () => {
    const { game, seat } = context;
    const found = new Set<SystemId>();
    const movers = allUnits(game).filter(({ owner, planet, system, type }) => {
      const { movement } = unitCardOf(game, type);
      return owner === seat && planet === undefined && movement !== null && !hasCounterIn(game, seat, system);
    });
    const steps = new Map<SystemId, number>();
    for (const { system, type } of movers)
      steps.set(system, Math.max(steps.get(system) ?? 0, unitCardOf(game, type).movement ?? 0));
    for (const [from, far] of steps)
      for (const [to, away] of stepDistances([from], (place) => adjacentSystems(game, place, seat)))
        if (away <= far + 1) found.add(to);
    return Object.keys(game.state.systems).filter((system) => found.has(system) && !hasCounterIn(game, seat, system));
  });

/** Returns the cost of all enemy ships that can reach a system, as a measure of danger. */
export const enemyStrengthInRange = (context: AiContext, system: SystemId): number =>
  context.memoizeForDecision(`danger at ${system}`, () => {
    const { game, seat } = context;
    const away = stepDistances([system], (place) => adjacentSystems(game, place, seat));
    const near = allUnits(game).filter(({ owner, planet, type, system: at }) => {
      const far = unitCardOf(game, type).movement ?? 0;
      return owner !== seat && planet === undefined && far > 0 && (away.get(at) ?? Infinity) <= far;
    });
    return sumBy(near, ({ type }) => unitCardOf(game, type).cost / unitCardOf(game, type).forCost);
  });
