import type { Game } from '#ti3/rules/game.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { destroy, onPlanet, troopsOn } from '#ti3/rules/units/units.ts';

// What is laid on planets for whoever comes first.

/** Radiation is laid on a planet: all ground forces of the first landing die there. */
export function irradiate(game: Game, planet: PlanetId): void {
  game.state.planets[planet].domain = 'radiation';
  game.fact({ type: 'radiation-laid', planet });
}

/** Whoever lands first finds what lies there: of radiation all ground forces die, the planet stays free, and it is gone. */
export function meetDomain(game: Game, seat: SeatId, planet: PlanetId): void {
  const found = game.state.planets[planet];
  if (found.domain === undefined) return;
  delete found.domain;
  game.fact({ type: 'radiation-met', seat, planet });
  // PDS that have landed beside them are lost with them; those that stood there stay.
  destroy(
    game,
    found.owner === seat ? troopsOn(game, planet, seat) : onPlanet(game, planet).filter(({ owner }) => owner === seat),
  );
}
