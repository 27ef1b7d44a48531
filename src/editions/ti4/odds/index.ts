export type { From, Pending } from './course.ts';
export { deploy, equip, landAll, listOf, readList, UnitList } from './lists.ts';
export { reckon, type Odds, type Reckoning, type Survivors } from './odds.ts';
export { battlefield, reckonLists, type Battlefield, type Scenario, type SideWritten } from './scenario.ts';
export { leftOver, percent } from './tell.ts';
export { atSea, withinReach } from './within-reach.ts';
