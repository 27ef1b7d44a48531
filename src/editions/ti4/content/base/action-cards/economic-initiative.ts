import { actionCard } from '#ti4/rules/components/component.ts';
import { hasTrait, influenceOf, planetsOf, readyPlanet, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';

const exhaustedCultural = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat)
    .filter(({ id, exhausted }) => exhausted && hasTrait(game, id, 'cultural'))
    .map(({ id }) => id);

export default actionCard({
  id: 'economic-initiative',
  name: 'Economic Initiative',
  set: 'base',
  text: 'Action: ready all cultural planets you control.',
  copies: 1,
  advice: {
    gains: (game, seat) => ({
      resources: exhaustedCultural(game, seat).reduce(
        (sum, id) => sum + resourcesOf(game, id) + influenceOf(game, id) / 2,
        0,
      ),
    }),
  },
  action: {
    problem: () => undefined, // playable without such a planet
    effect: (game, { holder }) => {
      const planets = exhaustedCultural(game, holder);
      for (const planet of planets) readyPlanet(game, planet);
      if (planets.length) game.addFact({ type: 'planets-readied', seat: holder, planets });
    },
  },
});
