export type {
  BoardView,
  DraftView,
  BoardEvents,
  LawView,
  Named,
  ObjectiveView,
  PlanetView,
  SeatView,
  StrategyCardView,
  SystemView,
  TechnologyView,
  UnitGroup,
} from '#ti4/views/board/board-view.ts';
export { buildBoardView } from '#ti4/views/board/build-board-view.ts';
export { findBoardChanges, withBoardEvents, type BoardChanges } from '#ti4/views/board/board-changes.ts';
export { buildCombatView, type CombatView, type UnitFates, type SideView } from './combat-view.ts';
export { listCardPiles } from './card-piles.ts';
export { measureReach } from './reach-view.ts';
export { buildHandView, type CardView, type HandView } from './hand-view.ts';
export {
  buildPublicProgress,
  buildSecretProgress,
  type ObjectiveProgress,
  type ProgressView,
} from './objectives-view.ts';
export {
  buildSheetView,
  listTechnologies,
  type RollView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from './sheet-view.ts';
export { listAsks, pendingSeats, type AskView, type PendingSeat } from './pending.ts';
export {
  SEAT_EMOJI,
  seatEmoji,
  createOptionEmoji,
  TECHNOLOGY_EMOJI,
  technologyEmoji,
  TRAIT_EMOJI,
  unitEmoji,
  unitEmojiName,
} from './emoji.ts';
export { splitBattleRounds, summarizeRounds, type CombatRoundFacts } from '#ti4/narration/battle-rounds.ts';
export { narrate, listUnnarratedTypes } from '#ti4/narration/narrate.ts';
// The rendering needs these words of the rules. Exporting them here lets it depend on views only.
export { parsePosition } from '#kit/board/hex-grid.ts';
export { formatUnitCount, nameOfUnit } from '#ti4/rules/names.ts';
export type { Anomaly, TechnologyColor, Trait, Wormhole } from '#ti4/rules/terms.ts';
export type { Color, TokenPool, SeatId, UnitType } from '#ti4/rules/state.ts';
export { UNIT_TYPES } from '#ti4/rules/units/units.ts';
