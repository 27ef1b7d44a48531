export { pendingSeats } from './pending.ts';
export type {
  BoardView,
  LeaderGroup,
  PlanetView,
  SeatView,
  SystemView,
  UnitGroup,
} from '#ti3/views/board/board-view.ts';
export { listCardPiles } from './card-piles.ts';
export { measureReach } from './reach-view.ts';
export { buildHandView, type HandView } from './hand-view.ts';
export { buildBoardView } from '#ti3/views/board/build-board-view.ts';
export { formatCorrection } from '#ti3/narration/corrections.ts';
export { buildCombatView, type CombatSideView, type CombatView } from './combat-view.ts';
export { narrate } from '#ti3/narration/narrate.ts';
export { splitBattleRounds, summarizeRounds, type CombatRoundFacts } from '#ti3/narration/battle-rounds.ts';
export {
  buildPublicProgress,
  buildSecretProgress,
  type ObjectiveProgress,
  type ProgressView,
} from './objectives-view.ts';
export {
  buildSheetView,
  listTechnologies,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from './sheet-view.ts';
export { seatEmoji, createOptionEmoji, technologyEmoji, UNIT_EMOJI_NAMES, unitEmoji } from './emoji.ts';
// Terms of the rules that the renderer needs, so that it depends on views alone.
export { hexDistance, parsePosition } from '#kit/board/hex-grid.ts';
export type {
  CounterArea,
  Color,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitType,
  Wormhole,
} from '#ti3/rules/terms.ts';
