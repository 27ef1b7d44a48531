import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { groundForcesOn, unitsAt } from '#ti4/rules/units/units.ts';

/** Returns the other seat in a system: the owner of ships there, else of a planet; undefined if there is none. */
function holderOf(game: Game, system: SystemId, besides: SeatId): SeatId | undefined {
  const ships = combatantsInSpace(game, system).find(({ owner }) => owner !== besides)?.owner;
  return (
    ships ??
    game.state.systems[system].planets
      .map((planet) => holderOn(game, planet, besides))
      .find((seat) => seat !== undefined)
  );
}

/** Returns the other seat on a planet: by ground forces, else by control; undefined if there is none. */
export function holderOn(game: Game, planet: PlanetId, besides: SeatId): SeatId | undefined {
  const there =
    groundForcesOn(game, planet).find(({ owner }) => owner !== besides)?.owner ?? game.state.planets[planet].controller;
  return there === null || there === besides ? undefined : there;
}

/** Returns the seat to fight in a system: the named one if it is there, else any other; undefined if there is none. */
export function opponentIn(game: Game, system: SystemId, seat: SeatId, named: SeatId | undefined): SeatId | undefined {
  if (named === undefined) return holderOf(game, system, seat);
  const isThere =
    unitsAt(game, { owner: named, system }).length > 0 ||
    game.state.systems[system].planets.some((planet) => game.state.planets[planet].controller === named);
  return isThere ? named : undefined;
}
