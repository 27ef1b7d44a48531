import type { Fact, SeatId } from '#engine';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { truncate, firstLine } from '#text/markdown.ts';

/** Maximum length of a formatted move, in characters. */
const MAX_MOVE_LENGTH = 300;

interface MoveOptions {
  /** Seat that reads the text; null for the public. */
  viewer: SeatId | null;
  /** Seat that made the move. */
  mover: SeatId | null;
}

/**
 * Formats a move in one line without a full stop: "Sol moves a cruiser to Lodor". If it is too long, the mover's own
 * facts come first, since other players may have chosen at the same time, and the rest is cut off. Empty if the viewer
 * sees nothing.
 */
export function formatMove(
  presenter: Pick<GamePresenter, 'narrate'>,
  facts: readonly Fact[],
  { viewer, mover }: MoveOptions,
): string {
  const said = (some: readonly Fact[]): string[] =>
    presenter.narrate([...some], viewer).map((line) => firstLine(line).replace(/\.$/, ''));
  const whole = said(facts).join('; ');
  if (whole.length <= MAX_MOVE_LENGTH) return whole;
  const isTheirs = ({ seat }: Fact): boolean => mover !== null && seat === mover;
  return truncate(
    [...said(facts.filter(isTheirs)), ...said(facts.filter((one) => !isTheirs(one)))].join('; '),
    MAX_MOVE_LENGTH,
  );
}

/** Appends `sign` to a text, unless it ends with "…". */
export const endSentence = (text: string, sign = '.'): string => (text.endsWith('…') ? text : `${text}${sign}`);
