import { actionCard } from '../../../rules/components/component.ts';
import { hasTrait, planetsOf, readyPlanet } from '../../../rules/units/planets.ts';

export default actionCard({
  id: 'economic-initiative',
  name: 'Economic Initiative',
  set: 'base',
  text: 'Action: all your cultural planets are readied.',
  copies: 1,
  action: {
    unable: () => undefined, // with no such planet too
    effect: (game, { holder }) => {
      const planets = planetsOf(game, holder)
        .filter(({ id, exhausted }) => exhausted && hasTrait(game, id, 'cultural'))
        .map(({ id }) => id);
      for (const planet of planets) readyPlanet(game, planet);
      if (planets.length) game.fact({ type: 'planets-readied', seat: holder, planets });
    },
  },
});
