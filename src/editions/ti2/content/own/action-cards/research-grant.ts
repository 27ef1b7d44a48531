import { addEffect, effectsOf } from '../../../rules/components/bound.ts';
import { actionCard, on } from '../../../rules/components/component.ts';

export default actionCard({
  id: 'research-grant',
  name: 'Research Grant',
  copies: 2,
  text: 'In the technology phase: a technology costs you 10 less in this phase.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'technology-phase-begins', {
      usable: (game, { holder, component }) => !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'phase'),
    }),
  ],
  modifiers: {
    'technology-price': (_game, { holder }, value, { seat }) => (seat === holder ? value - 10 : value),
  },
});
