import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'shared-studies',
  name: 'Shared Studies',
  copies: 1,
  elect: 'for-against',
  text: 'For: this round, the base price of technologies is 20 credits instead of 30. Against: this round, it is 40 credits instead of 30.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, outcome) => void addEffect(game, 'shared-studies', '', outcome === 'for' ? 20 : 40, 'round'),
  modifiers: {
    'technology-base': (_game, { memory }, value) => (typeof memory === 'number' ? memory : value),
  },
});
