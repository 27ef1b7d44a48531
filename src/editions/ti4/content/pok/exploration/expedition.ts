import type { PlanetId } from '#ti4/rules/state.ts';
import { planetOf, readyPlanet } from '#ti4/rules/planets/planets.ts';
import { hazard } from '#ti4/content/pok/shared/hazard.ts';

export default hazard({
  id: 'expedition',
  name: 'Expedition',
  does: 'ready this planet',
  // Readying a planet that is already ready gains nothing.
  advice: {
    choices: (game, _seat, key, { data }) => {
      const { exhausted } = planetOf(game, (data as { planet: PlanetId }).planet);
      return key === 'infantry' && !exhausted ? { units: { infantry: -1 } } : undefined;
    },
  },
  gained: (game, { seat, planet = '' }) => {
    readyPlanet(game, planet);
    game.addFact({ type: 'planets-readied', seat, planets: [planet] });
  },
});
