import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { resourcesOf } from '#ti3/rules/planets/planets.ts';
import { exhaustChosenPlanets } from '#ti3/rules/politics/imposed-choices.ts';
import { planetsOutsideHome } from '#ti3/rules/politics/political-counts.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { valueIfDecided, planetCount } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'colonization-licensing',
  name: 'Colonization Licensing',
  text: 'For: to land on a neutral planet, a player must pay resources equal to its resource value. Against: each player exhausts 1 planet for every 3 they control outside their home system.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -1, against: (game, seat) => -0.4 * planetCount(game, seat) }),
  confidence: 'medium',
  modifiers: {
    'landing-price': (game, _held, price, { planet }) =>
      game.state.planets[planet].owner === null ? price + resourcesOf(game, planet) : price,
  },
  resolve: (game, outcome) =>
    outcome === 'against'
      ? call(
          exhaustChosenPlanets,
          {
            due: remainingSeats(game.state).map((seat) => ({
              seat,
              count: Math.floor(planetsOutsideHome(game, seat).length / 3),
            })),
          },
          'finish',
        )
      : undefined,
});
