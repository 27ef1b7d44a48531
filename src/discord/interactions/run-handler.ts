import { Illegal, InternalError } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { HandlerContext, Reply } from './replies.ts';
import { capitalize } from '#text/sentences.ts';

/** Runs a handler and returns its reply. If it fails after a commit, the reply says what was done. */
export async function runHandler(
  context: HandlerContext,
  from: InteractionOrigin,
  work: (from: InteractionOrigin) => Promise<Reply>,
): Promise<Reply> {
  const done: string[] = [];
  const begun = performance.now();
  let came: 'done' | 'refused' | 'failed' = 'done';
  try {
    return await work({ ...from, caller: { ...from.caller, onCommitted: (operation) => void done.push(operation) } });
  } catch (error) {
    if (!done.length) came = error instanceof Illegal ? 'refused' : 'failed';
    return {
      message: { content: done.length ? partialFailureMessage(context, error, done[0]) : errorMessage(context, error) },
      update: false,
    };
  } finally {
    context.recordOutcome?.(came, performance.now() - begun);
  }
}

/**
 * Returns the message for a failure without a commit: the reason, or a code with which the host finds the error in the
 * log.
 */
function errorMessage(context: HandlerContext, error: unknown): string {
  if (error instanceof Illegal || error instanceof InternalError) return capitalize(error.message);
  return `Something went wrong. Nothing was changed. Tell the host this code: ${logWithCode(context, error)}.`;
}

/** Returns the message for a failure after a commit: the change stands, and only the reply or a later step failed. */
function partialFailureMessage(context: HandlerContext, error: unknown, operation: string): string {
  const done = operation === 'answer' ? 'I saved your answer' : 'Your change is done';
  if (error instanceof Illegal) return `${done}, but the next step failed: ${error.message}`;
  const code = error instanceof InternalError ? error.code : logWithCode(context, error);
  return `${done}, but I cannot show the result. Press **Your move** to continue. If this happens again, tell the host this code: ${code}.`;
}

function logWithCode({ clock, log }: HandlerContext, error: unknown): string {
  const code = Math.abs(clock() % 1_000_000_000)
    .toString(36)
    .toUpperCase();
  log.error({ err: error, code }, 'A command or button failed');
  return code;
}
