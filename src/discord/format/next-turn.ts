import type { SeatId } from '#engine';
import type { NextTurn } from '#service';

type SeatNames = (seat: SeatId) => string;

/** Formats who acts next, for the panel: "Next, after Hacan (red): Sol (blue)". */
export const formatNextTurn = ({ seat, after }: NextTurn, nameOf: SeatNames): string =>
  after === null ? `-# Next: ${nameOf(seat)}` : `-# Next, after ${nameOf(after)}: ${nameOf(seat)}`;

/** Tells a user that they are next. `where`: mention of the game's thread. */
export const formatNextNotice = ({ after }: NextTurn, nameOf: SeatNames, where: string): string =>
  `You are next in ${where}${after === null ? '' : `, after ${nameOf(after)}`}. I will ping you when it is your turn.`;
