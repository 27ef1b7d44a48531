import type { OpenAsk } from '#engine';
import type { AiPlayer } from '#service';
import { mayOfferToPerson } from '#kit/ai/offer-limits.ts';
import { choiceSeed, toAiQuestion } from '#kit/ai/default-answers.ts';
import { chooseFallback, chooseAnswer, chooseFreeAction } from '#ti2/ai/index.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import type { State } from '#ti2/rules/state.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { knownTo } from '#ti2/views/index.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';

/** Creates the AI player of this edition. It knows only what its seat knows. */
export function createAiPlayer(books: Rulebooks): AiPlayer<State> {
  const known = (state: Readonly<State>, seat: SeatId, path?: OpenAsk['path']): Game =>
    knownTo(newGame(state as State, books(state.options.sets)), seat, path);
  return {
    mayAct: ({ offers, phase }, seats) =>
      phase === 'political' || Object.values(offers).some(({ to }) => seats.includes(to)),
    answer: (state, asked) => {
      const { path, ask } = asked.open;
      const question = toAiQuestion(asked);
      return chooseAnswer(known(state, ask.player, path), ask.player, question, choiceSeed(question, state.round));
    },
    fallback: (asked) => chooseFallback(toAiQuestion(asked)),
    freeAction: (state, seat, practising) =>
      chooseFreeAction(
        known(state, seat),
        seat,
        (to) => practising.includes(to) || mayOfferToPerson(state.facts, practising, { from: seat, to }),
      ),
  };
}
