export { Ending } from './ending.ts';
export { healthOf, startHealth, type Health } from './health.ts';
export { forgetTurnedAway, heldBackFor, noteTurnedAway, TURNED_AWAY_FOR } from './hold-back.ts';
export { whileOnDuty } from './duty.ts';
export { Meter, metricsOf, type Came } from './metrics.ts';
