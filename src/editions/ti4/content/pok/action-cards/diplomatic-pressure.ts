import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';
import {
  givePromissoryNoteCall,
  givePromissoryNote,
  givePromissoryNoteQuestions,
} from '#ti4/content/shared/procedures/give-promissory-note.ts';

const ID = 'diplomatic-pressure';

/** Lists the players with a promissory note who are not yet under this seat's pressure on this agenda. */
const open = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter(
    (other) =>
      seatOf(game, other).promissoryNotes.length > 0 && !effectsOf(game, ID, seat).some(({ data }) => data === other),
  );

export default actionCard({
  id: ID,
  name: 'Diplomatic Pressure',
  set: 'pok',
  text: 'When an agenda is revealed: choose another player. They must give you 1 promissory note of their choice from their hand. You can choose each player only once per agenda.',
  copies: 4,
  advice: { gains: { tradeGoods: 1 }, harms: { tradeGoods: 1 } },
  procedures: [givePromissoryNote],
  questions: [choosePlayer, ...givePromissoryNoteQuestions],
  reactions: [
    on('when', 'agenda-revealed', {
      isUsable: (game, { holder }) => open(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer.ask(holder, {
          prompt: 'Which player must give you a promissory note?',
          seats: open(game, holder),
        }),
      effect: (game, { holder }, _event, [seat]) => {
        if (seat === undefined || !open(game, holder).includes(seat)) return undefined;
        addEffect(game, ID, holder, seat, 'agenda');
        return givePromissoryNoteCall(seat, holder);
      },
    }),
  ],
});
