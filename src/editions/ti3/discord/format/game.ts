import { plain } from '#text/markdown.ts';
import type { SeatId } from '#engine';
import { besidesObjectives } from '#discord/format/points.ts';
import { objectiveShort } from '#discord/format/objectives.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { Waiting } from '#kit/prompts/pending-seats.ts';
import { listed, some } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf, shortNameOf } from '#ti3/rules/names.ts';
import { publicProgress, seatSign, type BoardView, type HandView } from '#ti3/views/index.ts';

// What a game of this edition comes to, in words.

const signed = (game: Game, seat: SeatId): string => `${seatSign(game, seat)}${shortNameOf(game, seat)}`;

/** So many are named of those who are waited for. */
const NAMED = 8;

export function statusTold(game: Game, waiting: readonly Waiting[]): string {
  const { phase, round, winner, options, order, seats } = game.state;
  if (phase === 'ended')
    return winner === null ? 'The game has ended.' : `The game has ended. Victory for ${signed(game, winner)}.`;
  const standing = order.map((seat) => `${signed(game, seat)} ${seats[seat].points}`);
  return [
    `**Round ${round}${options.lastRound === undefined ? '' : ` of ${options.lastRound}`}, ${phase} phase.** Of ${options.points} points: ${standing.join(', ')}.`,
    ...waiting
      .slice(0, NAMED)
      .map(
        ({ seat, about, moment }) =>
          `- Waiting for ${signed(game, seat)}${moment ? `, who may answer: ${about}` : ` to ${about}.`}`,
      ),
  ].join('\n');
}

/** What points came of, but objectives. */
const otherPoints = (game: Game, seat: SeatId, facts: readonly GameFact[]): string =>
  besidesObjectives(
    facts.flatMap((fact) => (fact.type === 'points-changed' && fact.seat === seat ? [fact] : [])),
    (why) => nameOf(game, why),
  );

export function scoresTold(
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
    return `- ${seatSign(game, id)}**${race}** (${plain(names[id] ?? '')}): ${points} of ${goal}${own.length ? `, with ${listed(own)}` : ''}${otherPoints(game, id, facts)}`;
  });
  const open = publicProgress(game).map((one) => `- ${objectiveShort((seat) => shortNameOf(game, seat), one)}`);
  return [...lines, ...(open.length ? ['**Open objectives**', ...open] : [])].join('\n');
}

const secretTold = ({ name, text, points, fulfilled }: NonNullable<HandView['secret']>): string =>
  `- **${name}** (${some(points, 'point')}): ${text}${fulfilled ? ' You fulfil it now.' : ''}`;

const secretsTold = ({ secret, furtherSecrets }: HandView): string[] =>
  secret ? [secret, ...furtherSecrets].map(secretTold) : [];

/** A hand, for whoever holds it. */
export function handTold(hand: HandView): string {
  const { actionCards, politicalCards, counters, secret } = hand;
  const held = actionCards.map(({ name, text, count }) => `- **${name}**${count > 1 ? ` (${count})` : ''}: ${text}`);
  return [
    held.length ? '**Action cards**' : 'You hold no action card.',
    ...held,
    ...(politicalCards.length
      ? ['**Political cards**', ...politicalCards.map(({ name, text }) => `- **${name}**: ${text}`)]
      : []),
    secret ? '**Secret objective**' : 'You have no secret objective any more.',
    ...secretsTold(hand),
    ...(counters.length ? ['**Domain counters you have looked at**'] : []),
    ...counters.map(({ planet, name, text }) => `- ${planet}: **${name}**. ${text}`),
  ].join('\n');
}
