export { Ending } from './shutdown.ts';
export { healthOf, startHealth, type Health } from './health.ts';
export { forgetTurnedAway, heldBackFor, noteTurnedAway, TURNED_AWAY_FOR } from './login-backoff.ts';
export { Meter, metricsOf, type Came } from './metrics.ts';
