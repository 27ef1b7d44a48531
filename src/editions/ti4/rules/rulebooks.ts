import type { PartialSet } from '#kit/components/sets.ts';
import type { Rulebook } from './game.ts';
import type { SavedRenames } from './setup/upcasts.ts';

/** Sets that go together, by one name. */
export interface SetBundle {
  name: string;
  sets: readonly string[];
}

/** The books of this edition, one for each choice of sets. */
export interface Rulebooks {
  /** The book of these sets; of new games where none are named. Throws Illegal for a set there is not. */
  of(sets?: readonly string[]): Rulebook;
  /** The book of a game under way, by the sets in its state, each with its release. Throws Illegal where they are not what a game keeps. */
  forSavedGame(sets: readonly string[]): Rulebook;
  /** Every set there is, in the order in which they came out. The first is in every game. */
  readonly sets: readonly { id: string; name: string; partly?: PartialSet }[];
  /** What organisers choose from first; the first of them is what new games are played with. */
  readonly bundles: readonly SetBundle[];
  /** What saved games call otherwise than it is called now. */
  readonly savedRenames: SavedRenames;
}

/** One book, whatever the sets. */
export const singleRulebook = (book: Rulebook): Rulebooks => {
  const sets = book.sets.map((name) => name.split('@')[0]).map((id) => ({ id, name: id }));
  return {
    of: () => book,
    forSavedGame: () => book,
    sets,
    bundles: [{ name: 'All there is', sets: sets.map(({ id }) => id) }],
    savedRenames: { renamed: {}, split: {} },
  };
};
