import { lookaheadProblem, type Answer, type Lookahead } from '#engine';
import { createFormHandlers } from '#kit/forms/form-handlers.ts';
import { choiceSeed } from '#kit/ai/default-answers.ts';
import { proposeAnswer } from '#ti4/ai/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { conceal, knownTo } from '#ti4/views/known-game.ts';
import { findForm, offered } from './forms.ts';

export type { AskedQuestion } from '#kit/forms/asked-question.ts';
export { questionAfter, currentQuestion } from './next-question.ts';
export { buildRankingFields, parseRanking } from './strategy-ranking.ts';
export { isStayInForce } from './stay-in-combat.ts';

/** Proposes an answer from what the player knows. */
function propose(at: Lookahead): Answer {
  const { game, open, spec } = at;
  const { player, question, data } = open.ask;
  const asked = { question, data, spec, check: (reply: Answer) => lookaheadProblem(at, reply) };
  const known = knownTo(game as unknown as Game, player, open.path);
  return proposeAnswer(known, player, asked, choiceSeed(asked, known.state.round));
}

/**
 * Form handlers: list a question's forms, show one filled in with proposals, and turn a submitted form into answers.
 */
export const { formsOffered, showForm, submitForm } = createFormHandlers<Game>(offered, findForm, propose, conceal);
