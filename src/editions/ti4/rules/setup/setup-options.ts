import type { TraceEvent } from '#engine';
import type { Color, ComponentId, SeatId, Veil } from '#ti4/rules/state.ts';

/** What the organiser of a game has chosen; what is left open is drawn from the seed. */
export interface SetupOptions {
  seed: string;
  /** In any order: who sits where is drawn, unless `seating` says that this is the order around the table, clockwise. */
  players: {
    id: SeatId;
    color?: Color;
    faction?: ComponentId;
    /** Whose home it takes, where its faction has none of its own. */
    home?: ComponentId;
  }[];
  seating?: 'drawn' | 'as-listed';
  /** A ready-made board, one of the organiser's own, a fair one drawn from the seed, or one the players build. */
  board:
    | { preset: string }
    | { mapString: string }
    | { made: 'fair' | 'built'; /** The ready-made board of whose shape it is; left out, the usual one. */ on?: string }
    /** Slices are drafted, and with them factions and places at the table. */
    | { drafted: true; on?: string };
  points?: number;
  veil?: Veil;
  windowHours?: number;
  /** Galactic events that are in force. */
  events?: readonly ComponentId[];
  /** Also deals and seats what is not refereed in full. */
  dealPartial?: boolean;
  /** Told of every number as it is drawn. */
  trace?: (traced: TraceEvent) => void;
}
