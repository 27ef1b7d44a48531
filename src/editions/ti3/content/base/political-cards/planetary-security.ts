import { politicalCard, on } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { losePlanet } from '#ti3/rules/planets/planets.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';
import { isHomePlanet, isFirstAsked } from '#ti3/rules/politics/political-counts.ts';
import type { PlanetId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const unguarded = (game: Game): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, owner }) =>
    owner !== null && !isHomePlanet(game, id) && !groundForcesOn(game, id, owner).length ? [id] : [],
  );

const free = (game: Game): void => unguarded(game).forEach((planet) => losePlanet(game, planet));

export default politicalCard({
  id: 'planetary-security',
  name: 'Planetary Security',
  text: 'For: now and after each action, planets without ground forces, except home planets, become neutral; PDS and space docks there are destroyed. Against: no effect.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -2 * unguarded(game).filter((id) => game.state.planets[id].owner === seat).length,
  }),
  confidence: 'medium',
  reactions: [
    on('after', 'action-performed', {
      mandatory: true,
      isUsable: (game, { holder }) => isFirstAsked(game, holder) && unguarded(game).length > 0,
      effect: (game) => free(game),
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'for') free(game);
  },
});
