import type { OpenAsk } from '../../../engine/index.ts';
import type { Asked, Practice } from '../../../table/index.ts';
import { luckOf } from '../../../kit/practised.ts';
import { plainAnswer, practiceAnswer, practiceDeed, proposalFor } from '../practice/index.ts';
import { newGame, type Game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { SeatId } from '../rules/terms.ts';
import { knownTo } from '../views/known.ts';
import type { BookFor } from './books.ts';

/** A question as it is put to a seat, without what belongs to the engine. */
const put = ({ open: { ask }, spec, check }: Asked) => ({ question: ask.question, data: ask.data, spec, check });

/** How the program plays for a seat: by what that seat knows, and no more. */
export function practising(books: BookFor): Practice<State> {
  const known = (state: Readonly<State>, seat: SeatId, path?: OpenAsk['path']): Game =>
    knownTo(newGame(state as State, books(state.options.sets)), seat, path);
  const thought = (think: typeof practiceAnswer) => (state: Readonly<State>, asked: Asked) => {
    const { ask, path } = asked.open;
    const question = put(asked);
    return think(known(state, ask.player, path), ask.player, question, luckOf(question, state.round));
  };
  return {
    stirred: () => false,
    answer: thought(practiceAnswer),
    proposal: thought(proposalFor),
    anyhow: (asked) => plainAnswer(put(asked)),
    deed: (state, seat, _practising, before) =>
      before?.question === 'turn' ? practiceDeed(known(state, seat), seat, { turn: true }) : undefined,
  };
}
