import { deck, type DeckDefinition } from '#ti4/rules/components/component.ts';

/** Defines a deck of the exploration cards that name it as their deck (35.2, 35.5). */
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
