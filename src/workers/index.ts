export { inline } from './inline-runner.ts';
export { given, Undone, type Jobs, type Reason, type Wanted, type Works } from './job.ts';
export { Line } from './fair-queue.ts';
export { owned, worksOf } from './namespaced-jobs.ts';
export { Pool, type LaneSettings } from './worker-pool.ts';
export { serve } from './serve-jobs.ts';
