import type { Logger } from '#service';
import { createInlineRunner, type JobHandlers, type JobRunner } from '#workers';
import type { NarrationErrorHandler } from './presenter-parts.ts';
import { RenderClient } from './render-client.ts';

/** Job runner and logger that an adapter gets from its process. */
export interface WorkerAccess {
  jobs: JobRunner;
  log: Logger;
}

/**
 * Creates the render client of an adapter and its handler of narration errors. Without `outside`, jobs run in this
 * process and nothing is logged.
 */
export const createAdapterServices = (
  jobs: JobHandlers,
  outside?: WorkerAccess,
): { client: RenderClient; onNarrationError: NarrationErrorHandler | undefined } => ({
  client: new RenderClient(outside?.jobs ?? createInlineRunner(jobs), (err) =>
    outside?.log.error({ err }, 'Cannot make a picture or a form'),
  ),
  onNarrationError: outside && ((err, fact) => outside.log.error({ err, fact }, 'Cannot narrate an event')),
});
