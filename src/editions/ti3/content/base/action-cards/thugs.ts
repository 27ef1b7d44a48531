import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const voters = (game: Game, seat: SeatId, card: ComponentId): SeatId[] =>
  othersFrom(game.state, seat).filter(
    (other) => modify(game, 'voting-barred', { seat: other, card }, undefined) === undefined,
  );

export default actionCard({
  id: 'thugs',
  name: 'Thugs',
  copies: 1,
  text: 'After a political card is read, before the first vote: choose another player. They cannot vote on political cards for the rest of this round.',
  confidence: 'medium',
  reactions: [
    on('when', 'votes-begin', {
      isUsable: (game, { holder }, { card }) => voters(game, holder, card).length > 0,
      target: (game, { holder }, { card }) =>
        choosePlayer.ask(holder, {
          prompt: 'Which player do you keep from voting?',
          seats: voters(game, holder, card),
        }),
      effect: (game, { holder, component }, _event, [seat]) => {
        if (seat !== undefined) addEffect(game, component, holder, seat, 'round');
      },
    }),
  ],
  modifiers: {
    'voting-barred': (_game, { memory }, barred, { seat }) =>
      seat === memory ? 'You cannot vote this round (Thugs).' : barred,
  },
});
