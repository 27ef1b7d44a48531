export { awaited } from './pending.ts';
export type { BoardView, LeaderGroup, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';
export { handView, type HandView } from './hand-view.ts';
export { boardView } from './build-board-view.ts';
export { correctionTold } from '#ti3/narration/corrections.ts';
export { fightView, type FightSideView, type FightView } from './combat-view.ts';
export { narrate } from '#ti3/narration/narrate.ts';
export { rounds, roundsInBrief, type RoundTold } from '#ti3/narration/rounds.ts';
export { publicProgress, secretProgress, type ObjectiveProgress, type ProgressView } from './objectives-view.ts';
export { sheetView, technologySheet, type SheetView, type TechnologySheet, type UnitSheet } from './sheet-view.ts';
export { seatSign, signsBy, technologySign, UNIT_SIGNS, unitSign } from './emoji.ts';
// What the drawing needs of the rules' own words, so that it depends on views alone.
export { apart, hexAt } from '#kit/board/hex-grid.ts';
export type { Area, Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '#ti3/rules/terms.ts';
