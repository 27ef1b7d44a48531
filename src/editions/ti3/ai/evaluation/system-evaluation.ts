import { stepDistances } from '#kit/board/pathfinding.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';
import { unitsOnPlanet, shipsIn, groundForcesOn, allUnits, unitCardOf } from '#ti3/rules/units/units.ts';
import { systemsInPdsRange } from '#ti3/rules/combat/pds-fire.ts';
import { cardOfCounter, isHiddenFrom, counterOn, parseCounterId } from '#ti3/rules/exploration/domain-counters.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { estimateWinChance, expectedHits, strengthOf } from './combat-estimate.ts';
import { evaluatePlanet, denialFactor, planetIncome } from './values.ts';

// What lies around a seat: whom it would meet where, and what would be had there.

export const enemyShips = ({ game, seat }: AiContext, system: SystemId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

/** Hits that PDS of others would make on a fleet that comes to a system, on average (E3 6.3). */
export const expectedPdsHits = (mind: AiContext, system: SystemId): number =>
  mind.memoizeForDecision(`fire at ${system}`, () => {
    const { game, seat } = mind;
    if (specialOf(game, system) === 'storm') return 0;
    const guns = allUnits(game).filter(
      ({ owner, planet, type }) => owner !== seat && planet !== undefined && type === 'pds',
    );
    return sumBy(guns, (gun) => {
      if (!systemsInPdsRange(game, gun.owner, system).includes(gun.system)) return 0;
      return expectedHits(game, { seat: gun.owner, enemy: seat, system, attacks: false, purpose: 'pds' }, gun);
    });
  });

/** How often one ground force takes a planet where nobody knows what lies there, and how often a few do. */
const ONE_LANDED = 0.7;
const SOME_LANDED = 0.85;

/** Who would defend a planet against the seat. */
const defenderOf = ({ game, seat }: AiContext, planet: PlanetId): SeatId | undefined =>
  unitsOnPlanet(game, planet).find(({ owner }) => owner !== seat)?.owner ??
  game.state.planets[planet].owner ??
  undefined;

/** How likely so many ground forces take a planet of nobody: what lies there may be known, or not. */
function peacefulChance({ game, seat }: AiContext, planet: PlanetId, landing: number): number {
  const lying = counterOn(game, planet);
  if (!lying) return 1;
  if (isHiddenFrom(lying, seat)) return landing > 1 ? SOME_LANDED : ONE_LANDED;
  const toll = cardOfCounter(game, lying.id)?.toll?.(parseCounterId(lying.id).value) ?? 0;
  return landing > toll ? 1 : 0;
}

/** What a seat knows of what it would find on a planet, in resources. */
function boonOf({ game, seat }: AiContext, planet: PlanetId): number {
  const lying = counterOn(game, planet);
  if (!lying || isHiddenFrom(lying, seat)) return 0;
  return cardOfCounter(game, lying.id)?.boon?.(parseCounterId(lying.id).value) ?? 0;
}

/** How likely so many ground forces take a planet (E3 8). */
export function landingChance(mind: AiContext, planet: PlanetId, landing: number): number {
  const { game, seat } = mind;
  const enemy = defenderOf(mind, planet);
  if (enemy === undefined || enemy === seat) return landing > 0 ? peacefulChance(mind, planet, landing) : 0;
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

/** How many ground forces are enough to take a planet, most likely. */
export const troopsNeeded = (mind: AiContext, planet: PlanetId): number =>
  mind.memoizeForDecision(`troops for ${planet}`, () => {
    for (let landing = 1; landing < MOST_LANDED; landing++)
      if (landingChance(mind, planet, landing) >= 0.75) return landing;
    return MOST_LANDED;
  });

/** What taking a planet would bring: what it is worth, and what its owner loses by it. */
export function evaluateConquest(mind: AiContext, planet: PlanetId): number {
  const { owner } = mind.game.state.planets[planet];
  if (owner === mind.seat) return 0;
  const harm = owner === null ? 0 : denialFactor(mind, owner) * 2 * planetIncome(mind, planet);
  return evaluatePlanet(mind, planet) + harm + boonOf(mind, planet);
}

/** Planets of a system that others have, or nobody, the best first. */
export const conquestTargets = (mind: AiContext, system: SystemId): PlanetId[] =>
  mind.game.state.systems[system].planets
    .filter((planet) => mind.game.state.planets[planet].owner !== mind.seat)
    .sort(
      (a, b) => evaluateConquest(mind, b) / troopsNeeded(mind, b) - evaluateConquest(mind, a) / troopsNeeded(mind, a),
    );

/** How much there is to be had within a step of a system: it draws fleets there. */
export const evaluateNearby = (mind: AiContext, system: SystemId): number =>
  mind.memoizeForDecision(`draw of ${system}`, () => {
    const near = [system, ...adjacentSystems(mind.game, system, mind.seat)];
    const prizes = near.flatMap((one) =>
      conquestTargets(mind, one).map((planet) => evaluateConquest(mind, planet) / (1 + 0.15 * (troopsNeeded(mind, planet) - 1) + 0.1 * enemyShips(mind, one).length)),
    ); // prettier-ignore
    return Math.max(0, ...prizes);
  });

/** Systems that ships of the seat could come to in one action, more or less. */
export const reachableSystems = (mind: AiContext): SystemId[] =>
  mind.memoizeForDecision('in reach', () => {
    const { game, seat } = mind;
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

/** How near the nearest ships of others are that could come to a system with troops; Infinity where none are. */
export const enemyStrengthInRange = (mind: AiContext, system: SystemId): number =>
  mind.memoizeForDecision(`danger at ${system}`, () => {
    const { game, seat } = mind;
    const away = stepDistances([system], (place) => adjacentSystems(game, place, seat));
    const near = allUnits(game).filter(({ owner, planet, type, system: at }) => {
      const far = unitCardOf(game, type).movement ?? 0;
      return owner !== seat && planet === undefined && far > 0 && (away.get(at) ?? Infinity) <= far;
    });
    return sumBy(near, ({ type }) => unitCardOf(game, type).cost / unitCardOf(game, type).forCost);
  });
