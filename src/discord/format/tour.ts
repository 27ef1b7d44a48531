import type { SeatId } from '#engine';
import { isAi } from '#service';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';

/** Number of decisions that a tour names. */
const MAX_DECISIONS = 3;
/** Number of commands after which the only person of a game needs no tour. */
const MAX_COMMANDS = 100;

/**
 * Introduces a seat's player to a game that begins, in 6 lines: who they are, their first decisions, and where the
 * buttons are. Contains only what all players know. `place`: where the buttons are, such as "below".
 */
export function formatTour({ adapter, presenter }: LoadedGame, seat: SeatId, place: string): string {
  const home = presenter.formatHome?.(seat);
  const decisions = presenter.firstDecisions?.(seat).slice(0, MAX_DECISIONS) ?? [];
  return [
    `You play **${presenter.seatName(seat)}**.${home === undefined ? '' : ` Your home is ${home}.`}`,
    ...(decisions.length ? ['Your first decisions:', ...decisions.map((decision, i) => `${i + 1}. ${decision}`)] : []),
    `Press **Your move** ${place} to see your question${adapter.hasHands ? ', **My hand** to see your cards' : ''} or **More** to see the board and everything else.`,
  ].join('\n');
}

/**
 * Returns the tour for the only person in a game of practice players until their first turn begins; else an empty text.
 * Several people get theirs in private.
 */
export async function formatPanelTour(loaded: LoadedGame): Promise<string> {
  const { head, members } = loaded.info;
  const [person, ...others] = members.filter(({ user }) => !isAi(user));
  if (!person?.seat || others.length || head === 0 || head > MAX_COMMANDS) return '';
  const { presenter } = loaded;
  const hasHadTurn = (await loaded.facts(1, head)).some(({ fact }) => {
    const section = presenter.sectionOf?.(fact);
    return section?.turn === true && section.subject === person.seat;
  });
  return hasHadTurn ? '' : formatTour(loaded, person.seat, 'below');
}
