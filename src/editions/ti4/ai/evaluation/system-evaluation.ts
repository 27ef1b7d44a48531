import { modify } from '#ti4/rules/components/modifiers.ts';
import { tokenToExplore } from '#ti4/rules/exploration/exploration.ts';
import { noteOwner } from '#ti4/rules/components/component.ts';
import { resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { definitionFor, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { pull } from './goals.ts';
import { costOf } from './combat-estimate.ts';
import { groundWorth, takeable } from './invasion.ts';
import { distances, garrison, me, nearby, once, othersShips, ownShips, type Mind } from '#ti4/ai/ai-context.ts';
import { docks, spare, threat, tokensLeft, worthOfPlanet } from './values.ts';

/** A note worth a point is lost by going where its giver is. */
export function forbidden(mind: Mind, system: SystemId): boolean {
  const supporters = me(mind).playArea.map((card) => noteOwner(card));
  return supporters.length > 0 && unitsAt(mind.game, { system }).some(({ owner }) => supporters.includes(owner));
}

/** A quick look, on the hopeful side: what there is to go for, if anything can get there. */
export function promiseOf(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  const producing = docks(mind).includes(system) ? productionWorth(mind, system) : 0;
  const { ships, carriers } = inRange(mind)[system] ?? { ships: 0, carriers: 0 };
  const waiting = unitsAt(game, { owner: seat, system, space: true }).some((unit) => isGroundForce(game, unit));
  if (!ships && !waiting) return producing;
  const hostile = othersShips(mind, system);
  if (hostile.length > 1 && hostile.length > ships + ownShips(mind, system).length + 1) return producing;
  const planets =
    carriers || waiting ? takeable(mind, system).reduce((sum, planet) => sum + worthOfPlanet(mind, planet), 0) : 0;
  return (
    planets +
    station(mind, system) +
    producing +
    staging(mind, system) +
    hostile.reduce((sum, unit) => sum + costOf(game, unit), 0) * 0.35 -
    0.6
  );
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
  const aboard = unitsAt(mind.game, { owner: mind.seat, system, space: true }).filter((unit) =>
    isGroundForce(mind.game, unit),
  );
  return aboard.length ? groundWorth(mind, system, aboard.length, 0).worth - 1 : 0;
}

/** What a system is worth with no ship moving there. */
export const worthOfStaying = (mind: Mind, system: SystemId): number =>
  docks(mind).includes(system) ? productionWorth(mind, system) : landingWorth(mind, system);

/** What ships would hold by being there, where none is. */
export const station = (mind: Mind, system: SystemId): number =>
  frontier(mind, system) + (ownShips(mind, system).length ? 0 : (pull(mind)[`ships ${system}`] ?? 0));

/** What there is to be found in space, for whoever explores it. */
const FIND = 1;
const frontier = ({ game, seat }: Mind, system: SystemId): number =>
  tokenToExplore(game, system) && modify(game, 'explores-space', { seat }, false) ? FIND : 0;

/** What carriers with troops could go on to from a system: the best next to it that is not well guarded. */
export const staging = (mind: Mind, system: SystemId): number =>
  once(mind, `staging ${system}`, () => {
    const next = nearby(mind)(system).map((target) => {
      const guards = othersShips(mind, target).length;
      const planets = takeable(mind, target).filter((planet) => garrison(mind, planet).length < 4);
      return guards > 2
        ? 0
        : planets.reduce((sum, planet) => sum + worthOfPlanet(mind, planet), 0) * (guards ? 0.6 : 1);
    });
    return Math.min(14, Math.max(0, ...next)) * 0.28;
  });
