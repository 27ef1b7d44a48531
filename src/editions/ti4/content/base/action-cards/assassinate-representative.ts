import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { chooseOtherPlayer } from '#ti4/content/shared/procedures/player-questions.ts';

export default actionCard({
  id: 'assassinate-representative',
  name: 'Assassinate Representative',
  set: 'base',
  text: 'After an agenda is revealed: choose another player. They cannot vote on this agenda.',
  copies: 1,
  questions: [chooseOtherPlayer],
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: () => true,
      target: (_game, { holder }) =>
        chooseOtherPlayer.ask(holder, { prompt: 'Which player do you stop from voting on this agenda?' }),
      effect: (game, { holder }, _event, [seat]) => {
        if (seat !== undefined) addEffect(game, 'assassinate-representative', holder, seat, 'agenda');
      },
    }),
  ],
  modifiers: {
    'vote-barred': (_game, held, why, { seat }) =>
      seat === held.memory ? 'You cannot vote on this agenda: Assassinate Representative was played against you.' : why,
  },
});
