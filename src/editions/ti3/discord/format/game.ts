import { escapeMarkdown } from '#text/markdown.ts';
import type { SeatId } from '#engine';
import { formatPointChanges } from '#discord/format/points.ts';
import { formatObjective } from '#discord/format/objectives.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { PendingSeat } from '#kit/prompts/pending-seats.ts';
import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { buildPublicProgress, seatEmoji, type BoardView, type HandView } from '#ti3/views/index.ts';

// Formats views of the third edition as text.

const formatSeat = (game: Game, seat: SeatId): string => `${seatEmoji(game, seat)}${nameOfSeat(game, seat)}`;

/** Maximum number of players that the status lists as waited for. */
const MAX_WAITING_LINES = 8;

export function formatStatus(game: Game, waiting: readonly PendingSeat[]): string {
  const { phase, round, winner, options, order, seats } = game.state;
  if (phase === 'ended')
    return winner === null ? 'The game is over.' : `The game is over. The winner is ${formatSeat(game, winner)}.`;
  const standing = order.map((seat) => `${formatSeat(game, seat)} ${seats[seat].points}`);
  return [
    `**Round ${round}${options.lastRound === undefined ? '' : ` of ${options.lastRound}`}, ${phase} phase.** VP (${options.points} to win): ${standing.join(', ')}.`,
    ...waiting
      .slice(0, MAX_WAITING_LINES)
      .map(
        ({ seat, about, moment }) =>
          `- Waiting for ${formatSeat(game, seat)}${moment ? `, who may respond: ${about}` : ` to ${about}.`}`,
      ),
  ].join('\n');
}

/** Formats the points that a player got from anything but objectives. */
const formatOtherPoints = (game: Game, seat: SeatId, facts: readonly GameFact[]): string =>
  formatPointChanges(
    facts.flatMap((fact) => (fact.type === 'points-changed' && fact.seat === seat ? [fact] : [])),
    (why) => nameOf(game, why),
  );

export function formatScores(
  game: Game,
  { seats, goal }: BoardView,
  names: Readonly<Record<SeatId, string>>,
  facts: readonly GameFact[],
): string {
  const best = [...seats].sort((a, b) => b.points - a.points);
  const secrets = (seat: SeatId): string[] =>
    game.state.seats[seat].claimed
      .filter((id) => game.book.byKind.objective[id]?.stage === 'secret')
      .map((id) => nameOf(game, id));
  const lines = best.map(({ id, race, points }) => {
    const own = secrets(id);
    return `- ${seatEmoji(game, id)}**${race}** (${escapeMarkdown(names[id] ?? '')}): ${points} of ${goal} VP${own.length ? `; secret objectives: ${formatList(own)}` : ''}${formatOtherPoints(game, id, facts)}`;
  });
  const open = buildPublicProgress(game).map((one) => `- ${formatObjective((seat) => nameOfSeat(game, seat), one)}`);
  return [...lines, ...(open.length ? ['**Public objectives**', ...open] : [])].join('\n');
}

const formatSecret = ({ name, text, points, fulfilled }: NonNullable<HandView['secret']>): string =>
  `- **${name}** (${points} VP): ${text}${fulfilled ? ' You meet its condition now.' : ''}`;

const formatSecrets = ({ secret, furtherSecrets }: HandView): string[] =>
  secret ? [secret, ...furtherSecrets].map(formatSecret) : [];

/** Formats a hand for its owner. */
export function formatHand(hand: HandView): string {
  const { actionCards, politicalCards, counters, secret } = hand;
  const held = actionCards.map(({ name, text, count }) => `- **${name}**${count > 1 ? ` (${count})` : ''}: ${text}`);
  return [
    held.length ? '**Action cards**' : 'You have no action cards.',
    ...held,
    ...(politicalCards.length
      ? ['**Political cards**', ...politicalCards.map(({ name, text }) => `- **${name}**: ${text}`)]
      : []),
    secret ? '**Secret objective**' : 'You have no secret objective.',
    ...formatSecrets(hand),
    ...(counters.length ? ['**Domain counters you looked at**'] : []),
    ...counters.map(({ planet, name, text }) => `- ${planet}: **${name}**. ${text}`),
  ].join('\n');
}
