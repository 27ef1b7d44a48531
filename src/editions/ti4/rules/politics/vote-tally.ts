import { choose, type Spec } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { agendaOf } from './laws.ts';
import { agendaAtHand, outcomesOf, type Votes } from './outcomes.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { atHand } from './available-votes.ts';

/** Returns the seats that voted for an outcome, clockwise from the speaker: the order in which it affects them. */
export const votersFor = (game: Game, votes: Votes, outcome: string): SeatId[] =>
  seatsFrom(game.state, game.state.speaker).filter((seat) => votes[seat]?.outcome === outcome);

/** Counts the votes of each outcome. */
export function tallyVotes(votes: Votes): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { outcome, votes: count } of Object.values(votes)) sums[outcome] = (sums[outcome] ?? 0) + count;
  return sums;
}

/** Tells whether a player has cast votes for an outcome. */
const hasVotes = (votes: Votes): boolean => Object.values(votes).some(({ votes: count }) => count > 0);

/** Returns the outcomes with the most votes; all outcomes if there are no votes (8.19). */
export function leadingOutcomes(game: Game, agenda: ComponentId, votes: Votes): string[] {
  const sums = tallyVotes(votes);
  const most = Math.max(0, ...Object.values(sums));
  return outcomesOf(game, agenda)
    .map(({ key }) => key)
    .filter((key) => (sums[key] ?? 0) === most);
}

/** Asks the speaker to break a tie between outcomes (8.19). */
export const breakTie = question<object>()(
  'break-tie',
  (game): Spec => {
    const { agenda, votes } = atHand(game);
    const tied = leadingOutcomes(game, agenda, votes);
    const { name, text } = agendaOf(game, agenda);
    const most = Math.max(0, ...Object.values(tallyVotes(votes)));
    const why = most
      ? `The vote on ${name} is tied (${formatCount(most, 'vote')} each)`
      : `No one has voted on ${name}`;
    return choose(
      `${why}. As the speaker, which outcome do you choose?`,
      outcomesOf(game, agenda).filter(({ key }) => tied.includes(key)),
      { detail: text, subject: { agenda } },
    );
  },
  {
    title: (game) => (hasVotes(agendaAtHand(game)?.votes ?? {}) ? 'break the tie' : 'choose the outcome'),
    forced: true,
    binding: true,
  },
);

/** Asks for a predicted outcome (8.22): any possible outcome of the agenda. */
export const predictOutcome = question<object>()(
  'predict-outcome',
  (game): Spec => {
    const agenda = agendaAtHand(game)?.agenda;
    if (!agenda) return { kind: 'none', reason: 'No agenda is being voted on.' };
    const { name, text } = agendaOf(game, agenda);
    return choose(`Which outcome do you predict for ${name}?`, outcomesOf(game, agenda), {
      detail: text,
      subject: { agenda },
    });
  },
  { title: 'predict the outcome' },
);

/** Sets the outcome, replacing the votes or their result. */
export function setOutcome(game: Game, outcome: string, by: SeatId): void {
  const now = atHand(game);
  now.outcome = outcome;
  game.addFact({ type: 'outcome-changed', agenda: now.agenda, outcome, seat: by });
}
