import type { Fact, SeatId } from '#engine';

// What has happened, told fact by fact.

export const canKnow = ({ to }: Fact, viewer: SeatId | null): boolean =>
  !to || (viewer !== null && to.includes(viewer));

/** How things are told. */
export interface NarrationOptions {
  /** What stands before a player's name. */
  emojiOf?: (seat: SeatId) => string;
  /** Whose doings these are, as what stands above them says: their name need not begin each. */
  subject?: SeatId;
  /** What a card says that is played or voted on follows below it. */
  texts?: true;
  /** Hears of a sentence that has failed; left out, it is thrown. */
  onError?: (error: unknown, type: string) => void;
}

/** A line for each of these facts that has one. A sentence that fails is heard of, and the others are told. */
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
