import { Illegal, Unexpected } from '#service';
import type { From } from '#discord/channels/game-place.ts';
import type { Context, Reply } from './replies.ts';
import { upper } from '#text/sentences.ts';

/** Does what somebody wants, and gives what they are told. Where it fails, what was done before it did is known, and said. */
export async function attempt(context: Context, from: From, work: (from: From) => Promise<Reply>): Promise<Reply> {
  const done: string[] = [];
  const begun = performance.now();
  let came: 'done' | 'refused' | 'failed' = 'done';
  try {
    return await work({ ...from, caller: { ...from.caller, done: (operation) => void done.push(operation) } });
  } catch (error) {
    if (!done.length) came = error instanceof Illegal ? 'refused' : 'failed';
    return {
      message: { content: done.length ? taken(context, error, done[0]) : sorry(context, error) },
      update: false,
    };
  } finally {
    context.meter?.(came, performance.now() - begun);
  }
}

/** What a person is told when something was not done: the reason, or a code by which the host finds what happened. */
function sorry(context: Context, error: unknown): string {
  if (error instanceof Illegal || error instanceof Unexpected) return upper(error.message);
  return `Something went wrong; nothing was changed. Tell the host this code: ${logged(context, error)}.`;
}

/** It was done for good; only the telling failed, or what was to come after it. */
function taken(context: Context, error: unknown, operation: string): string {
  const done = operation === 'answer' ? 'Your answer was taken' : 'It is done';
  if (error instanceof Illegal) return `${done}; what was to follow was not: ${error.message}`;
  const code = error instanceof Unexpected ? error.code : logged(context, error);
  return `${done}; only what came of it cannot be shown just now. Press **Your move** to go on; if it happens again, tell the host this code: ${code}.`;
}

function logged({ clock, log }: Context, error: unknown): string {
  const code = Math.abs(clock() % 1_000_000_000)
    .toString(36)
    .toUpperCase();
  log.error({ err: error, code }, 'A handler failed');
  return code;
}
