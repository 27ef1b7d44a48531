export { awaited } from './awaited.ts';
export type { BoardView, LeaderMark, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';
export { correctionTold } from './corrected.ts';
export { fightView, type FightView } from './fight-view.ts';
export { handView, type HandView } from './hand-view.ts';
export { knownTo } from './known.ts';
export { narrate } from './narrate.ts';
export { rounds, roundsInBrief, type RoundTold } from './rounds.ts';
export { boardView } from './see-board.ts';
export { sheetView, technologySheets, type SheetView, type TechnologySheet, type UnitSheet } from './sheet-view.ts';
export { CREDIT, PICTURES, seatSign, signsBy, technologySign, unitSign } from './signs.ts';
export { sourceMark } from '../rules/components/sources.ts';
// What drawing needs of the rules' own words.
export { apart, hexAt } from '../../../kit/hex.ts';
export type { Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '../rules/terms.ts';
