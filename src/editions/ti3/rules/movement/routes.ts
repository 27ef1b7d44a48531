import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { isIndependent } from '#ti3/rules/units/capacity.ts';
import { hasQuality, shipsIn, unitCardOf } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, Special, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { adjacentSystems, movementHindranceOf, wormholeProblem } from '#ti3/rules/board/adjacency.ts';

/** The systems of a ship's route, from start to destination. */
export type Route = readonly SystemId[];

/** Returns why ships cannot enter a system; undefined if they can (E3 17.1, 17.2). */
export function entryProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const special = movementHindranceOf(game, system);
  if (special === 'supernova') return 'Ships cannot enter a supernova.';
  if (special === 'asteroid-field' && !modify(game, 'stops-among-asteroids', { seat }, false))
    return 'Ships cannot stop in an asteroid field.';
  return modify(game, 'entry-barred', { seat, system }, undefined);
}

/** Tells whether ships can move past those of an owner. */
export type PassageRule = (owner: SeatId) => boolean;

/** Returns the passage rule for a seat's ships that start from a system, for all ship types or one. */
export function passageRuleFor(game: Game, seat: SeatId, from: SystemId, to: SystemId, type?: UnitType): PassageRule {
  const all = modify(game, 'passes-ships', { seat, from, to, ...(type !== undefined && { type }) }, false);
  return (owner) => all || modify(game, 'lets-pass', { seat, from, owner }, false);
}

/** Reasons why a route cannot continue through an anomaly. */
const NO_PASSAGE: Partial<Record<Special, string>> = {
  'asteroid-field': 'Ships cannot enter an asteroid field.',
  supernova: 'Ships cannot enter a supernova.',
  nebula: 'Ships must stop there.',
  storm: 'Ships must stop there.',
};

/**
 * Returns why ships cannot move through a system; undefined if they can (E3 6.2, 17). Enemy ships block, except
 * fighters that are not independent.
 */
export function passageProblem(game: Game, seat: SeatId, system: SystemId, passes: PassageRule): string | undefined {
  const bars = (ship: Unit): boolean =>
    !hasQuality(game, 'fighter', ship) || isIndependent(game, ship.owner, ship.type);
  if (shipsIn(game, system).some((ship) => ship.owner !== seat && bars(ship) && !passes(ship.owner)))
    return "Another player's ships block the route.";
  const special = movementHindranceOf(game, system);
  return modify(game, 'passage-barred', { seat, system }, special && NO_PASSAGE[special]);
}

/** Returns the movement value of a ship type for this movement (E3 6.2, 17.3). */
export function movementTo(
  game: Game,
  seat: SeatId,
  type: UnitType,
  from: SystemId,
  to: SystemId,
  unit?: UnitId,
): number {
  const printed = modify(game, 'own-movement', { seat, type }, unitCardOf(game, type, seat).movement);
  if (printed === null) return 0;
  const reach = modify(game, 'movement', { seat, type, from, to, ...(unit !== undefined && { unit }) }, printed);
  return movementHindranceOf(game, from) === 'nebula' ? Math.min(1, reach) : reach;
}

/** Returns the lowest movement value of a ship type from any system; null if it does not move on its own. */
export function usualMovement(game: Game, seat: SeatId, type: UnitType): number | null {
  const printed = modify(game, 'own-movement', { seat, type }, unitCardOf(game, type, seat).movement);
  if (printed === null) return null;
  return Math.min(
    ...Object.keys(game.state.systems).map((system) =>
      modify(game, 'movement', { seat, type, from: system, to: system }, printed),
    ),
  );
}

/**
 * Returns all routes between two systems within the movement value, shortest first. An exhaustive search is fine
 * because movement values are small.
 */
export function routesBetween(
  game: Game,
  seat: SeatId,
  from: SystemId,
  to: SystemId,
  reach: number,
  passes: PassageRule = passageRuleFor(game, seat, from, to),
  type?: UnitType,
): Route[] {
  const found: Route[] = [];
  const leaps = game.book.modifiersByValue.leaps !== undefined;
  const kind = type === undefined ? {} : { type };
  const types = type === undefined ? [] : [type];
  const walk = (way: SystemId[]): void => {
    const here = way[way.length - 1];
    if (leaps && modify(game, 'leaps', { seat, from: here, to, starts: way.length === 1, ...kind }, false))
      found.push([...way, to]);
    for (const next of adjacentSystems(game, here, seat)) {
      if (wormholeProblem(game, seat, here, next, types) !== undefined) continue;
      if (next === to) found.push([...way, to]);
      else if (way.length < reach && !way.includes(next) && passageProblem(game, seat, next, passes) === undefined)
        walk([...way, next]);
    }
  };
  if (reach > 0 && from !== to && entryProblem(game, seat, to) === undefined) walk([from]);
  return found.sort((a, b) => a.length - b.length);
}

/**
 * Returns the routes of a ship type. `unit` names a ship that differs from its type, such as one with leaders aboard.
 */
export const routesOf = (
  game: Game,
  seat: SeatId,
  type: UnitType,
  from: SystemId,
  to: SystemId,
  unit?: UnitId,
): Route[] =>
  routesBetween(
    game,
    seat,
    from,
    to,
    movementTo(game, seat, type, from, to, unit),
    passageRuleFor(game, seat, from, to, type),
    type,
  );

/** Tells whether a route ends with a step between systems that are not adjacent. */
export const isJump = (game: Game, seat: SeatId, way: Route): boolean =>
  !adjacentSystems(game, way[way.length - 2], seat).includes(way[way.length - 1]);

/** Tells whether units may leave a system: the seat has no command counter there, or the system is active (E3 6.2). */
export const mayLeave = (game: Game, seat: SeatId, system: SystemId, active: readonly SystemId[]): boolean =>
  active.includes(system) || !hasCounterIn(game, seat, system);
