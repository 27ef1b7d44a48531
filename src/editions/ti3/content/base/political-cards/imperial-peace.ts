import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';

const ID = 'imperial-peace';

export default politicalCard({
  id: ID,
  name: 'Imperial Peace',
  text: 'For: no player can invade Mecatol Rex. Against: for the rest of the round, Mecatol Rex is the only planet that players can invade.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'landing-barred': (game, { memory }, why, { seat, planet }) => {
      const shut = memory === null ? planet === MECATOL_REX : planet !== MECATOL_REX;
      return shut && game.state.planets[planet].owner !== seat
        ? 'You cannot invade this planet (Imperial Peace).'
        : why;
    },
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', MECATOL_REX, 'round');
  },
});
