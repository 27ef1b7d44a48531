import { addEffect } from '#ti2/rules/components/kit.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { othersFrom } from '#ti2/rules/seats.ts';

export default actionCard({
  id: 'missing-notes',
  name: 'Missing Notes',
  copies: 1,
  text: 'When the technology phase begins: choose another player. They cannot buy a technology in this phase.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'technology-phase-begins', {
      isUsable: (game, { holder }) => othersFrom(game.state, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer(
          game,
          holder,
          'Which player do you keep from buying a technology?',
          othersFrom(game.state, holder),
        ),
      effect: (game, { holder, component }, _event, [seat]) => void addEffect(game, component, holder, seat, 'phase'),
    }),
  ],
  modifiers: {
    'technology-barred': (_game, { memory }, barred, { seat }) =>
      memory === seat ? 'You cannot buy a technology in this phase (Missing Notes).' : barred,
  },
});
