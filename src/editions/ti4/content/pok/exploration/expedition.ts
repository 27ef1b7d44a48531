import { readyPlanet } from '../../../rules/units/planets.ts';
import { hazard } from '../shared/hazard.ts';

export default hazard({
  id: 'expedition',
  name: 'Expedition',
  does: 'this planet is readied',
  gained: (game, { seat, planet = '' }) => {
    readyPlanet(game, planet);
    game.fact({ type: 'planets-readied', seat, planets: [planet] });
  },
});
