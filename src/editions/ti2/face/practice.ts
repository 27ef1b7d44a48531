import type { OpenAsk } from '../../../engine/index.ts';
import type { Asked, Practice } from '../../../table/index.ts';
import { luckOf } from '../../../kit/practised.ts';
import { plainAnswer, practiceAnswer, practiceDeed } from '../practice/index.ts';
import { newGame, type Game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { SeatId } from '../rules/terms.ts';
import { knownTo } from '../views/index.ts';
import type { BookFor } from './books.ts';

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
