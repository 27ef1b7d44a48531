export { oddsTold, type Odds } from '#kit/odds/format.ts';
export { invasionOdds, spaceOdds, type Fighting, type Sides } from './odds.ts';
