import type { Rulebook } from './game.ts';

/** Returns the rulebook of these sets, or of the default sets for new games. Throws `Illegal` for an unknown set. */
export interface Rulebooks {
  (sets?: readonly string[]): Rulebook;
  /** Sets that a game can start with, in order of release. The first is in every game. */
  readonly sets: readonly { id: string; name: string }[];
  /** Names for groups of sets. */
  readonly bundles: readonly { name: string; sets: readonly string[] }[];
}
