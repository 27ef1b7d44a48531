import type { Answer } from './spec.ts';
import type { Json } from './json.ts';

export type SeatId = string;

/** One question put to one player. Its options are never stored: they are computed anew whenever they are looked at. */
export interface Ask {
  /** Never reused, so that a button of last round is known to be stale. */
  id: number;
  player: SeatId;
  question: string;
  data: Json;
  reply?: Answer;
  /** The player's answer stands whatever the others do meanwhile. */
  firm?: true;
  /** Only held open so that nobody can tell: the player has no real answer, and the table declines for them. */
  veiled?: true;
}

export interface Branch {
  seat: SeatId;
  stack: Frame[];
  result?: Json;
}

/** A suspended procedure: names and JSON, never code. */
export interface Frame {
  id: number;
  procedure: string;
  step: string;
  data: Json;
  asks?: Ask[];
  /** The step runs at every reply instead of once after the last. */
  each?: true;
  /** With `each`: something happened since the step last ran. */
  stirred?: true;
  fork?: Branch[];
  /** Waits until the branches before its own have ended. */
  turn?: true;
  /** What the last call gave back, until the next step has read it. */
  result?: Json;
  /** Numbers drawn so far in this frame. */
  drawn?: number;
}

/** Something that happened. `to`: the only seats that may know; absent, everybody may. */
export interface Fact {
  type: string;
  to?: SeatId[];
  [key: string]: Json | undefined;
}

/** What the engine keeps in a game's state, beside whatever the rules keep there. */
export interface EngineState {
  /** Secret until the game has ended. */
  seed: string;
  /** Hash of the answers accepted so far. */
  chain: string;
  /** Ids of frames, asks and whatever else the rules number. */
  nextId: number;
  stack: Frame[];
  /** What happened in this round, oldest first. */
  facts: Fact[];
}

export class Illegal extends Error {
  override name = 'Illegal';
}
