import { politicalCard } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { losePlanet } from '#ti3/rules/planets/planets.ts';
import { groundForcesOn, destroyUnits } from '#ti3/rules/units/units.ts';
import { isHomePlanet } from '#ti3/rules/politics/political-counts.ts';
import { electedPairKey } from '#ti3/rules/politics/voting.ts';
import type { PlanetId } from '#ti3/rules/terms.ts';

const disputed = (game: Game, planet: PlanetId): boolean =>
  game.state.planets[planet].owner !== null && planet !== MECATOL_REX && !isHomePlanet(game, planet);

export default politicalCard({
  id: 'dispute-resolution',
  name: 'Dispute Resolution',
  text: 'Elect 2 planets that different players control, except home planets and Mecatol Rex: destroy all ground forces and structures on them. Both planets become neutral.',
  elect: 'planet',
  confidence: 'medium',
  elects: 2,
  eligible: (game, planet, one) => {
    const { owner } = game.state.planets[planet];
    if (!disputed(game, planet)) return false;
    return Object.keys(game.state.planets).some(
      (other) =>
        (one === undefined || other === one) && disputed(game, other) && game.state.planets[other].owner !== owner,
    );
  },
  resolve: (game, outcome) => {
    for (const planet of electedPairKey.parse(outcome)) {
      losePlanet(game, planet);
      destroyUnits(game, groundForcesOn(game, planet));
    }
  },
});
