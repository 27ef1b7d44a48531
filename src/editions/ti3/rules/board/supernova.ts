import type { Game } from '#ti3/rules/game.ts';
import { discardCounterUnmet } from '#ti3/rules/exploration/domain-counters.ts';
import { losePlanet } from '#ti3/rules/planets/planets.ts';
import { destroyUnits, unitsInSystem } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

/** Destroys all units in a system, removes its planets from the game and discards laws attached to them. */
export function destroySystem(game: Game, system: SystemId): void {
  const place = game.state.systems[system];
  const { planets } = place;
  destroyUnits(game, unitsInSystem(game, system));
  for (const planet of planets) {
    discardCounterUnmet(game, planet);
    losePlanet(game, planet);
  }
  place.planets = [];
  for (const planet of planets) {
    delete game.state.planets[planet];
    for (const [id, { elected }] of Object.entries(game.state.laws)) if (elected === planet) discardLaw(game, id);
  }
  game.invalidateStep();
}
