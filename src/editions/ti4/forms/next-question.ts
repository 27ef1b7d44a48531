import { lookAheadAfter, copyLookahead, type Answer, type Lookahead } from '#engine';
import { questionNow as questionAt } from '#kit/forms/form-handlers.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import type { Game } from '#ti4/rules/game.ts';
import { FILL_RULES } from './fill-rules.ts';
import type { AskedQuestion } from '#kit/forms/asked-question.ts';
import { conceal } from '#ti4/views/known-game.ts';

/** A question that a seat is asked now, where looking ahead begins; undefined where it is asked no longer. */
export const currentQuestion = (game: Game, asked: AskedQuestion): Lookahead | undefined =>
  questionAt(game, asked, conceal);

/** Questions in which a choice leads on, beside those that forms fill in. */
const CHOICES: Record<string, (reply: Answer) => boolean> = {
  // Other actions may turn up what nobody has seen.
  turn: (reply) => Array.isArray(reply) && ['tactical', 'strategic'].includes(actionKey.parse(reply[0] ?? '')[0]),
  'system-to-activate': () => true,
  'use-secondary': () => true,
};

/** Whether what is asked after this reply may be looked at: only where a form would look on too. */
const leadsOn = (question: string, reply: Answer): boolean =>
  Object.hasOwn(CHOICES, question)
    ? CHOICES[question](reply)
    : Object.hasOwn(FILL_RULES, question) && !FILL_RULES[question].isLast;

/** What is asked after a reply, where it may be looked at and filled in. What is looked from stays as it is. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  if (!leadsOn(at.open.ask.question, reply)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const question = next?.open.ask.question ?? '';
  return Object.hasOwn(FILL_RULES, question) || question === 'system-to-activate' ? next : undefined;
}
