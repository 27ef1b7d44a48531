import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';

export default actionCard({
  id: 'flanking-tactic',
  name: 'Flanking Tactic',
  copies: 2,
  text: 'When your space battle begins: the enemy cannot withdraw or retreat from that battle, regardless of other effects.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder, component }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { attacker, defender, system }) => {
        addEffect(game, component, holder, [holder === attacker ? defender : attacker, system], 'battle');
      },
    }),
  ],
  modifiers: {
    'retreat-barred': (_game, { memory }, barred, { seat, system }) => {
      const [enemy, where] = memory as string[];
      return seat === enemy && system === where
        ? 'Your fleet cannot leave this space battle (Flanking Tactic).'
        : barred;
    },
  },
});
