import { lookAheadAfter, copyLookahead, type Answer, type Lookahead } from '#engine';
import { createFormHandlers } from '#kit/forms/form-handlers.ts';
import { proposeAnswer } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { conceal, knownTo } from '#ti3/views/known-game.ts';
import { FIELD_RULES } from './field-rules.ts';
import { findForm, listOfferedForms } from './forms.ts';

export type { AskedQuestion } from '#kit/forms/asked-question.ts';

export const { formsOffered, showForm, submitForm, currentQuestion } = createFormHandlers<Game>({
  offered: listOfferedForms,
  findForm,
  chooseAnswer: proposeAnswer,
  knownTo,
  conceal,
});

/** Choices after which the lookahead may go on, in addition to the questions that forms fill in. */
const ONWARD = ['activate-system', 'choose-transfer', 'use-secondary'];

/** Questions about leaders, which a typed line about a fleet skips. They are asked when they come up. */
const BESIDE = ['board-leaders', 'land-leaders'];

/** Returns the question after an answer, as far as a form would look ahead; undefined beyond that. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  const { question } = at.open.ask;
  const begins = question === 'turn' && Array.isArray(reply) && /^(tactical|transfer)/.test(reply[0] ?? '');
  if (!begins && !ONWARD.includes(question) && !Object.hasOwn(FIELD_RULES, question)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const named = next?.open.ask.question ?? '';
  if (next && BESIDE.includes(named)) return questionAfter(next, {});
  return ONWARD.includes(named) || Object.hasOwn(FIELD_RULES, named) ? next : undefined;
}
