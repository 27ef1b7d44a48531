export { oddsTold, shareTold, type Odds } from '#kit/odds/format.ts';
export type { Fighting } from './force.ts';
export { invasionOdds, spaceOdds, type Sides } from './odds.ts';
