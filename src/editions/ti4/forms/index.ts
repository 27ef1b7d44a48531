import { createFormHandlers } from '#kit/forms/form-handlers.ts';
import { proposeAnswer } from '#ti4/ai/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { conceal, knownTo } from '#ti4/views/known-game.ts';
import { findForm, listOfferedForms } from './forms.ts';

export type { AskedQuestion } from '#kit/forms/asked-question.ts';
export { questionAfter } from './next-question.ts';
export { buildRankingFields, parseRanking } from './strategy-ranking.ts';
export { isStayInForce } from './stay-in-combat.ts';

/**
 * Form handlers: list a question's forms, show one filled in with proposals, and turn a submitted form into answers.
 */
export const { formsOffered, showForm, submitForm, currentQuestion } = createFormHandlers<Game>({
  offered: listOfferedForms,
  findForm,
  chooseAnswer: proposeAnswer,
  knownTo,
  conceal,
});
