export { awaited } from './awaited.ts';
export type { BoardView, LeaderGroup, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';
export { handView, type HandView } from './hand-view.ts';
export { boardView } from './see-board.ts';
export { correctionTold } from './corrected.ts';
export { fightView, type FightSideView, type FightView } from './fight-view.ts';
export { narrate } from './narrate.ts';
export { rounds, roundsInBrief, type RoundTold } from './rounds.ts';
export { publicProgress, secretProgress, type ObjectiveProgress, type ProgressView } from './progress-view.ts';
export { sheetView, technologySheet, type SheetView, type TechnologySheet, type UnitSheet } from './sheet-view.ts';
export { seatSign, signsBy, technologySign, UNIT_SIGNS, unitSign } from './signs.ts';
// What the drawing needs of the rules' own words, so that it depends on views alone.
export { apart, hexAt } from '../../../kit/hex.ts';
export type { Area, Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '../rules/terms.ts';
