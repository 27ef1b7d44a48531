export type {
  BoardView,
  DraftView,
  Happened,
  LawView,
  Named,
  ObjectiveView,
  PlanetView,
  SeatView,
  StrategyCardView,
  SystemView,
  TechnologyView,
  UnitGroup,
} from './board-view.ts';
export { boardView } from './build-board-view.ts';
export { changedBy, withHappened, type Changed } from './board-changes.ts';
export { combatView, type CombatView, type Fought, type SideView } from './combat-view.ts';
export { handView, type CardView, type HandView } from './hand-view.ts';
export { publicProgress, secretProgress, type ObjectiveProgress, type ProgressView } from './objectives-view.ts';
export {
  sheetView,
  technologySheet,
  type RollView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from './sheet-view.ts';
export { asksFor, waiting, type AskView, type Waiting } from './pending.ts';
export {
  SEAT_SIGNS,
  seatSign,
  signsOfOptions,
  TECHNOLOGY_SIGNS,
  technologySign,
  TRAIT_SIGNS,
  unitSign,
  unitSignName,
} from './emoji.ts';
export { rounds, roundsInBrief, type RoundTold } from '#ti4/narration/rounds.ts';
export { narrate, unnarrated, type Faulty } from '#ti4/narration/narrate.ts';
// What the drawing needs of the rules' own words, so that it depends on views alone.
export { hexAt } from '#kit/board/hex-grid.ts';
export { countOf, nameOfUnit } from '#ti4/rules/names.ts';
export type { Anomaly, Color as TechnologyColor, Trait, Wormhole } from '#ti4/rules/terms.ts';
export type { Color, Pool, SeatId, UnitType } from '#ti4/rules/state.ts';
export { UNIT_TYPES } from '#ti4/rules/units/units.ts';
