import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { isIndependent } from '#ti3/rules/units/capacity.ts';
import { hasQuality, shipsIn, unitCardOf } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, Special, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { adjacentSystems, movementHindranceOf, wormholeProblem } from '#ti3/rules/board/adjacency.ts';

/** A way of a ship: the systems on it, from where it starts to where it ends. */
export type Route = readonly SystemId[];

/** Why ships cannot come into a system at all (E3 17.1, 17.2). */
export function entryProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const special = movementHindranceOf(game, system);
  if (special === 'supernova') return 'Nothing enters a supernova.';
  if (special === 'asteroid-field' && !modify(game, 'stops-among-asteroids', { seat }, false))
    return 'No ship stops in an asteroid field.';
  return modify(game, 'entry-barred', { seat, system }, undefined);
}

/** Whether the ships of somebody else are passed on the way. */
export type PassageRule = (owner: SeatId) => boolean;

/** Whose ships let those of a seat pass that start from a system, of all types or of one. */
export function passageRuleFor(game: Game, seat: SeatId, from: SystemId, to: SystemId, type?: UnitType): PassageRule {
  const all = modify(game, 'passes-ships', { seat, from, to, ...(type !== undefined && { type }) }, false);
  return (owner) => all || modify(game, 'lets-pass', { seat, from, owner }, false);
}

/** Why the way does not lead on, by what lies there. */
const NO_PASSAGE: Partial<Record<Special, string>> = {
  'asteroid-field': 'No ship enters an asteroid field.',
  supernova: 'Nothing enters a supernova.',
  nebula: 'The way ends there.',
  storm: 'The way ends there.',
};

/** Why ships cannot go on through a system (E3 6.2, 17): others' ships bar the way, but for fighters alone. */
function passageProblem(game: Game, seat: SeatId, system: SystemId, passes: PassageRule): string | undefined {
  const bars = (ship: Unit): boolean =>
    !hasQuality(game, 'fighter', ship) || isIndependent(game, ship.owner, ship.type);
  if (shipsIn(game, system).some((ship) => ship.owner !== seat && bars(ship) && !passes(ship.owner)))
    return 'Ships of another player bar the way.';
  const special = movementHindranceOf(game, system);
  return modify(game, 'passage-barred', { seat, system }, special && NO_PASSAGE[special]);
}

/** How far ships of a type come in this movement (E3 6.2, 17.3). */
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

/** How far ships of a type come wherever they start; null: they do not move by themselves. */
export function usualMovement(game: Game, seat: SeatId, type: UnitType): number | null {
  const printed = modify(game, 'own-movement', { seat, type }, unitCardOf(game, type, seat).movement);
  if (printed === null) return null;
  return Math.min(
    ...Object.keys(game.state.systems).map((system) =>
      modify(game, 'movement', { seat, type, from: system, to: system }, printed),
    ),
  );
}

/** All the ways from one system to another within a reach: few, since reaches are short. The first is a shortest. */
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

/** The ways of a ship of a type; of one with leaders aboard, its own. */
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

/** Whether a way ends with a step that nothing on the board makes. */
export const isJump = (game: Game, seat: SeatId, way: Route): boolean =>
  !adjacentSystems(game, way[way.length - 2], seat).includes(way[way.length - 1]);

/** Whether ships and what they carry may leave a system: no counter of theirs lies there, unless it is the active one (E3 6.2). */
export const mayLeave = (game: Game, seat: SeatId, system: SystemId, active: readonly SystemId[]): boolean =>
  active.includes(system) || !hasCounterIn(game, seat, system);
