import type { Json } from '#engine';
import { luckOf } from '#kit/ai/default-answers.ts';
import { practiceAnswer, practiceDeed, plainAnswer, proposalFor } from '#ti4/ai/index.ts';
import type { Books } from '#ti4/rules/rulebooks.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import type { Asked, Practice } from '#service';
import { knownTo } from '#ti4/views/known-game.ts';

const offered = (state: Readonly<State>, seats: readonly SeatId[]): boolean =>
  Object.values(state.offers).some(({ to }) => seats.includes(to));

/** What its seat knows of a game, and what it is asked. */
function known(books: Books, state: State, { open, spec, check }: Asked): Parameters<typeof practiceAnswer> {
  const { player, question, data } = open.ask;
  const asked = { question, data, spec, check };
  const game = knownTo(newGame(state, books.begunWith(state.options.sets)), player, open.path);
  return [game, player, asked, luckOf(asked, state.round)];
}

/** Practice players of this edition: they are given what their seat knows, and nothing else. */
export const practiceOf = (books: Books): Practice<State> => ({
  stirred: offered,
  answer: (state, asked) => practiceAnswer(...known(books, state as State, asked)),
  proposal: (state, asked) => proposalFor(...known(books, state as State, asked)),
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
