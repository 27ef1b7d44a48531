import type { Answer } from '#engine/questions/spec.ts';
import type { Json } from './json.ts';

export type SeatId = string;

/**
 * Id that the engine gives to a frame, an ask or anything else. On the main stack it is a number; on a branch it is a
 * string: '12.bob.3' is the third id of bob's branch of frame 12.
 */
export type Id = number | string;

/** Tells whether a value is an id, not a name. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+\./.test(value));

/** One question put to one player. Its options are never stored, but computed at every use. */
export interface Ask {
  /** Id of the ask. It is never reused, so that a button of an earlier round is recognized as stale. */
  id: Id;
  player: SeatId;
  question: string;
  data: Json;
  reply?: Answer;
  /** The answer stands no matter what other players do meanwhile. */
  firm?: true;
  /** The service gave the answer since no other was of use; it lapses where another is, before it is used. */
  forced?: true;
  /** Held open only to hide that the player has no real answer; the service declines for them. */
  veiled?: true;
}

export interface Branch {
  seat: SeatId;
  stack: Frame[];
  result?: Json;
  /** Like the chain of the state, but of this branch alone. */
  chain?: string;
  /** Number of ids allocated on this branch. */
  ids?: number;
  /** Facts recorded on this branch until its fork is joined. */
  facts?: Fact[];
}

/** Suspended procedure: names and JSON, never code. */
export interface Frame {
  id: Id;
  procedure: string;
  step: string;
  data: Json;
  asks?: Ask[];
  /** Runs the step at every reply instead of once after the last. */
  each?: true;
  /** With `each`: something happened since the step last ran. */
  stirred?: true;
  fork?: Branch[];
  /** Waits until the earlier branches have ended. */
  turn?: true;
  /** Set for a frame pushed as an interrupt, which returns nothing to the frame below. */
  aside?: true;
  /** Result of the last call, until the next step has read it. */
  result?: Json;
  /** Count of numbers drawn in this frame. */
  drawn?: number;
}

/** Something that happened. `to`: the only seats that may know it; if missing, everybody may. */
export interface Fact {
  type: string;
  to?: SeatId[];
  [key: string]: Json | undefined;
}

/** Part of a game's state that the engine keeps; the rules keep theirs in the same object. */
export interface EngineState {
  /** Secret until the game has ended. */
  seed: string;
  /** Hash of the answers used so far. */
  chain: string;
  /**
   * Set if each branch of a fork has its own chain and ids. Missing in older games, which have one of each for all
   * branches, in the order of the answers.
   */
  lines?: 1;
  /** Next id on the main stack, for frames, asks and anything else that the rules number. */
  nextId: number;
  stack: Frame[];
  /** Facts of this round; those of branches in branch order, no matter who answered first. */
  facts: Fact[];
}

export class Illegal extends Error {
  override name = 'Illegal';
}
