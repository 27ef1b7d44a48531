import { unknownList, withUnknown } from '#engine';

/** Replacements for cards and tokens that a player cannot see. */
export interface HiddenPieces {
  /** Replaces a deck of face-down cards. */
  deck: (cards: readonly string[]) => string[];
  /** Replaces something face down; `field` names what it is. */
  faceDown: <T extends object>(lying: T, field: keyof T & string) => T;
}

/**
 * Returns replacements with a readable name, for AI players that plan with what they see. `back` is the name of no
 * component.
 */
export const faceDownPieces = (back: string): HiddenPieces => ({
  deck: (cards) => Array.from({ length: cards.length }, () => back),
  faceDown: (lying, field) =>
    Object.fromEntries(
      Object.keys(lying).map((key) => [key, key === field ? back : (lying as Record<string, unknown>)[key]]),
    ) as typeof lying,
});

/** Replacements that throw `Unknown` when they are read, for looking ahead by the rules. */
export const unreadablePieces: HiddenPieces = {
  deck: (cards) => unknownList(cards.length),
  faceDown: (lying, field) => withUnknown(lying, [field]),
};
