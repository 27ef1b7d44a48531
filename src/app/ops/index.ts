export { Shutdown } from './shutdown.ts';
export { createHealthCheck, startHealthServer, type Health } from './health.ts';
export { clearLoginRefused, loginBackoffLeft, recordLoginRefused, LOGIN_BACKOFF_MS } from './login-backoff.ts';
export { RequestMetrics, createMetrics, type CountedOutcome } from './metrics.ts';
