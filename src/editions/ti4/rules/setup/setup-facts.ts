import type { ComponentId, SeatId, SystemId } from '#ti4/rules/terms.ts';
import type { DraftPool } from './slice-draft/draft-state.ts';

/** The start of a game. */
export interface SetupFacts {
  /** `seed`: what was published of it. */
  'game-begins': { seed: string; seats: SeatId[]; speaker: SeatId; points: number };
  /** Slices, factions and places are drafted; who picks first, second ... */
  'draft-begins': { order: SeatId[]; factions: ComponentId[]; places: number };
  'slice-offered': { slice: string; tiles: SystemId[] };
  /** What a seat got in a pick of the draft, and which of its wishes that was. */
  'draft-picked': { seat: SeatId; pick: number; pool: DraftPool; what: string; wish: number };
  /** The draft is over: what a seat plays. */
  'player-seated': { seat: SeatId; faction: ComponentId; slice: string; place: string };
  'tile-placed': { seat: SeatId; tile: SystemId; position: string };
  /** The home system of a faction that nobody plays lies on the board. */
  'minor-faction-placed': { seat: SeatId; faction: ComponentId; system: SystemId };
  /** A faction without a home of its own takes that of another. */
  'home-taken': { seat: SeatId; of: ComponentId; system: SystemId };
}
