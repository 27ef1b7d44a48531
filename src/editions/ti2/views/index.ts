export { pendingSeats } from './pending.ts';
export type {
  BoardView,
  LeaderMark,
  PlanetView,
  SeatView,
  SystemView,
  UnitGroup,
} from '#ti2/views/board/board-view.ts';
export { formatCorrection } from '#ti2/narration/corrections.ts';
export { buildCombatView, type CombatView } from './combat-view.ts';
export { listCardPiles } from './card-piles.ts';
export { measureReach } from './reach-view.ts';
export { buildHandView, type HandView } from './hand-view.ts';
export { knownTo } from './known-game.ts';
export { narrate } from '#ti2/narration/narrate.ts';
export { splitBattleRounds, summarizeRounds, type CombatRoundFacts } from '#ti2/narration/battle-rounds.ts';
export { buildBoardView } from '#ti2/views/board/build-board-view.ts';
export {
  buildSheetView,
  listTechnologies,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from './sheet-view.ts';
export {
  CREDIT_EMOJI_NAME,
  UNIT_EMOJI_NAMES,
  seatEmoji,
  createOptionEmoji,
  technologyEmoji,
  unitEmoji,
} from './emoji.ts';
export { formatSource } from '#ti2/rules/components/sources.ts';
// Terms of the rules that the renderer needs.
export { hexDistance, parsePosition } from '#kit/board/hex-grid.ts';
export type { Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '#ti2/rules/terms.ts';
