import type { Rulebook } from './game.ts';

/** The book of these sets, or of those with which new games are played. Throws Illegal for a set there is not. */
export interface Rulebooks {
  (sets?: readonly string[]): Rulebook;
  /** The sets with which a game can begin, in the order in which they came out. The first is in every game. */
  readonly sets: readonly { id: string; name: string }[];
  /** What several of them are called together. */
  readonly bundles: readonly { name: string; sets: readonly string[] }[];
}
