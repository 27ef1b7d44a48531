import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';

export default actionCard({
  id: 'communications-breakdown',
  name: 'Communications Breakdown',
  copies: 2,
  text: 'When your space battle begins: until it ends, no player can play action cards except Sabotage.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder, component }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && !effectsOf(game, component).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'battle');
      },
    }),
  ],
  modifiers: {
    'card-barred': (_game, _held, barred, { component }) =>
      component === 'sabotage'
        ? barred
        : 'You cannot play action cards in this space battle (Communications Breakdown).',
  },
});
