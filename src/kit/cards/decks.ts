import type { BoundTypes, GameOf, EditionTypes } from '#kit/components/types.ts';

/** A deck as it lies in a game's state. */
export interface Deck {
  /** The next card drawn is the first. */
  draw: string[];
  /** The card laid down last is the last. */
  discard: string[];
}

/** What an edition says of its decks; `D`: what they are called. */
export interface DeckConfig<T extends EditionTypes, D extends string> {
  /** Where the state keeps a deck. */
  of: (game: GameOf<T>, deck: D) => Deck;
  /** What shuffling a deck is called: part of the address of its chance, which never changes. */
  label: (deck: D) => string;
  /** Hears that a discard pile has made a new deck. */
  onReshuffled?: (game: GameOf<T>, deck: D) => void;
}

/** Binds decks of cards to an edition. */
export const bindDecks = <T extends BoundTypes<T>>() => ({
  configureDecks: <D extends string>({ of, label, onReshuffled }: DeckConfig<T, D>) => {
    /** Shuffles cards into the draw pile. `called`: what this shuffling is called, where it is not the deck's ordinary one. */
    function shuffleIn(game: GameOf<T>, deck: D, cards: readonly string[], called: string = label(deck)): void {
      const pile = of(game, deck);
      pile.draw = game.shuffle(called, [...pile.draw, ...cards]);
    }

    /** The discard pile makes a new deck; whether there was any. What is left of the old one is shuffled in. */
    function reshuffle(game: GameOf<T>, deck: D): boolean {
      const pile = of(game, deck);
      if (!pile.discard.length) return false;
      const cards = pile.discard;
      pile.discard = [];
      shuffleIn(game, deck, cards);
      onReshuffled?.(game, deck);
      return true;
    }

    return {
      shuffleIn,
      reshuffle,
      /**
       * Takes cards from the top, as many as there are. Where the deck has run out, the discard pile makes a new one, unless
       * `goesOn` (asked just then, with what has been drawn so far) says that the draw breaks off there.
       */
      drawCards(
        game: GameOf<T>,
        deck: D,
        count: number,
        goesOn: (drawn: readonly string[]) => boolean = () => true,
      ): string[] {
        const drawn: string[] = [];
        game.markRevealed();
        while (drawn.length < count) {
          if (!of(game, deck).draw.length && !(goesOn(drawn) && reshuffle(game, deck))) break;
          drawn.push(...of(game, deck).draw.splice(0, count - drawn.length));
        }
        return drawn;
      },
      /** The cards that would be drawn next, as far as the draw pile reaches; they stay where they are. */
      topCards: (game: GameOf<T>, deck: D, count: number): string[] => of(game, deck).draw.slice(0, count),
      /** The cards that lie lowest in the draw pile, the last of them undermost. */
      bottomCards: (game: GameOf<T>, deck: D, count: number): string[] =>
        count > 0 ? of(game, deck).draw.slice(-count) : [],
      /** Lays cards on the discard pile, the last on top. */
      discardCards(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).discard.push(...cards);
      },
      /** Puts cards on top of the deck: the first of them is drawn next. */
      putOnTop(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).draw.unshift(...cards);
      },
      /** Puts cards under the deck: the last of them lies lowest. */
      putOnBottom(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).draw.push(...cards);
      },
      /** Takes out of a pile the cards that are looked for, in the order in which they lie; the others stay in theirs. */
      takeMatching(game: GameOf<T>, deck: D, wanted: (card: string) => boolean, pile: keyof Deck = 'draw'): string[] {
        const lying = of(game, deck);
        const found = lying[pile].filter(wanted);
        lying[pile] = lying[pile].filter((card) => !wanted(card));
        return found;
      },
    };
  },
});
