export type { Fighting } from './force.ts';
export { invasionOdds, spaceOdds, type Odds, type Sides } from './odds.ts';
export { oddsTold, shareTold } from './tell.ts';
