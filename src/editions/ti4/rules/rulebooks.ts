import type { Partly } from '#kit/components/sets.ts';
import type { Rulebook } from './game.ts';
import type { Earlier } from './setup/upcasts.ts';

/** Sets that go together, by one name. */
export interface Bundle {
  name: string;
  sets: readonly string[];
}

/** The books of this edition, one for each choice of sets. */
export interface Books {
  /** The book of these sets; of new games where none are named. Throws Illegal for a set there is not. */
  of(sets?: readonly string[]): Rulebook;
  /** The book of a game under way, by the sets in its state, each with its release. Throws Illegal where they are not what a game keeps. */
  begunWith(sets: readonly string[]): Rulebook;
  /** Every set there is, in the order in which they came out. The first is in every game. */
  readonly sets: readonly { id: string; name: string; partly?: Partly }[];
  /** What organisers choose from first; the first of them is what new games are played with. */
  readonly bundles: readonly Bundle[];
  /** What saved games call otherwise than it is called now. */
  readonly earlier: Earlier;
}

/** One book, whatever the sets. */
export const onlyBook = (book: Rulebook): Books => {
  const sets = book.sets.map((name) => name.split('@')[0]).map((id) => ({ id, name: id }));
  return {
    of: () => book,
    begunWith: () => book,
    sets,
    bundles: [{ name: 'All there is', sets: sets.map(({ id }) => id) }],
    earlier: { renamed: {}, split: {} },
  };
};
