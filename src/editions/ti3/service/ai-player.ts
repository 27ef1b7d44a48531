import type { OpenAsk } from '#engine';
import type { Asked, Practice } from '#service';
import { luckOf } from '#kit/ai/default-answers.ts';
import { plainAnswer, practiceAnswer, practiceDeed, proposalFor } from '#ti3/ai/index.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import type { State } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';

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
