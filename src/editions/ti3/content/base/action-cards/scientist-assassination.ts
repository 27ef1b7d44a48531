import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const spared = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter(
    (other) => !effectsOf(game, 'scientist-assassination').some(({ data }) => data === other),
  );

export default actionCard({
  id: 'scientist-assassination',
  name: 'Scientist Assassination',
  copies: 1,
  text: 'When the strategy phase begins: choose another player. That player cannot gain technologies this round.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => spared(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer.ask(holder, { prompt: 'Whose scientist do you assassinate?', seats: spared(game, holder) }),
      effect: (game, { holder, component }, _event, [seat]) => {
        if (seat !== undefined) addEffect(game, component, holder, seat, 'round');
      },
    }),
  ],
  modifiers: {
    'technology-barred': (_game, { memory }, barred, { seat }) =>
      seat === memory ? 'You cannot gain technologies this round (Scientist Assassination).' : barred,
  },
});
