import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { seatsFrom, areAbilitiesSilenced, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const proud = (game: Game, seat: SeatId): SeatId[] =>
  seatsFrom(game.state, seat).filter(
    (one) => !areAbilitiesSilenced(game, one) && Object.keys(seatOf(game, one).abilities).length > 0,
  );

export default actionCard({
  id: 'cultural-crisis',
  name: 'Cultural Crisis',
  copies: 1,
  text: 'When the strategy phase begins: choose any player, even yourself. That player has no racial abilities this round.',
  confidence: 'medium',
  silences: true,
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => proud(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer.ask(holder, {
          prompt: 'Whose racial abilities do you cancel this round?',
          seats: proud(game, holder),
        }),
      effect: (game, { component, holder }, _event, [seat]) => {
        if (proud(game, holder).includes(seat)) addEffect(game, component, seat, null, 'round');
      },
    }),
  ],
});
