import { stepsFrom } from '#kit/board/pathfinding.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { adjacentTo, specialOf } from '#ti3/rules/board/adjacency.ts';
import { onPlanet, shipsIn, troopsOn, unitsOf, cardOf } from '#ti3/rules/units/units.ts';
import { within } from '#ti3/rules/combat/pds-fire.ts';
import { cardOfCounter, isHiddenFrom, lyingOn, readCounter } from '#ti3/rules/exploration/domain-counters.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { total, type Mind } from '#ti3/ai/ai-context.ts';
import { chanceOf, hitsBy, strengthOf } from './combat-estimate.ts';
import { planetWorth, spite, yieldOf } from './values.ts';

// What lies around a seat: whom it would meet where, and what would be had there.

export const othersShips = ({ game, seat }: Mind, system: SystemId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

/** Hits that PDS of others would make on a fleet that comes to a system, on average (E3 6.3). */
export const expectedFire = (mind: Mind, system: SystemId): number =>
  mind.thought(`fire at ${system}`, () => {
    const { game, seat } = mind;
    if (specialOf(game, system) === 'storm') return 0;
    const guns = unitsOf(game).filter(
      ({ owner, planet, type }) => owner !== seat && planet !== undefined && type === 'pds',
    );
    return total(guns, (gun) => {
      if (!within(game, gun.owner, system).includes(gun.system)) return 0;
      return hitsBy(game, { seat: gun.owner, enemy: seat, system, attacks: false, purpose: 'pds' }, gun);
    });
  });

/** How often one ground force takes a planet where nobody knows what lies there, and how often a few do. */
const ONE_LANDED = 0.7;
const SOME_LANDED = 0.85;

/** Who would defend a planet against the seat. */
const defenderOf = ({ game, seat }: Mind, planet: PlanetId): SeatId | undefined =>
  onPlanet(game, planet).find(({ owner }) => owner !== seat)?.owner ?? game.state.planets[planet].owner ?? undefined;

/** How likely so many ground forces take a planet of nobody: what lies there may be known, or not. */
function peacefulChance({ game, seat }: Mind, planet: PlanetId, landing: number): number {
  const lying = lyingOn(game, planet);
  if (!lying) return 1;
  if (isHiddenFrom(lying, seat)) return landing > 1 ? SOME_LANDED : ONE_LANDED;
  const toll = cardOfCounter(game, lying.id)?.toll?.(readCounter(lying.id).value) ?? 0;
  return landing > toll ? 1 : 0;
}

/** What a seat knows of what it would find on a planet, in resources. */
function boonOf({ game, seat }: Mind, planet: PlanetId): number {
  const lying = lyingOn(game, planet);
  if (!lying || isHiddenFrom(lying, seat)) return 0;
  return cardOfCounter(game, lying.id)?.boon?.(readCounter(lying.id).value) ?? 0;
}

/** How likely so many ground forces take a planet (E3 8). */
export function landingChance(mind: Mind, planet: PlanetId, landing: number): number {
  const { game, seat } = mind;
  const enemy = defenderOf(mind, planet);
  if (enemy === undefined || enemy === seat) return landing > 0 ? peacefulChance(mind, planet, landing) : 0;
  const { system } = game.state.planets[planet];
  const field = { seat, enemy, system, planet, attacks: true, purpose: 'ground' } as const;
  const against = { ...field, seat: enemy, enemy: seat, attacks: false };
  const guns = onPlanet(game, planet).filter(({ owner, type }) => owner !== seat && type === 'pds');
  const shot = total(guns, (gun) => hitsBy(game, { ...against, purpose: 'landing-fire' }, gun));
  if (landing <= shot) return 0;
  const troops = strengthOf(
    game,
    field,
    Array.from({ length: landing }, () => ({ type: 'ground-force' as const })),
  );
  const left = (landing - shot) / landing;
  return chanceOf(
    { hits: troops.hits * left, life: troops.life * left },
    strengthOf(game, against, troopsOn(game, planet, enemy)),
  );
}

const MOST_LANDED = 12;

/** How many ground forces are enough to take a planet, most likely. */
export const troopsNeeded = (mind: Mind, planet: PlanetId): number =>
  mind.thought(`troops for ${planet}`, () => {
    for (let landing = 1; landing < MOST_LANDED; landing++)
      if (landingChance(mind, planet, landing) >= 0.75) return landing;
    return MOST_LANDED;
  });

/** What taking a planet would bring: what it is worth, and what its owner loses by it. */
export function prizeOf(mind: Mind, planet: PlanetId): number {
  const { owner } = mind.game.state.planets[planet];
  if (owner === mind.seat) return 0;
  const harm = owner === null ? 0 : spite(mind, owner) * 2 * yieldOf(mind, planet);
  return planetWorth(mind, planet) + harm + boonOf(mind, planet);
}

/** Planets of a system that others have, or nobody, the best first. */
export const prizesIn = (mind: Mind, system: SystemId): PlanetId[] =>
  mind.game.state.systems[system].planets
    .filter((planet) => mind.game.state.planets[planet].owner !== mind.seat)
    .sort((a, b) => prizeOf(mind, b) / troopsNeeded(mind, b) - prizeOf(mind, a) / troopsNeeded(mind, a));

/** How much there is to be had within a step of a system: it draws fleets there. */
export const drawOf = (mind: Mind, system: SystemId): number =>
  mind.thought(`draw of ${system}`, () => {
    const near = [system, ...adjacentTo(mind.game, system, mind.seat)];
    const prizes = near.flatMap((one) =>
      prizesIn(mind, one).map((planet) => prizeOf(mind, planet) / (1 + 0.15 * (troopsNeeded(mind, planet) - 1) + 0.1 * othersShips(mind, one).length)),
    ); // prettier-ignore
    return Math.max(0, ...prizes);
  });

/** Systems that ships of the seat could come to in one action, more or less. */
export const inReach = (mind: Mind): SystemId[] =>
  mind.thought('in reach', () => {
    const { game, seat } = mind;
    const found = new Set<SystemId>();
    const movers = unitsOf(game).filter(({ owner, planet, system, type }) => {
      const { movement } = cardOf(game, type);
      return owner === seat && planet === undefined && movement !== null && !hasCounterIn(game, seat, system);
    });
    const steps = new Map<SystemId, number>();
    for (const { system, type } of movers)
      steps.set(system, Math.max(steps.get(system) ?? 0, cardOf(game, type).movement ?? 0));
    for (const [from, far] of steps)
      for (const [to, away] of stepsFrom([from], (place) => adjacentTo(game, place, seat)))
        if (away <= far + 1) found.add(to);
    return Object.keys(game.state.systems).filter((system) => found.has(system) && !hasCounterIn(game, seat, system));
  });

/** How near the nearest ships of others are that could come to a system with troops; Infinity where none are. */
export const dangerAt = (mind: Mind, system: SystemId): number =>
  mind.thought(`danger at ${system}`, () => {
    const { game, seat } = mind;
    const away = stepsFrom([system], (place) => adjacentTo(game, place, seat));
    const near = unitsOf(game).filter(({ owner, planet, type, system: at }) => {
      const far = cardOf(game, type).movement ?? 0;
      return owner !== seat && planet === undefined && far > 0 && (away.get(at) ?? Infinity) <= far;
    });
    return total(near, ({ type }) => cardOf(game, type).cost / cardOf(game, type).forCost);
  });
