export { oddsTold, type Odds } from '../../../kit/odds/tell.ts';
export { invasionOdds, spaceOdds, type Fighting, type Sides } from './odds.ts';
