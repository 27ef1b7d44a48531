import type { SeatId } from '#engine';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';

/** Number of decisions that a tour names. */
const MAX_DECISIONS = 3;

/**
 * Introduces a seat's player to a game that begins, in 6 lines: who they are, their first decisions, and where the
 * buttons are. Contains only what all players know. `called`: a mention, if others read it.
 */
export function formatTour({ adapter, presenter }: LoadedGame, seat: SeatId, called?: string): string {
  const home = presenter.formatHome?.(seat);
  const decisions = presenter.firstDecisions?.(seat).slice(0, MAX_DECISIONS) ?? [];
  return [
    `${called === undefined ? 'You' : `${called}, you`} play **${presenter.seatName(seat)}**.${home === undefined ? '' : ` Your home is ${home}.`}`,
    ...(decisions.length ? ['Your first decisions:', ...decisions.map((decision, i) => `${i + 1}. ${decision}`)] : []),
    `At the end of the game's thread, **Your move** shows your question${adapter.hasHands ? ', **My hand** your cards' : ''} and **More** the board and all else.`,
  ].join('\n');
}
