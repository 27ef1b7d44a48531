import type { BoundTypes, GameOf, EditionTypes } from '#kit/components/types.ts';

/** Deck in a game's state. */
export interface Deck {
  /** Draw pile; its first card is drawn next. */
  draw: string[];
  /** Discard pile; its last card was discarded last. */
  discard: string[];
}

/** Configuration of an edition's decks; `D`: their names. */
export interface DeckConfig<T extends EditionTypes, D extends string> {
  /** Returns a deck in the state. */
  of: (game: GameOf<T>, deck: D) => Deck;
  /** Returns the draw label of shuffling a deck. It is part of the address of its chance and never changes. */
  label: (deck: D) => string;
  /** Called after a discard pile has become a new deck. */
  onReshuffled?: (game: GameOf<T>, deck: D) => void;
}

/** Binds decks of cards to an edition. */
export const bindDecks = <T extends BoundTypes<T>>() => ({
  configureDecks: <D extends string>({ of, label, onReshuffled }: DeckConfig<T, D>) => {
    /**
     * Shuffles cards into the draw pile. `called`: draw label of this shuffle, if it is not the deck's ordinary one.
     */
    function shuffleIn(game: GameOf<T>, deck: D, cards: readonly string[], called: string = label(deck)): void {
      const pile = of(game, deck);
      pile.draw = game.shuffle(called, [...pile.draw, ...cards]);
    }

    /** Shuffles the discard pile into what is left of the draw pile; returns whether there were any discards. */
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
       * Draws cards from the top, as many as there are. If the draw pile is empty, the discard pile becomes a new one,
       * unless `goesOn` (called at that point, with the cards drawn so far) ends the draw.
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
      /** Returns the cards that would be drawn next, as far as the draw pile reaches, without drawing them. */
      topCards: (game: GameOf<T>, deck: D, count: number): string[] => of(game, deck).draw.slice(0, count),
      /** Returns the lowest cards of the draw pile, the bottom card last. */
      bottomCards: (game: GameOf<T>, deck: D, count: number): string[] =>
        count > 0 ? of(game, deck).draw.slice(-count) : [],
      /** Puts cards on the discard pile, the last on top. */
      discardCards(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).discard.push(...cards);
      },
      /** Puts cards on top of the draw pile: the first is drawn next. */
      putOnTop(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).draw.unshift(...cards);
      },
      /** Puts cards under the draw pile: the last becomes the bottom card. */
      putOnBottom(game: GameOf<T>, deck: D, cards: readonly string[]): void {
        of(game, deck).draw.push(...cards);
      },
      /** Takes matching cards out of a pile, in their order in it; the other cards keep their order. */
      takeMatching(game: GameOf<T>, deck: D, wanted: (card: string) => boolean, pile: keyof Deck = 'draw'): string[] {
        const lying = of(game, deck);
        const found = lying[pile].filter(wanted);
        lying[pile] = lying[pile].filter((card) => !wanted(card));
        return found;
      },
    };
  },
});
