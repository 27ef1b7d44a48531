import type { ComponentId, SeatId, SystemId } from '../terms.ts';

/** The start of a game. */
export interface SetupFacts {
  /** `seed`: what was published of it. */
  'game-begins': { seed: string; seats: SeatId[]; speaker: SeatId; points: number };
  'tile-placed': { seat: SeatId; tile: SystemId; position: string };
  /** A faction without a home of its own takes that of another. */
  'home-taken': { seat: SeatId; of: ComponentId; system: SystemId };
}
