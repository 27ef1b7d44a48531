import { deck, type DeckDefinition } from '#ti4/rules/components/component.ts';

/** A deck of exploration cards (35.2, 35.5): all that say it is theirs. */
export const explorationDeck = (id: string, name: string): DeckDefinition =>
  deck({
    id,
    name,
    shuffledAs: name,
    cards: ({ 'exploration-card': cards = {} }) =>
      Object.values(cards).flatMap((component) =>
        component.deck === id ? [{ component, copies: component.copies }] : [],
      ),
  });
