import type { Game } from '#ti3/rules/game.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { destroyUnits, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';

// Radiation placed on planets for the first landing.

/** Places radiation on a planet: it kills all ground forces of the first landing there. */
export function placeRadiation(game: Game, planet: PlanetId): void {
  game.state.planets[planet].domain = 'radiation';
  game.addFact({ type: 'radiation-laid', planet });
}

/**
 * Resolves radiation for the first landing: all ground forces die, the owner does not change, and the radiation is
 * gone.
 */
export function resolveRadiation(game: Game, seat: SeatId, planet: PlanetId): void {
  const found = game.state.planets[planet];
  if (found.domain === undefined) return;
  delete found.domain;
  game.addFact({ type: 'radiation-met', seat, planet });
  // PDS that landed with them are destroyed too; PDS on the seat's own planet stay.
  destroyUnits(
    game,
    found.owner === seat
      ? groundForcesOn(game, planet, seat)
      : unitsOnPlanet(game, planet).filter(({ owner }) => owner === seat),
  );
}
