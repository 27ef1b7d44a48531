import { copyOf, type Component, type DeckDefinition, type Rulebook } from '#ti4/rules/components/component.ts';
import type { CardId } from '#ti4/rules/state.ts';

/** Tells whether a component is dealt in games that do not ask for incomplete ones. */
const isComplete = ({ lacks }: Component): boolean => lacks === undefined;

/** Returns all cards of a deck, before any is left out of a game. */
export const cardsOfDeck = (
  { cards }: DeckDefinition,
  byKind: Rulebook['byKind'],
  isDealt: (component: Component) => boolean = isComplete,
): CardId[] =>
  cards(byKind)
    .filter(({ component }) => isDealt(component))
    .flatMap(({ component: { id }, copies }) =>
      copies === undefined ? [id] : Array.from({ length: copies }, (_, i) => copyOf(id, i + 1)),
    );
