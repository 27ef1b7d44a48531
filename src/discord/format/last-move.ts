import type { Fact, SeatId } from '#engine';
import type { Sight } from '#discord/edition/edition-adapter.ts';
import { clip, firstLine } from '#text/markdown.ts';

/** So much of a move is named. */
const NAMED = 300;

interface Told {
  /** As whom it is told; null for all. */
  viewer: SeatId | null;
  /** Whose move it is. */
  mover: SeatId | null;
}

/**
 * A move in one line without its full stop: "Sol moves a cruiser to Lodor". Where it is too long for that, what its player did comes first: others
 * may have chosen together with them. Empty where nothing of it was told.
 */
export function moved(sight: Pick<Sight, 'narrate'>, facts: readonly Fact[], { viewer, mover }: Told): string {
  const said = (some: readonly Fact[]): string[] =>
    sight.narrate([...some], viewer).map((line) => firstLine(line).replace(/\.$/, ''));
  const whole = said(facts).join('; ');
  if (whole.length <= NAMED) return whole;
  const isTheirs = ({ seat }: Fact): boolean => mover !== null && seat === mover;
  return clip([...said(facts.filter(isTheirs)), ...said(facts.filter((one) => !isTheirs(one)))].join('; '), NAMED);
}

/** A sentence's end, where it has none. */
export const ended = (text: string, sign = '.'): string => (text.endsWith('…') ? text : `${text}${sign}`);
