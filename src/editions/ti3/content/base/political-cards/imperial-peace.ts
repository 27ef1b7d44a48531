import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';

const ID = 'imperial-peace';

export default politicalCard({
  id: ID,
  name: 'Imperial Peace',
  text: 'For: players cannot land on Mecatol Rex unless they control it. Against: for the rest of the round, players can land only on Mecatol Rex and on planets they control.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'landing-barred': (game, { memory }, why, { seat, planet }) => {
      const shut = memory === null ? planet === MECATOL_REX : planet !== MECATOL_REX;
      return shut && game.state.planets[planet].owner !== seat
        ? 'You cannot land on this planet (Imperial Peace).'
        : why;
    },
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', MECATOL_REX, 'round');
  },
});
