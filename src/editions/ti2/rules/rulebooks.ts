import type { Rulebook } from './game.ts';

/** Returns the rulebook for these sets, by default those of new games. Throws Illegal for an unknown set. */
export type Rulebooks = (sets?: readonly string[]) => Rulebook;
