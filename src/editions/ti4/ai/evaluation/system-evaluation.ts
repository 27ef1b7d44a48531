import { remainingRoom } from '#ti4/rules/units/fleet-limits.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import { noteOwner } from '#ti4/rules/components/component.ts';
import { resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { definitionFor, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { goalWeights } from './goals.ts';
import { unitCost } from './combat-estimate.ts';
import { evaluateLanding, takeablePlanets } from './invasion.ts';
import {
  distancesFrom,
  garrison,
  ownSeat,
  neighborsOf,
  memoizeForDecision,
  enemyShips,
  ownShips,
  type AiContext,
} from '#ti4/ai/ai-context.ts';
import { productionSites, surplus, threatNear, tokensLeft, evaluatePlanet } from './values.ts';

/** Tells whether a move into the system would lose a note worth a point, because its giver has units there. */
export function isOffLimits(context: AiContext, system: SystemId): boolean {
  const supporters = ownSeat(context).playArea.map((card) => noteOwner(card));
  return supporters.length > 0 && unitsAt(context.game, { system }).some(({ owner }) => supporters.includes(owner));
}

/** Estimates a system quickly and optimistically: its possible gains, if ships can get there at all. */
export function estimateSystem(context: AiContext, system: SystemId): number {
  const { game, seat } = context;
  const producing = productionSites(context).includes(system) ? evaluateProduction(context, system) : 0;
  const { ships, carriers } = inRange(context)[system] ?? { ships: 0, carriers: 0 };
  const waiting = unitsAt(game, { owner: seat, system, space: true }).some((unit) => isGroundForce(game, unit));
  if (!ships && !waiting) return producing;
  const hostile = enemyShips(context, system);
  if (hostile.length > 1 && hostile.length > ships + ownShips(context, system).length + 1) return producing;
  const planets =
    carriers || waiting
      ? takeablePlanets(context, system).reduce((sum, planet) => sum + evaluatePlanet(context, planet), 0)
      : 0;
  return (
    planets +
    evaluateHolding(context, system) +
    producing +
    evaluateStaging(context, system) +
    hostile.reduce((sum, unit) => sum + unitCost(game, unit), 0) * 0.35 -
    0.6
  );
}

/** Counts the ships, and those with capacity, that could reach each system if nothing blocked them. */
const inRange = (context: AiContext): Record<SystemId, { ships: number; carriers: number }> =>
  memoizeForDecision(context, 'in range', () => {
    const { game, seat } = context;
    const found: Record<SystemId, { ships: number; carriers: number }> = {};
    for (const { id, tokens } of Object.values(game.state.systems)) {
      if (tokens.includes(seat)) continue;
      for (const { to, carries } of sailingsFrom(context, id)) {
        const there = (found[to] ??= { ships: 0, carriers: 0 });
        there.ships++;
        if (carries) there.carriers++;
      }
    }
    return found;
  });

/** Lists each ship in a system with every other system within its reach. */
function sailingsFrom(context: AiContext, from: SystemId): { to: SystemId; carries: boolean }[] {
  const ships = ownShips(context, from).filter(({ type }) => type !== 'fighter');
  if (!ships.length) return [];
  const far = Object.entries(distancesFrom(context, [from])).filter(([, distance]) => distance > 0);
  return ships.flatMap((ship) => {
    const { move = 0, capacity = 0 } = definitionFor(context.game, context.seat, ship.type);
    return far.filter(([, distance]) => distance <= move + 1).map(([to]) => ({ to, carries: capacity > 0 }));
  });
}

/** Returns the value of producing in a system now. */
export function evaluateProduction(context: AiContext, system: SystemId): number {
  const { game, seat } = context;
  const makers = unitsAt(game, { owner: seat, system, type: 'space-dock' });
  if (!makers.length || enemyShips(context, system).length > 0) return 0;
  const { ships, aboard, docked } = remainingRoom(game, seat, system);
  if (!ships && !aboard && !docked) return 0;
  const room = makers.reduce((sum, { planet }) => sum + 2 + (planet === undefined ? 3 : resourcesOf(game, planet)), 0);
  const budget = Math.min(surplus(context, 'resources'), room * 1.5);
  if (budget < 2) return 0;
  const last = tokensLeft(context) <= 1 ? 2 : 0;
  const stuck = ownShips(context, system).some(({ type }) => type === 'carrier') ? -0.8 : 0;
  return budget * 0.5 + last + stuck + (goalWeights(context).dreadnought ?? 0) / 4 + threatNear(context, system) * 0.2;
}

/** Returns the value of landing the ground forces that are already in the system's space area. */
function landingWorth(context: AiContext, system: SystemId): number {
  const aboard = unitsAt(context.game, { owner: context.seat, system, space: true }).filter((unit) =>
    isGroundForce(context.game, unit),
  );
  return aboard.length ? evaluateLanding(context, system, aboard.length, 0).worth - 1 : 0;
}

/** Returns the value of activating a system without moving ships there. */
export const evaluateActivationWithoutMove = (context: AiContext, system: SystemId): number =>
  productionSites(context).includes(system) ? evaluateStaying(context, system) : landingWorth(context, system);

/** Returns the value of producing in a system without moving ships there: a produced ship holds it as well. */
export function evaluateStaying(context: AiContext, system: SystemId): number {
  const produced = evaluateProduction(context, system);
  const buildsShip = produced > 0 && remainingRoom(context.game, context.seat, system).ships > 0;
  return produced + (buildsShip ? presence(context, system) : 0);
}

/** Returns the value of having ships in a system that holds none of the seat's. */
export const evaluateHolding = (context: AiContext, system: SystemId): number =>
  frontier(context, system) + presence(context, system);

const presence = (context: AiContext, system: SystemId): number =>
  ownShips(context, system).length ? 0 : (goalWeights(context)[`ships ${system}`] ?? 0);

/** Value of a frontier token to a player who can explore it. */
const FIND = 1;
const frontier = ({ game, seat }: AiContext, system: SystemId): number =>
  findExplorableToken(game, system) && modify(game, 'explores-space', { seat }, false) ? FIND : 0;

/**
 * Returns the value of a system as a base for carriers with troops: the best adjacent system that is not well guarded.
 */
export const evaluateStaging = (context: AiContext, system: SystemId): number =>
  memoizeForDecision(context, `staging ${system}`, () => {
    const next = neighborsOf(context)(system).map((target) => {
      const guards = enemyShips(context, target).length;
      const planets = takeablePlanets(context, target).filter((planet) => garrison(context, planet).length < 4);
      return guards > 2
        ? 0
        : planets.reduce((sum, planet) => sum + evaluatePlanet(context, planet), 0) * (guards ? 0.6 : 1);
    });
    return Math.min(14, Math.max(0, ...next)) * 0.28;
  });
