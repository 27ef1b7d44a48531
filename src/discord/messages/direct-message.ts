import { capitalize } from '#text/sentences.ts';
import type { QueuedMessage } from '#service';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { unansweredQuestions } from '#discord/questions/show-question.ts';
import { truncate } from '#text/markdown.ts';

/** Longest text of a question in a direct message, in characters. */
const MAX_PROMPT_LENGTH = 600;

/**
 * Returns the direct message with a user's open question, including what only they may know. Pressing its button shows
 * whether the question is still open.
 */
export function formatDirectMessage(seen: Pick<VisibleGame, 'questionsOf'>, user: string, where: string): string {
  const [open, ...more] = unansweredQuestions(seen, user);
  if (!open) return `The game in ${where} is waiting for you.`;
  const { spec } = open;
  const said = truncate(capitalize(spec.kind === 'none' ? spec.reason : spec.prompt), MAX_PROMPT_LENGTH);
  return `You have a question in ${where}: ${said}${more.length ? `\n-# Questions after this one: ${more.length}.` : ''}`;
}

/** Tells a user that an undo or an update has dropped a plan or ranking. */
export function formatDroppedPlan(what: Extract<QueuedMessage, { kind: 'unplanned' }>['what'], where: string): string {
  switch (what) {
    case 'plan':
      return `A move was undone in ${where}, so I dropped your plan. I will ask you again.`;
    case 'ranking':
      return `A move was undone in ${where}, so your ranking no longer fits. Rank again, or I will ask you.`;
    case 'outdated':
      return `I was updated, so I dropped your plan in ${where}. I will ask you again.`;
    case 'more':
      return `A move was undone in ${where}, so you have more options than when you ranked. Your ranking stays unless you change it.`;
  }
}
