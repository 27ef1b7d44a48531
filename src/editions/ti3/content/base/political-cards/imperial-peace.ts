import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';

const ID = 'imperial-peace';

export default politicalCard({
  id: ID,
  name: 'Imperial Peace',
  text: 'For: nobody invades Mecatol Rex. Against: for the rest of the round nobody invades any planet but Mecatol Rex.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'landing-barred': (game, { memory }, why, { seat, planet }) => {
      const shut = memory === null ? planet === MECATOL_REX : planet !== MECATOL_REX;
      return shut && game.state.planets[planet].owner !== seat ? 'The council forbids to invade it.' : why;
    },
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', MECATOL_REX, 'round');
  },
});
