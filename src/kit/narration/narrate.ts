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
  /** Adds the text of a card that is played or voted on. */
  texts?: true;
  /** Called when a sentence fails; without it, the error is thrown. */
  onError?: (error: unknown, type: string) => void;
}

/** Returns a line for each fact that has one. If a sentence fails, reports its error and goes on with the others. */
export function narrateEach<F extends Fact>(
  facts: readonly F[],
  line: (fact: F) => string,
  faulty: NarrationOptions['onError'],
): string[] {
  return facts.flatMap((fact) => {
    try {
      return line(fact) || [];
    } catch (error) {
      if (!faulty) throw error;
      faulty(error, fact.type);
      return [];
    }
  });
}
