import { systemsOneStepFrom, specialOf } from '#ti2/rules/board/adjacency.ts';
import {
  unitCardOf,
  enemyShipsIn,
  hasQuality,
  shipsIn,
  groundForcesOn,
  unitsInSystem,
} from '#ti2/rules/units/units.ts';
import { landUnitGroups } from '#ti2/rules/movement/cargo.ts';
import { neutralSoonReason } from '#ti2/rules/planets/control.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SystemId } from '#ti2/rules/terms.ts';
import { agreementBetween } from '#ti2/rules/trade/agreements.ts';
import type { AiContext } from '#ti2/ai/policy.ts';

// Rates systems as destinations for fleets.

const SIDES = 10;
const chance = ({ game }: AiContext, { type }: Unit): number => {
  const { battle } = unitCardOf(game, type);
  return battle === null ? 0 : (SIDES + 1 - battle) / SIDES;
};

/** Returns the fighting strength of ships: their summed hit chances times the number of hits they can take. */
export const strengthOf = (at: AiContext, ships: readonly Unit[]): number =>
  ships.reduce((sum, ship) => sum + chance(at, ship), 0) * ships.length;

/** Ratio of strength from which an attack is worthwhile. */
const MARGIN = 1.4;
export const isStronger = (at: AiContext, ours: readonly Unit[], theirs: readonly Unit[]): boolean =>
  !theirs.length || strengthOf(at, ours) > MARGIN * strengthOf(at, theirs);

/**
 * Returns the value of landing `troops` ground forces on a planet, 0 if the conquest is hopeless or would break an
 * agreement.
 */
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

/** Tells whether fleets avoid a system because of its anomaly. */
const shunned = ({ game }: AiContext, system: SystemId): boolean =>
  ['gravity-rift', 'asteroid-field', 'supernova'].includes(specialOf(game, system) ?? '');

/**
 * Returns the value of a system to a fleet that carries troops: 0 if the fleet would lose there, and a quarter if other
 * troops of the seat are already in its space.
 */
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

/** Counts the ground forces that ships could load in a system if one stays on each planet. */
export const spareGroundForces = ({ game, seat }: AiContext, system: SystemId): number =>
  [...landUnitGroups(game, seat, system)].reduce(
    (sum, [, units]) => sum + (hasQuality(game, 'troop', units[0]) ? Math.max(0, units.length - 1) : 0),
    0,
  );

/** Returns how strongly each system attracts a fleet: its value, halved with every step of distance. */
export function attractionBy(at: AiContext, worth: (system: SystemId) => number): (system: SystemId) => number {
  const { game } = at;
  const draw = new Map<SystemId, number>(Object.keys(game.state.systems).map((system) => [system, worth(system)]));
  const far = 5;
  for (let i = 0; i < far; i++)
    for (const system of draw.keys()) {
      if (shunned(at, system)) continue;
      const near = Math.max(0, ...systemsOneStepFrom(game, system).map((next) => (draw.get(next) ?? 0) / 2));
      draw.set(system, Math.max(draw.get(system) ?? 0, near));
    }
  return (system) => (shunned(at, system) ? 0 : (draw.get(system) ?? 0));
}

/**
 * Returns the attraction of systems for a fleet: planets to take if it carries troops, ground forces to fetch if not.
 */
export const attractionFor = (at: AiContext, fleet: readonly Unit[], troops: number): ((system: SystemId) => number) =>
  attractionBy(at, (system) =>
    troops
      ? worthGoing(at, system, fleet, troops)
      : enemyShipsIn(at.game, system, at.seat).length
        ? 0
        : spareGroundForces(at, system),
  );

/** Last round in which warships without cargo keep the peace. */
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

/** Lists the seat's planets where a space dock is worth its price. */
export const listDockSites = ({ game, seat }: AiContext): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    game.book.planets[id].resources >= 3 &&
    neutralSoonReason(game, id) === undefined &&
    !unitsInSystem(game, game.state.planets[id].system).some(({ type }) => type === 'spacedock')
      ? [id]
      : [],
  );

export const ownShips = ({ game, seat }: AiContext, system: SystemId): Unit[] => shipsIn(game, system, seat);
