import type { Fact, SeatId } from '#engine';

// Narration of what has happened, fact by fact.

export const canKnow = ({ to }: Fact, viewer: SeatId | null): boolean =>
  !to || (viewer !== null && to.includes(viewer));

/** Options of the narration. */
export interface NarrationOptions {
  /** Returns the emoji in front of a player's name. */
  emojiOf?: (seat: SeatId) => string;
  /** Seat whose actions these are, as the heading says: its name need not begin each line. */
  subject?: SeatId;
  /** Set if a heading names the turn or phase: that it begins is not told again. */
  hasTurnTitle?: true;
  /** Set if a heading names both sides of a fight: that it begins is not told again. */
  hasFightTitle?: true;
  /** Number of first lines that the reader does not see. The lines after them name systems again. */
  skipped?: number;
  /** Adds the text of a card that is played or voted on. */
  texts?: true;
  /** Called when a sentence fails; without it, the error is thrown. */
  onError?: (error: unknown, type: string) => void;
}

/** Returns a function that reports the error of a sentence that fails, and returns an empty one. */
export const guardSentence =
  <F extends { type: string }>(sentence: (fact: F) => string, onError: NarrationOptions['onError']) =>
  (fact: F): string => {
    try {
      return sentence(fact);
    } catch (error) {
      if (!onError) throw error;
      onError(error, fact.type);
      return '';
    }
  };

/**
 * Returns a line for each fact that has one. If a sentence fails, reports its error and skips that fact.
 * `forget`: called before the first line that the reader sees.
 */
export function narrateEach<F extends Fact>(
  facts: readonly F[],
  line: (fact: F) => string,
  { onError, skipped, forget }: Pick<NarrationOptions, 'onError' | 'skipped'> & { forget: () => void },
): string[] {
  const guarded = guardSentence(line, onError);
  const lines: string[] = [];
  for (const fact of facts) {
    if (lines.length === skipped) forget();
    const told = guarded(fact);
    if (told) lines.push(told);
  }
  return lines;
}
