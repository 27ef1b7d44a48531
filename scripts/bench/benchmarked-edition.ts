import type { EngineState, Json } from '#engine';
import type { Edition } from '#service';

/** A late moment of a game: the action phase of a round in which much lies on the board. */
export interface LateState extends EngineState {
  order: string[];
  round: number;
}

/** An edition, as what its players wait for is measured. */
export interface BenchmarkedEdition {
  title: string;
  late: LateState;
  /** The edition, with a procedure more. */
  edition(name: string, procedure: object): Edition;
  settings: Json;
  /** The galaxy alone, or with what lies before the players. */
  draw(state: LateState, names: Record<string, string>, table: boolean): Promise<{ data: Buffer }[]>;
  /** Puts another ship somewhere: a picture that nobody has seen before. */
  changed(state: LateState, turn: number): void;
  /** Plays a whole game at random; gives how many answers it took. */
  play(seed: string): number;
}

/** So many players measured games have, and the round that is called late. */
export const PLAYER_COUNT = 6;
export const LATE_ROUND = 5;
