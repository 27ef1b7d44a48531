import type { Rulebook } from './game.ts';

/** The book of these sets, or of those that new games are played with. Throws Illegal for a set there is not. */
export type Rulebooks = (sets?: readonly string[]) => Rulebook;
