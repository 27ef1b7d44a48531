import type { TileCounts } from './tile.ts';

/** A galaxy laid out for a number of players. */
export interface BoardTemplate {
  kind: 'board';
  id: string;
  name: string;
  players: number;
  /** For players, in our own words. */
  text: string;
  /** A map string: `0` where a home system goes, `-1` where nothing lies. */
  map: string;
  /** Another is the usual board for so many players. */
  alternative?: true;
  /** How many tiles with each back every player gets to build it, where its layout says so; and the speaker, to be placed before all others. */
  dealt?: { each: TileCounts; speakerFirst?: TileCounts };
  /** Trade goods with which the seat at a home position starts, where its surroundings are cramped. */
  tradeGoods?: Record<string, number>;
  /**
   * The places that are each home's, where all homes have as many in the same way, so that they can be drafted: to its left, before it, to its
   * right, between it and a neighbour, beside Mecatol Rex. What lies in between is nobody's.
   */
  slices?: Record<string, readonly string[]>;
}
