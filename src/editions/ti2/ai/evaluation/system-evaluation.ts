import { adjacentSystems, specialOf } from '#ti2/rules/board/adjacency.ts';
import {
  unitCardOf,
  enemyShipsIn,
  hasQuality,
  shipsIn,
  groundForcesOn,
  unitsInSystem,
} from '#ti2/rules/units/units.ts';
import { landUnitGroups } from '#ti2/rules/movement/cargo.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SystemId } from '#ti2/rules/terms.ts';
import { agreementBetween } from '#ti2/rules/trade/agreements.ts';
import type { AiContext } from '#ti2/ai/policy.ts';

// Where it is worth going.

const SIDES = 10;
const chance = ({ game }: AiContext, { type }: Unit): number => {
  const { battle } = unitCardOf(game, type);
  return battle === null ? 0 : (SIDES + 1 - battle) / SIDES;
};

/** How much ships are to be feared: what they hit, and how many hits they take. */
export const strengthOf = (at: AiContext, ships: readonly Unit[]): number =>
  ships.reduce((sum, ship) => sum + chance(at, ship), 0) * ships.length;

/** Strength that is enough to attack with. */
const MARGIN = 1.4;
export const isStronger = (at: AiContext, ours: readonly Unit[], theirs: readonly Unit[]): boolean =>
  !theirs.length || strengthOf(at, ours) > MARGIN * strengthOf(at, theirs);

/** What a planet is worth to take, with so many troops. */
export function evaluateConquest({ game, seat }: AiContext, planet: PlanetId, troops: number): number {
  const { owner } = game.state.planets[planet];
  if (owner === seat || troops < 1) return 0;
  const { resources, influence } = game.book.planets[planet];
  const worth = 2 + resources + influence;
  if (owner === null) return worth;
  if (agreementBetween(game, seat, owner)) return 0;
  const defenders = groundForcesOn(game, planet, owner).length;
  return troops > defenders * MARGIN ? worth + 1 : 0;
}

/** Where nobody goes who can go elsewhere. */
const shunned = ({ game }: AiContext, system: SystemId): boolean =>
  ['gravity-rift', 'asteroid-field', 'supernova'].includes(specialOf(game, system) ?? '');

/** What a system is worth to a fleet that carries troops; nothing where it would be beaten, less where others of its own are at it already. */
function worthGoing(at: AiContext, system: SystemId, fleet: readonly Unit[], troops: number): number {
  const { game, seat } = at;
  if (shunned(at, system)) return 0;
  const enemies = enemyShipsIn(game, system, seat);
  if (enemies.some(({ owner }) => agreementBetween(game, seat, owner)) || !isStronger(at, fleet, enemies)) return 0;
  const worth = game.state.systems[system].planets.reduce(
    (sum, planet) => sum + evaluateConquest(at, planet, troops),
    0,
  );
  const landing = unitsInSystem(game, system).some(
    (one) => one.owner === seat && one.ship !== undefined && hasQuality(game, 'troop', one),
  );
  return landing ? worth / 4 : worth;
}

/** Ground forces that could be taken up in a system: one stays on each planet. */
export const spareGroundForces = ({ game, seat }: AiContext, system: SystemId): number =>
  [...landUnitGroups(game, seat, system)].reduce(
    (sum, [, units]) => sum + (hasQuality(game, 'troop', units[0]) ? Math.max(0, units.length - 1) : 0),
    0,
  );

/** How much each system draws a fleet: what it is worth, less with every step to it. */
export function attractionBy(at: AiContext, worth: (system: SystemId) => number): (system: SystemId) => number {
  const { game } = at;
  const draw = new Map<SystemId, number>(Object.keys(game.state.systems).map((system) => [system, worth(system)]));
  const far = 5;
  for (let i = 0; i < far; i++)
    for (const system of draw.keys()) {
      if (shunned(at, system)) continue;
      const near = Math.max(0, ...adjacentSystems(game, system).map((next) => (draw.get(next) ?? 0) / 2));
      draw.set(system, Math.max(draw.get(system) ?? 0, near));
    }
  return (system) => (shunned(at, system) ? 0 : (draw.get(system) ?? 0));
}

/** For a fleet with troops: planets to take. For one without: troops to fetch. */
export const attractionFor = (at: AiContext, fleet: readonly Unit[], troops: number): ((system: SystemId) => number) =>
  attractionBy(at, (system) =>
    troops
      ? worthGoing(at, system, fleet, troops)
      : enemyShipsIn(at.game, system, at.seat).length
        ? 0
        : spareGroundForces(at, system),
  );

/** Ships without anything to carry: where an enemy can be beaten, after some rounds of peace. */
const PEACE = 3;
export function warAttractionFor(at: AiContext, fleet: readonly Unit[]): (system: SystemId) => number {
  const { game, seat } = at;
  return attractionBy(at, (system) => {
    const enemies = enemyShipsIn(game, system, seat);
    if (game.state.round <= PEACE || !enemies.length) return 0;
    return enemies.some(({ owner }) => agreementBetween(game, seat, owner)) || !isStronger(at, fleet, enemies)
      ? 0
      : enemies.length;
  });
}

/** Own planets where a dock would be worth its price. */
export const listDockSites = ({ game, seat }: AiContext): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    game.book.planets[id].resources >= 3 &&
    !unitsInSystem(game, game.state.planets[id].system).some(({ type }) => type === 'spacedock')
      ? [id]
      : [],
  );

export const ownShips = ({ game, seat }: AiContext, system: SystemId): Unit[] => shipsIn(game, system, seat);
