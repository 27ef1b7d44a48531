export { formatOdds, formatChance, type Odds } from '#kit/odds/format.ts';
export type { Combatant } from './force.ts';
export { computeInvasionOdds, computeSpaceOdds, type OddsSides } from './odds.ts';
