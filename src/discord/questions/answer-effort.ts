import type { OpenQuestion } from '#service';
import { WINDOW_QUESTION } from './show-question.ts';

/**
 * Ranks a question by the effort of its answer, the quickest first:
 *
 * 0. a response to an event, which can be passed;
 * 1. a single choice: one option or a number;
 * 2. a form: several options, an order, or a number for each line;
 * 3. a turn, whose first choice leads to others.
 */
export function answerEffort({
  question,
  spec,
  startsTurn,
}: Pick<OpenQuestion, 'question' | 'spec' | 'startsTurn'>): number {
  if (startsTurn) return 3;
  if (question === WINDOW_QUESTION) return 0;
  return spec.kind === 'number' || spec.kind === 'none' || (spec.kind === 'choose' && spec.max <= 1) ? 1 : 2;
}
