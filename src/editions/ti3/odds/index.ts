export { invasionOdds, spaceOdds, type Landing, type Odds, type Sides } from './odds.ts';
export { oddsTold, shareTold } from './tell.ts';
