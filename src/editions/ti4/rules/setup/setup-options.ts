import type { TraceEvent } from '#engine';
import type { Color, ComponentId, SeatId, Veil } from '#ti4/rules/state.ts';

/** The organizer's choices for a game; everything left open is drawn from the seed. */
export interface SetupOptions {
  seed: string;
  /** In any order, since seating is drawn; with `seating: 'as-listed'` this is the clockwise order. */
  players: {
    id: SeatId;
    color?: Color;
    faction?: ComponentId;
    /** The faction whose home the seat takes, if its own faction has none. */
    home?: ComponentId;
  }[];
  seating?: 'drawn' | 'as-listed';
  /** The speaker; drawn if undefined. */
  speaker?: SeatId;
  /** A ready-made board, the organizer's own map, a fair board drawn from the seed, or one the players build. */
  board:
    | { preset: string }
    | { mapString: string }
    | { made: 'fair' | 'built'; /** Ready-made board with its shape; the usual one if undefined. */ on?: string }
    /** A draft of slices, along with factions and places at the table. */
    | { drafted: true; on?: string };
  points?: number;
  veil?: Veil;
  windowHours?: number;
  /** Galactic events in force. */
  events?: readonly ComponentId[];
  /** Also deals components and seats factions that are not refereed in full. */
  dealPartial?: boolean;
  /** Called with every number drawn. */
  trace?: (traced: TraceEvent) => void;
}
