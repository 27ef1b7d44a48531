import type { Json } from '../../../engine/index.ts';
import { practiceAnswer, practiceDeed, plainAnswer } from '../practice/index.ts';
import type { Books } from '../rules/books.ts';
import { newGame } from '../rules/game.ts';
import type { SeatId, State } from '../rules/state.ts';
import type { Practice } from '../../../table/index.ts';
import { knownTo } from '../views/known.ts';

const offered = (state: Readonly<State>, seats: readonly SeatId[]): boolean =>
  Object.values(state.offers).some(({ to }) => seats.includes(to));

/** Practice players of this edition: they are given what their seat knows, and nothing else. */
export const practiceOf = (books: Books): Practice<State> => ({
  stirred: offered,
  answer: (state, { open, spec, check }) => {
    const { player, question, data, id } = open.ask;
    return practiceAnswer(
      knownTo(newGame(state as State, books.begunWith(state.options.sets)), player, open.path),
      player,
      { question, data, spec, check },
      String(id),
    );
  },
  anyhow: ({ open, spec, check }) => plainAnswer({ question: open.ask.question, data: open.ask.data, spec, check }),
  deed: (state, seat, practising, before) => {
    const turn = before?.question === 'turn';
    if (!turn && !offered(state, [seat])) return undefined;
    const deed = practiceDeed(knownTo(newGame(state as State, books.begunWith(state.options.sets)), seat), seat, {
      turn,
      among: practising,
    });
    return deed && { action: deed.action, data: deed.data as unknown as Json };
  },
});
