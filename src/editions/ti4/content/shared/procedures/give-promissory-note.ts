import { ask, call, choose, chosenKey, done } from '#engine';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { givableNotes, giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const whichNote = question<{ to: SeatId }>()(
  'note-to-give',
  (game, seat, { to }) => {
    const cards = givableNotes(game, seat, to);
    if (!cards.length)
      return { kind: 'none', reason: `You have no promissory note you can give to ${nameOfSeat(game, to)}.` };
    return choose(
      `Which promissory note do you give to ${nameOfSeat(game, to)}?`,
      cards.map((key) => ({
        key,
        label: `${game.book.components[componentOf(key)]?.name ?? key}${noteOwner(key) === seat ? '' : ` of ${nameOfSeat(game, noteOwner(key))}`}`,
      })),
    );
  },
  { title: 'give a promissory note', forced: true },
);

/** Makes a player choose and give a promissory note from their hand to another; this is no transaction (69). */
export const givePromissoryNote = procedure<{ seat: SeatId; to: SeatId }>()('give-one-note', {
  which: (_game, { seat, to }) => ask([whichNote.ask(seat, { to })], 'give'),
  give: (game, { to }, got) => {
    const card = chosenKey(got.answer);
    if (card !== undefined) giveNote(game, card, to);
    return done();
  },
});

export const givePromissoryNoteCall = (seat: SeatId, to: SeatId) => call(givePromissoryNote, { seat, to }, 'finish');
export const givePromissoryNoteQuestions = [whichNote];
