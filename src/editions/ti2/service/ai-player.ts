import type { OpenAsk } from '#engine';
import type { Asked, Practice } from '#service';
import { luckOf } from '#kit/ai/default-answers.ts';
import { plainAnswer, practiceAnswer, practiceDeed } from '#ti2/ai/index.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import type { State } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { knownTo } from '#ti2/views/index.ts';
import type { BookFor } from '#ti2/rules/rulebooks.ts';

const put = ({ open, spec, check }: Asked) => ({ spec, check, data: open.ask.data, question: open.ask.question });

/** How the program plays seats of this edition: each by what it knows. */
export function practising(books: BookFor): Practice<State> {
  const known = (state: Readonly<State>, seat: SeatId, path?: OpenAsk['path']): Game =>
    knownTo(newGame(state as State, books(state.options.sets)), seat, path);
  return {
    stirred: ({ offers, phase }, seats) =>
      phase === 'political' || Object.values(offers).some(({ to }) => seats.includes(to)),
    answer: (state, asked) => {
      const { path, ask } = asked.open;
      const question = put(asked);
      return practiceAnswer(known(state, ask.player, path), ask.player, question, luckOf(question, state.round));
    },
    anyhow: (asked) => plainAnswer(put(asked)),
    deed: (state, seat) => practiceDeed(known(state, seat), seat),
  };
}
