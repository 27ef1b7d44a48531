import { lookAheadAfter, copyLookahead, type Answer, type Lookahead } from '#engine';
import { questionNow as questionAt } from '#kit/forms/form-handlers.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import type { Game } from '#ti4/rules/game.ts';
import { FILL_RULES } from './fill-rules.ts';
import type { AskedQuestion } from '#kit/forms/asked-question.ts';
import { conceal } from '#ti4/views/known-game.ts';

/** Returns the lookahead that starts at a seat's question; undefined if the question is no longer open. */
export const currentQuestion = (game: Game, asked: AskedQuestion): Lookahead | undefined =>
  questionAt(game, asked, conceal);

/** Questions whose answer leads to another question, in addition to those with fill rules. */
const CHOICES: Record<string, (reply: Answer) => boolean> = {
  // Other actions may reveal hidden information.
  turn: (reply) => Array.isArray(reply) && ['tactical', 'strategic'].includes(actionKey.parse(reply[0] ?? '')[0]),
  'system-to-activate': () => true,
  'use-secondary': () => true,
};

/** Tells whether the question after this reply may be looked at: only if a form would look ahead too. */
const leadsOn = (question: string, reply: Answer): boolean =>
  Object.hasOwn(CHOICES, question)
    ? CHOICES[question](reply)
    : Object.hasOwn(FILL_RULES, question) && !FILL_RULES[question].isLast;

/** Returns the question after a reply; undefined if it may not be looked at or filled in. Does not change `at`. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  if (!leadsOn(at.open.ask.question, reply)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const question = next?.open.ask.question ?? '';
  return Object.hasOwn(FILL_RULES, question) || question === 'system-to-activate' ? next : undefined;
}
