export { createInlineRunner } from './inline-runner.ts';
export {
  resolveInput,
  JobRejected,
  type JobHandlers,
  type JobFailure,
  type JobOptions,
  type JobRunner,
} from './job.ts';
export { FairQueue } from './fair-queue.ts';
export { namespaceJobs, runnerFor } from './namespaced-jobs.ts';
export { WorkerPool, type WorkerSlotSettings } from './worker-pool.ts';
export { serveJobs } from './serve-jobs.ts';
