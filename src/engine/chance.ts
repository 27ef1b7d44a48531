import { createHash, createHmac } from 'node:crypto';
import type { Id, SeatId } from './state.ts';

const SETUP = 'setup';

/**
 * Chance is addressed: a number is a keyed hash of the game's seed and of what it is for. The same seed and the same
 * answers always give the same numbers, and anyone holding the seed afterwards can compute each one again.
 */
export interface DrawAddress {
  /** Hash of the answers used so far on the line. */
  chain: string;
  frame: Id;
  label: string;
  /** Running number within the frame. */
  index: number;
}

/** What every number rests on, told as it comes about: enough to compute each again without knowing any answer. */
export type TraceEvent =
  /** A line begins: its chain is that of the line it leaves, with its name linked. */
  | { is: 'fork'; line: string; from: string }
  /** An answer has been used. */
  | { is: 'link'; line: string; seat: SeatId; hash: string }
  /** A line ends: its chain is linked into that of the line it came from. */
  | { is: 'join'; line: string; from: string }
  /** A number from 0 to sides - 1 was drawn. */
  | { is: 'draw'; line: string; frame: Id; label: string; index: number; sides: number; result: number; for: string };

/** A whole number from 0 to sides - 1, each as likely as the others. */
export function draw(seed: string, address: DrawAddress, sides: number): number {
  const text = `${address.chain}/${address.frame}/${address.label}/${address.index}`;
  const limit = 2 ** 48 - (2 ** 48 % sides);
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', seed).update(`${text}/${attempt}`).digest().readUIntBE(0, 6);
    if (value < limit) return value % sides; // the rest of the range would favour low numbers
  }
}

/** Where a game's first chain begins. */
export const initialChain = (seed: string): string => seedCommitment(seed).slice(0, 24);

/** What is drawn before there is a game, one label after the other: on the line 'setup', whose chain is that word. */
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

/** What is published at the start of a game, so that its seed cannot be exchanged later. */
export const seedCommitment = (seed: string): string => digest(seed);

/** What of an answer is linked and may be published: its words cannot be read from it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The chain after one more answer. */
export const extendChain = (chain: string, text: string): string =>
  createHash('sha256').update(chain).update('\n').update(text).digest('hex').slice(0, 24);

/** A short fingerprint of a state's canonical text. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
