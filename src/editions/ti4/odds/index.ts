export type { AnalysisStart, PendingHits } from './combat/combat-analysis.ts';
export { deployUnits, equipSeat, landAll, formatUnitList, parseUnitCounts, UnitList } from './unit-lists.ts';
export { computeOdds, type Odds, type OddsReport, type Survivors } from './odds.ts';
export { setUpScenario, computeScenarioOdds, type ScenarioSetup, type Scenario, type SideInput } from './scenario.ts';
export { formatChance } from '#kit/odds/format.ts';
export { formatSurvivors } from './format.ts';
export { moveToSpace, unitsInReach } from './reachable-ships.ts';
