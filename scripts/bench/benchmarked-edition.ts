import type { EngineState, Json } from '#engine';
import type { Edition } from '#service';

/** A late state of a game: the action phase of a round with many components on the board. */
export interface LateState extends EngineState {
  order: string[];
  round: number;
}

/** An edition as the benchmarks use it. */
export interface BenchmarkedEdition {
  title: string;
  late: LateState;
  /** Returns the edition with an additional procedure. */
  edition(name: string, procedure: object): Edition;
  settings: Json;
  /** Draws the galaxy alone, or with the player areas. */
  draw(state: LateState, names: Record<string, string>, table: boolean): Promise<{ data: Buffer }[]>;
  /** Adds a ship, so that the picture cannot be cached. */
  changed(state: LateState, turn: number): void;
  /** Plays a whole game at random. Returns the number of answers. */
  play(seed: string): number;
}

/** Number of players in measured games, and the round from which a game is late. */
export const PLAYER_COUNT = 6;
export const LATE_ROUND = 5;
