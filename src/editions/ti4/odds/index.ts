export type { From, Pending } from './combat/combat-analysis.ts';
export { deploy, equip, landAll, listOf, readList, UnitList } from './unit-lists.ts';
export { reckon, type Odds, type Reckoning, type Survivors } from './odds.ts';
export { battlefield, reckonLists, type Battlefield, type Scenario, type SideWritten } from './scenario.ts';
export { leftOver, percent } from './format.ts';
export { atSea, withinReach } from './reachable-ships.ts';
