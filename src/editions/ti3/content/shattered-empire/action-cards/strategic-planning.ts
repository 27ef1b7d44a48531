import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';

export default actionCard({
  id: 'strategic-planning',
  name: 'Strategic Planning',
  copies: 2,
  text: 'When the strategy phase begins: this round, you spend no command counters to follow.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder, component }) => !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'round');
      },
    }),
  ],
  modifiers: { 'secondary-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? 0 : cost) },
});
