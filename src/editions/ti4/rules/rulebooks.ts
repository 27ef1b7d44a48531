import type { PartialSet } from '#kit/components/sets/sets.ts';
import type { Rulebook } from './game.ts';
import type { SavedRenames } from './setup/upcasts.ts';

/** A named group of sets. */
export interface SetBundle {
  name: string;
  sets: readonly string[];
}

/** The rulebooks of this edition, one for each choice of sets. */
export interface Rulebooks {
  /** Returns the rulebook of these sets, or that of new games if undefined. Throws Illegal for an unknown set. */
  of(sets?: readonly string[]): Rulebook;
  /**
   * Returns the rulebook of a saved game, by the sets and releases in its state. Throws Illegal if they are not valid
   * for a saved game.
   */
  forSavedGame(sets: readonly string[]): Rulebook;
  /** All sets in order of publication. The first is part of every game. */
  readonly sets: readonly { id: string; name: string; partly?: PartialSet }[];
  /** The organizer's first choices; the first one is the default of new games. */
  readonly bundles: readonly SetBundle[];
  /** Names in saved games that have changed since. */
  readonly savedRenames: SavedRenames;
}

/** Returns Rulebooks that give the same rulebook for any sets. */
export const singleRulebook = (book: Rulebook): Rulebooks => {
  const sets = book.sets.map((name) => name.split('@')[0]).map((id) => ({ id, name: id }));
  return {
    of: () => book,
    forSavedGame: () => book,
    sets,
    bundles: [{ name: 'All sets', sets: sets.map(({ id }) => id) }],
    savedRenames: { renamed: {}, split: {} },
  };
};
