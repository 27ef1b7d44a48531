import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import ceasefire from '#ti2/content/own/political-cards/ceasefire.ts';

const SHORT_TERM_TRUCE = 'short-term-truce';

export default politicalCard({
  ...ceasefire,
  id: SHORT_TERM_TRUCE,
  name: 'Short Term Truce',
  copies: 1,
  sources: { text: 'single', copies: 'confirmed', numbers: 'first-edition' },
  resolve: (game, outcome) => {
    if (outcome === 'for') addEffect(game, SHORT_TERM_TRUCE, '', null, 'round');
  },
});
