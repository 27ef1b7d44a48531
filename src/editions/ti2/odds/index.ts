export { formatChance, formatOdds, type Odds } from '#kit/odds/format.ts';
export { computeInvasionOdds, computeSpaceOdds, type Combatant, type OddsSides } from './odds.ts';
