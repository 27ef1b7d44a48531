import type { OpenAsk } from '#engine';
import type { AiQuestion, AiPlayer } from '#service';
import { choiceSeed, toAiQuestion } from '#kit/ai/default-answers.ts';
import { chooseFallback, chooseAnswer, chooseFreeAction, proposeAnswer } from '#ti3/ai/index.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import type { State } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';

/** Creates the AI player of this edition. It knows only what its seat knows. */
export function createAiPlayer(books: Rulebooks): AiPlayer<State> {
  const known = (state: Readonly<State>, seat: SeatId, path?: OpenAsk['path']): Game =>
    knownTo(newGame(state as State, books(state.options.sets)), seat, path);
  const thought = (think: typeof chooseAnswer) => (state: Readonly<State>, asked: AiQuestion) => {
    const { ask, path } = asked.open;
    const question = toAiQuestion(asked);
    return think(known(state, ask.player, path), ask.player, question, choiceSeed(question, state.round));
  };
  return {
    mayAct: () => false,
    answer: thought(chooseAnswer),
    proposal: thought(proposeAnswer),
    fallback: (asked) => chooseFallback(toAiQuestion(asked)),
    freeAction: (state, seat, _practising, before) =>
      before?.question === 'turn' ? chooseFreeAction(known(state, seat), seat, { turn: true }) : undefined,
  };
}
