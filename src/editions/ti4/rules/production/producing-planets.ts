import { findPlanetByUnitId, planetAsUnit } from '#ti4/rules/combat/armed-planets.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

// A planet may have Production: its controller uses it like that of a unit there.

/** Returns the Production of a planet itself; 0 if it has none. */
export const productionOfPlanet = (game: Game, planet: PlanetId): number =>
  modify(game, 'planet-production', { planet }, 0);

/** Returns a seat's planets that have Production, in one system or anywhere. */
export function producingPlanets(game: Game, seat: SeatId, system?: SystemId): Unit[] {
  if (!game.book.modifiersByValue['planet-production']) return [];
  return planetsOf(game, seat)
    .filter((planet) => (system ?? planet.system) === planet.system && productionOfPlanet(game, planet.id) > 0)
    .map((planet) => planetAsUnit(seat, planet));
}

/** Returns the producing planet with this unit id; undefined for a unit, or if the planet no longer produces. */
export function findProducingPlanet(game: Game, id: UnitId): Unit | undefined {
  const planet = game.state.planets[findPlanetByUnitId({ id }) ?? ''];
  return planet?.controller && productionOfPlanet(game, planet.id) > 0
    ? planetAsUnit(planet.controller, planet)
    : undefined;
}
