import type { TileCounts } from './tile.ts';

/** A galaxy layout for a number of players. */
export interface BoardTemplate {
  kind: 'board';
  id: string;
  name: string;
  players: number;
  /** Text for players, in our own words. */
  text: string;
  /** Map string: `0` for a home system, `-1` for an empty position. */
  map: string;
  /** Set if another template is the default for this number of players. */
  alternative?: true;
  /**
   * Tiles of each back that every player gets to build the galaxy, if its layout sets them; and those of the speaker,
   * which are placed first.
   */
  dealt?: { each: TileCounts; speakerFirst?: TileCounts };
  /** Trade goods with which the seat at a home position starts, where space around it is short. */
  tradeGoods?: Record<string, number>;
  /**
   * Positions that belong to each home system, if every home has the same number in the same arrangement, so that
   * slices can be drafted: to its left, in front, to its right, between it and a neighbor, next to Mecatol Rex.
   * Positions in between belong to no slice.
   */
  slices?: Record<string, readonly string[]>;
}
