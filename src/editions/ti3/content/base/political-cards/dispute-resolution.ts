import { politicalCard } from '../../../rules/components/component.ts';
import type { Game } from '../../../rules/game.ts';
import { MECATOL } from '../../../rules/phases/objective-counts.ts';
import { losePlanet } from '../../../rules/planets/planets.ts';
import { troopsOn, destroy } from '../../../rules/planets/units.ts';
import { isHome } from '../../../rules/politics/counts.ts';
import { electedBoth } from '../../../rules/politics/voting.ts';
import type { PlanetId } from '../../../rules/terms.ts';

const disputed = (game: Game, planet: PlanetId): boolean =>
  game.state.planets[planet].owner !== null && planet !== MECATOL && !isHome(game, planet);

export default politicalCard({
  id: 'dispute-resolution',
  name: 'Dispute Resolution',
  text: 'Elect two planets of two players, neither at home nor Mecatol Rex: all that stands there is destroyed, and they are nobody’s.',
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
    for (const planet of electedBoth.read(outcome)) {
      losePlanet(game, planet);
      destroy(game, troopsOn(game, planet));
    }
  },
});
