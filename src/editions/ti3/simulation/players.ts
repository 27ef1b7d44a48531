import type { Answerer, SimulatedEdition } from '#simulation';
import { chooseAnswer, chooseFreeAction } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { knownTo } from '#ti3/views/known-game.ts';

/** Answers as an AI player, from what the seat knows. */
export const answerAsAi: Answerer<Game> = ({ ask, path }, spec, check, game) =>
  chooseAnswer(
    knownTo(game, ask.player, path),
    ask.player,
    { question: ask.question, data: ask.data, spec, check },
    String(ask.id),
  );

/** Returns the anytime action that an AI player takes before its turn; undefined for none. */
export const aiAction: NonNullable<SimulatedEdition<Game>['aiAction']> = (
  game,
  { ask: { player: seat, question } },
  practising,
) => {
  if (question !== 'turn' || !practising.includes(seat)) return undefined;
  const deed = chooseFreeAction(knownTo(game, seat), seat, { turn: true });
  return deed && { seat, ...deed };
};
