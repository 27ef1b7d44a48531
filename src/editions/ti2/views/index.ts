export { awaited } from './pending.ts';
export type { BoardView, LeaderMark, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';
export { correctionTold } from '#ti2/narration/corrections.ts';
export { fightView, type FightView } from './combat-view.ts';
export { handView, type HandView } from './hand-view.ts';
export { knownTo } from './known-game.ts';
export { narrate } from '#ti2/narration/narrate.ts';
export { rounds, roundsInBrief, type RoundTold } from '#ti2/narration/rounds.ts';
export { boardView } from './build-board-view.ts';
export { sheetView, technologySheets, type SheetView, type TechnologySheet, type UnitSheet } from './sheet-view.ts';
export { CREDIT, PICTURES, seatSign, signsBy, technologySign, unitSign } from './emoji.ts';
export { sourceMark } from '#ti2/rules/components/sources.ts';
// What drawing needs of the rules' own words.
export { apart, hexAt } from '#kit/board/hex-grid.ts';
export type { Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '#ti2/rules/terms.ts';
