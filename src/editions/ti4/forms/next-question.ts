import { lookAheadAfter, copyLookahead, type Answer, type Lookahead } from '#engine';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import { FIELD_RULES } from './field-rules.ts';

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
    : Object.hasOwn(FIELD_RULES, question) && !FIELD_RULES[question].isLast;

/** Returns the question after a reply; undefined if it may not be looked at or filled in. Does not change `at`. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  if (!leadsOn(at.open.ask.question, reply)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const question = next?.open.ask.question ?? '';
  return Object.hasOwn(FIELD_RULES, question) || question === 'system-to-activate' ? next : undefined;
}
