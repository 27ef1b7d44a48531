import { framesOf, type Frame } from '#engine';

/** A deck as all players know it, and the further cards that one viewer knows. Each card is given by its name. */
export interface CardPile {
  key: string;
  /** Name of the pile's cards: "Action cards". */
  name: string;
  /** Cards that are neither discarded, shown, in play nor removed from the game. Equal for all viewers. */
  unseen: string[];
  /** Number of unseen cards at a place where all can count them: "21 in the deck". */
  where?: string;
  /** Unseen cards that the viewer has in hand or has looked at. */
  known: string[];
  /** Discarded cards, newest first. */
  discarded: string[];
}

/** Returns the cards without the given ones; each of these removes one equal card at most. */
export function withoutCards(cards: readonly string[], gone: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const card of gone) counts.set(card, (counts.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const count = counts.get(card) ?? 0;
    if (count) counts.set(card, count - 1);
    return !count;
  });
}

/** Returns the cards that are among both, each as often as it is in the first list at most. */
export const commonCards = (cards: readonly string[], others: readonly string[]): string[] =>
  withoutCards(cards, withoutCards(cards, others));

/** Returns the cards that running procedures show to all players. `shown`: reads them from a procedure's data. */
export const cardsShownBy = (
  stack: readonly Frame[],
  shown: Readonly<Record<string, (frame: Frame) => readonly (string | undefined)[]>>,
): string[] =>
  [...framesOf(stack)].flatMap((frame) => {
    const read = Object.hasOwn(shown, frame.procedure) ? shown[frame.procedure] : undefined;
    return read?.(frame).filter((card) => card !== undefined) ?? [];
  });
