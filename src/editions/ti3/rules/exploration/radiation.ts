import type { Game } from '#ti3/rules/game.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { destroyUnits, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';

// What is laid on planets for whoever comes first.

/** Radiation is laid on a planet: all ground forces of the first landing die there. */
export function placeRadiation(game: Game, planet: PlanetId): void {
  game.state.planets[planet].domain = 'radiation';
  game.addFact({ type: 'radiation-laid', planet });
}

/** Whoever lands first finds what lies there: of radiation all ground forces die, the planet stays free, and it is gone. */
export function resolveRadiation(game: Game, seat: SeatId, planet: PlanetId): void {
  const found = game.state.planets[planet];
  if (found.domain === undefined) return;
  delete found.domain;
  game.addFact({ type: 'radiation-met', seat, planet });
  // PDS that have landed beside them are lost with them; those that stood there stay.
  destroyUnits(
    game,
    found.owner === seat
      ? groundForcesOn(game, planet, seat)
      : unitsOnPlanet(game, planet).filter(({ owner }) => owner === seat),
  );
}
