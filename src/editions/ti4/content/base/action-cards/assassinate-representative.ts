import { actionCard, on } from '../../../rules/components/component.ts';
import { addEffect } from '../../../rules/components/effects.ts';
import { chooseOther } from '../../shared/choosing-players.ts';

export default actionCard({
  id: 'assassinate-representative',
  name: 'Assassinate Representative',
  set: 'base',
  text: 'Once an agenda is revealed: pick another player, who has no vote on it.',
  copies: 1,
  questions: [chooseOther],
  reactions: [
    on('after', 'agenda-revealed', {
      usable: () => true,
      target: (_game, { holder }) => chooseOther.of(holder, { prompt: 'Who may not vote on this agenda?' }),
      effect: (game, { holder }, _event, [seat]) => {
        if (seat !== undefined) addEffect(game, 'assassinate-representative', holder, seat, 'agenda');
      },
    }),
  ],
  modifiers: {
    'vote-barred': (_game, held, why, { seat }) =>
      seat === held.memory ? 'Your representative has been assassinated: you have no vote on this agenda.' : why,
  },
});
