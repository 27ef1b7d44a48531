import type { Fact, SeatId } from '#engine';
import type { GamePresenter } from '#discord/edition/edition-adapter.ts';
import { truncate, firstLine } from '#text/markdown.ts';

/** So much of a move is named. */
const MAX_MOVE_LENGTH = 300;

interface MoveOptions {
  /** As whom it is told; null for all. */
  viewer: SeatId | null;
  /** Whose move it is. */
  mover: SeatId | null;
}

/**
 * A move in one line without its full stop: "Sol moves a cruiser to Lodor". Where it is too long for that, what its player did comes first: others
 * may have chosen together with them. Empty where nothing of it was told.
 */
export function formatMove(
  sight: Pick<GamePresenter, 'narrate'>,
  facts: readonly Fact[],
  { viewer, mover }: MoveOptions,
): string {
  const said = (some: readonly Fact[]): string[] =>
    sight.narrate([...some], viewer).map((line) => firstLine(line).replace(/\.$/, ''));
  const whole = said(facts).join('; ');
  if (whole.length <= MAX_MOVE_LENGTH) return whole;
  const isTheirs = ({ seat }: Fact): boolean => mover !== null && seat === mover;
  return truncate(
    [...said(facts.filter(isTheirs)), ...said(facts.filter((one) => !isTheirs(one)))].join('; '),
    MAX_MOVE_LENGTH,
  );
}

/** A sentence's end, where it has none. */
export const endSentence = (text: string, sign = '.'): string => (text.endsWith('…') ? text : `${text}${sign}`);
