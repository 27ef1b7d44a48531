import { createHash, createHmac } from 'node:crypto';
import type { Id, SeatId } from './state.ts';

const SETUP = 'setup';

/**
 * Address of a random number: the number is a keyed hash of the game's seed and this address. The same seed and the
 * same answers always give the same numbers, and anyone who holds the seed afterwards can compute each one again.
 */
export interface DrawAddress {
  /** Hash of the answers used so far on the branch. */
  chain: string;
  frame: Id;
  label: string;
  /** Running number within the frame. */
  index: number;
}

/**
 * Event of the trace: everything that numbers depend on, as it happens. Enough to compute each number again without
 * knowing any answer.
 */
export type TraceEvent =
  /** A branch begins: its chain is the chain of its parent branch, extended by the digest of its own name. */
  | { is: 'fork'; line: string; from: string }
  /** An answer or an unasked action was linked. */
  | { is: 'link'; line: string; seat: SeatId; hash: string }
  /** A branch ends: its chain is linked into the chain of its parent branch. */
  | { is: 'join'; line: string; from: string }
  /** A number from 0 to sides - 1 was drawn. */
  | { is: 'draw'; line: string; frame: Id; label: string; index: number; sides: number; result: number; for: string };

/** Draws a whole number from 0 to `sides` - 1, each with the same probability. */
export function draw(seed: string, address: DrawAddress, sides: number): number {
  const text = `${address.chain}/${address.frame}/${address.label}/${address.index}`;
  const limit = 2 ** 48 - (2 ** 48 % sides);
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', seed).update(`${text}/${attempt}`).digest().readUIntBE(0, 6);
    if (value < limit) return value % sides; // rejects the rest of the range, which would favor low numbers
  }
}

/** Returns the first chain of a game. */
export const initialChain = (seed: string): string => seedCommitment(seed).slice(0, 24);

/**
 * Creates a draw function for the setup, before a game exists. Its draws are on the branch 'setup', whose chain is that
 * word.
 */
export const createSetupDraw = (
  seed: string,
  label: string,
  trace?: (traced: TraceEvent) => void,
): ((sides: number) => number) => {
  let next = 0;
  return (sides) => {
    const index = next++;
    const result = draw(seed, { chain: SETUP, frame: 0, label, index }, sides);
    trace?.({ is: 'draw', line: SETUP, frame: 0, label, index, sides, result, for: SETUP });
    return result;
  };
};

/** Returns the hash of a seed, which is published when the game begins so that nobody can exchange the seed later. */
export const seedCommitment = (seed: string): string => digest(seed);

/** Returns the SHA-256 hash of a text, in hexadecimal. It may be published, since it does not reveal the text. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the chain extended by one more text. */
export const extendChain = (chain: string, text: string): string =>
  createHash('sha256').update(chain).update('\n').update(text).digest('hex').slice(0, 24);

/** Returns a short fingerprint of a state's canonical text. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
