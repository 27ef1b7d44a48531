import type { Answer } from './spec.ts';
import type { Json } from './json.ts';

export type SeatId = string;

/** Of a frame, an ask or whatever the rules number: a number on the main line, '12.bob.3' on a branch, the third there. */
export type Id = number | string;

/** Whether a value is an id, and no name of something. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+\./.test(value));

/** One question put to one player. Its options are never stored: they are computed anew whenever they are looked at. */
export interface Ask {
  /** Never reused, so that a button of last round is known to be stale. */
  id: Id;
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
  /** As the state's own, of this line alone. */
  chain?: string;
  /** How many ids it has given out. */
  ids?: number;
  /** What has happened on it while branches before it are open. */
  facts?: Fact[];
}

/** A suspended procedure: names and JSON, never code. */
export interface Frame {
  id: Id;
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
  /** Put above whatever goes on: it gives nothing back to what lies below. */
  aside?: true;
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
  /** Hash of the answers used so far. */
  chain: string;
  /** Each branch of a fork has a chain and ids of its own. Absent in games from before that: one of each for all, in the order of the answers. */
  lines?: 1;
  /** Ids of frames, asks and whatever else the rules number. */
  nextId: number;
  stack: Frame[];
  /** What happened in this round: of branches in their order, whoever answered first. */
  facts: Fact[];
}

export class Illegal extends Error {
  override name = 'Illegal';
}
