import type { ComponentId, SeatId, SystemId } from '#ti4/rules/terms.ts';
import type { DraftPool } from './slice-draft/draft-state.ts';

/** Facts about the start of a game. */
export interface SetupFacts {
  /** `seed`: the published commitment to the seed. */
  'game-begins': { seed: string; seats: SeatId[]; speaker: SeatId; points: number };
  /** A draft of slices, factions and places begins; `order`: the order of the first pick. */
  'draft-begins': { order: SeatId[]; factions: ComponentId[]; places: number };
  'slice-offered': { slice: string; tiles: SystemId[] };
  /** A pick of the draft; `wish`: the rank of that wish, 0 if it was none of them. */
  'draft-picked': { seat: SeatId; pick: number; pool: DraftPool; what: string; wish: number };
  /** The draft is over; what a seat plays. */
  'player-seated': { seat: SeatId; faction: ComponentId; slice: string; place: string };
  'tile-placed': { seat: SeatId; tile: SystemId; position: string };
  /** The home system of a minor faction has been placed. */
  'minor-faction-placed': { seat: SeatId; faction: ComponentId; system: SystemId };
  /** A faction without its own home has taken that of another. */
  'home-taken': { seat: SeatId; of: ComponentId; system: SystemId };
}
