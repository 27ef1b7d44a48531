import { unknownList, withUnknown } from '#engine';

/** What stands in the place of cards and tokens that somebody cannot see. */
export interface HiddenPieces {
  /** A deck of cards that lie face down. */
  deck: (cards: readonly string[]) => string[];
  /** Something that lies face down: `field` names what it is. */
  faceDown: <T extends object>(lying: T, field: keyof T & string) => T;
}

/** A name for what lies face down, for those who think about what they see; `back` is the name of no component. */
export const faceDownPieces = (back: string): HiddenPieces => ({
  deck: (cards) => Array.from({ length: cards.length }, () => back),
  faceDown: (lying, field) =>
    Object.fromEntries(
      Object.keys(lying).map((key) => [key, key === field ? back : (lying as Record<string, unknown>)[key]]),
    ) as typeof lying,
});

/** Values that throw `Unknown` when they are read, for looking ahead by the rules. */
export const unreadablePieces: HiddenPieces = {
  deck: (cards) => unknownList(cards.length),
  faceDown: (lying, field) => withUnknown(lying, [field]),
};
