import { capitalize } from '#text/sentences.ts';
import type { Message } from '#service';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { unansweredQuestions } from '#discord/questions/question-handler.ts';
import { truncate } from '#text/markdown.ts';

/** Longest text of a question in a direct message, in characters. */
const MAX_PROMPT_LENGTH = 600;

/**
 * Returns the direct message with a user's open question, including what only they may know. Pressing its button shows
 * whether the question is still open.
 */
export function formatDirectMessage(seen: Pick<VisibleGame, 'questionsOf'>, user: string, where: string): string {
  const [open, ...more] = unansweredQuestions(seen, user);
  if (!open) return `Something waits for you in ${where}.`;
  const { spec } = open;
  const said = truncate(capitalize(spec.kind === 'none' ? spec.reason : spec.prompt), MAX_PROMPT_LENGTH);
  return `This waits for you in ${where}: ${said}${more.length ? `\n-# And ${more.length} more.` : ''}`;
}

/** Tells a user that an undo or an update has dropped a plan or ranking. */
export function formatDroppedPlan(what: Extract<Message, { kind: 'unplanned' }>['what'], where: string): string {
  switch (what) {
    case 'plan':
      return `A move was taken back in ${where}, and what you had planned went with it: you will be asked again.`;
    case 'ranking':
      return `A move was taken back in ${where}, and your ranking no longer fits what can be chosen: rank again, or you will be asked.`;
    case 'outdated':
      return `Custodian was updated, and what you had planned in ${where} was made by an older version: you will be asked again.`;
    case 'more':
      return `A move was taken back in ${where}, and more can be chosen again than when you ranked: your ranking stands unless you change it.`;
  }
}
