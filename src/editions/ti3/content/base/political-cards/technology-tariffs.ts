import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { ComponentId, TechnologyColor } from '#ti3/rules/terms.ts';

const ID = 'technology-tariffs';

const SHUT = 'green';

const colorOf = ({ book }: Game, technology: ComponentId): TechnologyColor | undefined =>
  book.byKind.technology[technology].color;

export default politicalCard({
  id: ID,
  name: 'Technology Tariffs',
  text: 'For: red technologies cost 4 more. Against: no player can gain a green technology for the rest of the round.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'technology-price': (game, { memory }, price, { technology }) =>
      memory === null && colorOf(game, technology) === 'red' ? price + 4 : price,
    'technology-barred': (game, { memory }, why, { technology }) =>
      memory === SHUT && colorOf(game, technology) === 'green'
        ? 'No player can gain a green technology this round (Technology Tariffs).'
        : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
