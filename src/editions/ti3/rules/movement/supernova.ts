import type { Game } from '../game.ts';
import { passOver } from '../planets/domain-counters.ts';
import { losePlanet } from '../planets/planets.ts';
import { destroy, inSystem } from '../planets/units.ts';
import { discardLaw } from '../politics/laws.ts';
import type { SystemId } from '../terms.ts';

/** Nothing is left where a star breaks out: its units are destroyed, its planets are in the game no more, and laws about them end. */
export function burnOut(game: Game, system: SystemId): void {
  const place = game.state.systems[system];
  const { planets } = place;
  destroy(game, inSystem(game, system));
  for (const planet of planets) {
    passOver(game, planet);
    losePlanet(game, planet);
  }
  place.planets = [];
  for (const planet of planets) {
    delete game.state.planets[planet];
    for (const [id, { elected }] of Object.entries(game.state.laws)) if (elected === planet) discardLaw(game, id);
  }
  game.stirred();
}
