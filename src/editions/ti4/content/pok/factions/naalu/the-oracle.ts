import { call, done, fork } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  givePromissoryNote,
  givePromissoryNoteQuestions,
} from '#ti4/content/shared/procedures/give-promissory-note.ts';

const withNotes = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).promissoryNotes.length > 0);

const geometry = procedure<{ seat: SeatId }>()('c-radium-geometry', {
  call: (game, { seat }) =>
    fork(
      givePromissoryNote,
      withNotes(game, seat).map((other) => ({ seat: other, data: { seat: other, to: seat } })),
      'end',
    ),
  end: () => done(),
});

export default leader({
  id: 'the-oracle',
  set: 'pok',
  faction: 'naalu',
  name: 'The Oracle',
  role: 'hero',
  text: 'When the status phase ends: you may purge this card. If you do, each other player must give you 1 promissory note of their choice from their hand.',
  advice: { gains: { tradeGoods: 4 } },
  procedures: [geometry, givePromissoryNote],
  questions: givePromissoryNoteQuestions,
  reactions: [
    on('when', 'status-phase-ends', {
      isUsable: (game, { holder }) => withNotes(game, holder).length > 0,
      effect: (game, held) => {
        purgeLeader(game, held);
        return call(geometry, { seat: held.holder }, 'finish');
      },
    }),
  ],
});
