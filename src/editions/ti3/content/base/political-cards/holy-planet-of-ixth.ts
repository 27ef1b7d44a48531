import { politicalCard } from '#ti3/rules/components/component.ts';
import { isHomePlanet } from '#ti3/rules/politics/political-counts.ts';

export default politicalCard({
  id: 'holy-planet-of-ixth',
  name: 'Holy Planet of Ixth',
  text: 'Elect a planet outside home systems: no player can produce units there.',
  law: true,
  elect: 'planet',
  confidence: 'medium',
  eligible: (game, planet) => !isHomePlanet(game, planet),
  modifiers: {
    'production-barred': (_game, { memory }, why, { planet }) =>
      planet === memory ? 'No player can produce there (Holy Planet of Ixth).' : why,
  },
});
