import { lookAheadAfter, copyLookahead, type Answer, type Lookahead } from '#engine';
import { createFormHandlers } from '#kit/forms/form-handlers.ts';
import { chooseAnswer } from '#ti2/ai/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { conceal, knownTo } from '#ti2/views/known-game.ts';
import { FIELD_RULES } from './field-rules.ts';
import { findForm, listOfferedForms } from './forms.ts';

export type { AskedQuestion } from '#kit/forms/asked-question.ts';
export { isBattleStillOn } from './forms.ts';

export const { formsOffered, showForm, submitForm, currentQuestion } = createFormHandlers<Game>({
  offered: listOfferedForms,
  findForm,
  chooseAnswer,
  knownTo,
  conceal,
});

/** Returns the question after an answer, as far as a form would look ahead; undefined beyond that. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  if (!Object.hasOwn(FIELD_RULES, at.open.ask.question)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  return next && (Object.hasOwn(FIELD_RULES, next.open.ask.question) || next.open.ask.question === 'sail')
    ? next
    : undefined;
}
