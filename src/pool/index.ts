export { inline } from './inline.ts';
export { given, Undone, type Jobs, type Reason, type Wanted, type Works } from './job.ts';
export { Line } from './line.ts';
export { owned, worksOf } from './owned.ts';
export { Pool, type LaneSettings } from './pool.ts';
export { serve } from './serve.ts';
