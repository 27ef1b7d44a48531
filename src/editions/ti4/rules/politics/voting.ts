import { nameOutcome } from '#kit/narration/vote-format.ts';
import {
  ask,
  askInBranchOrder,
  choose,
  chosenKey,
  done,
  goto,
  awaitTurn,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { formatList } from '#text/sentences.ts';
import { hasStandingOrder } from '#ti4/rules/events/standing-orders.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { agendaOf } from './laws.ts';
import { nameOfOutcome, outcomesOf, type Votes } from './outcomes.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { exhaustPlanet } from '#ti4/rules/planets/planets.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { atHand, canAddVotes, planetLines, votesOf, votingProblem } from './available-votes.ts';
import { tallyVotes, breakTie, predictOutcome } from './vote-tally.ts';
import { planetsForVotes, planetsIn, castBesides, usedAfter, requiredOutcome } from './planets-for-votes.ts';

export const ABSTAIN = 'abstain';

/** Returns a text about the hidden agenda for the seat that has seen it, else an empty string. */
function seenBeneath(game: Game, seat: SeatId): string {
  const { agenda, seenBy } = atHand(game).beneath ?? {};
  if (agenda === undefined || seenBy !== seat) return '';
  return ` Only you know that this agenda is ${agendaOf(game, agenda).name}. ${agendaOf(game, agenda).text}`;
}

/** Tells whether a seat cannot vote on the current agenda, for example because it played a rider. */
const isBarred = (game: Game, seat: SeatId): boolean => {
  const about = { seat, agenda: atHand(game).agenda };
  return Boolean(modify(game, 'vote-barred', about, undefined)) && !modify(game, 'always-votes', about, false);
};

/** Tells whether a seat's part of the current vote has ended. Its facts join the others when all parts have. */
const hasFinishedVoting = ({ state }: Game, seat: SeatId): boolean =>
  state.stack.some(
    ({ data, fork = [] }) =>
      'voters' in (data as object) && fork.some((branch) => branch.seat === seat && !branch.stack.length),
  );

/** Tells whether a seat has voted on the current agenda or abstained. */
function hasVoted(game: Game, seat: SeatId, votes: Votes): boolean {
  if (votes[seat] || hasFinishedVoting(game, seat)) return true;
  const since = game.facts.findLastIndex(({ type }) => type === 'agenda-revealed');
  return game.facts.slice(since + 1).some((fact) => fact.type === 'abstained' && fact.seat === seat);
}

/** Asks for an outcome or to abstain (8.12, 8.14). */
export const voteFor = question<object>()(
  'vote-for',
  (game, seat): Spec => {
    const problem = votingProblem(game, seat);
    if (problem) return { kind: 'none', reason: problem };
    const { agenda, votes, voters = [] } = atHand(game);
    const cast = (outcome: string) =>
      Object.values(votes)
        .filter((one) => one.outcome === outcome)
        .reduce((sum, one) => sum + one.votes, 0);
    const before = voters
      .slice(0, Math.max(0, voters.indexOf(seat)))
      .filter((one) => !hasVoted(game, one, votes) && !isBarred(game, one))
      .map((one) => nameOfSeat(game, one));
    const early = before.length
      ? ` You can vote now or wait until ${formatList(before)} ${before.length > 1 ? 'have' : 'has'} voted.`
      : '';
    const required = requiredOutcome(game, seat);
    if (required === undefined && hasStandingOrder(game, seat, skipOrder('vote-for'))) return SKIPPED;
    const off = (key: string) =>
      required !== undefined && required !== key
        ? { disabledReason: `You must vote ${nameOutcome(nameOfOutcome(game, agenda, required))}.` }
        : {};
    const outcomes = outcomesOf(game, agenda).map((option) => ({
      ...option,
      ...(cast(option.key) && { hint: `votes so far: ${cast(option.key)}` }),
      ...off(option.key),
    }));
    return choose(
      `How do you vote on ${agendaOf(game, agenda).name}?${planetLines(game, seat).length ? ' You choose your planets next.' : ''}${early}`,
      [...outcomes, { key: ABSTAIN, label: 'Abstain', ...off(ABSTAIN) }],
      {
        detail: `${agendaOf(game, agenda).text}${seenBeneath(game, seat)}`,
        subject: { agenda, cast: tallyVotes(votes) },
      },
    );
  },
  { title: 'vote', binding: true },
);

const nearing = (game: Game, seat: SeatId) => ({
  timing: 'when' as const,
  name: 'vote-nears',
  seat,
  agenda: atHand(game).agenda,
});

/**
 * One seat votes (8.6): an outcome, then planets; all its votes are for one outcome (8.7). All seats are asked at once:
 * planets chosen early are held and can be changed until the earlier voters have voted.
 */
export const castVotes = procedure<{ seat: SeatId; outcome?: string }>()('cast-votes', {
  // If abilities can be used before a seat votes, it is asked for its vote only on its turn.
  outcome: (game, vote) =>
    game.book.windows.hasListeners(game, nearing(game, vote.seat)) ? awaitTurn('nears') : goto('vote'),
  nears: (game, { seat }) => openWindow('when', 'vote-nears', { seat, agenda: atHand(game).agenda }, 'vote'),
  vote: (_game, vote) => ask([voteFor.ask(vote.seat, {})], 'planets'),
  planets: (_game, vote, got) => {
    const outcome = chosenKey(got.answer);
    if (outcome === undefined || outcome === ABSTAIN) return awaitTurn('abstain');
    vote.outcome = outcome;
    return askInBranchOrder([planetsForVotes.ask(vote.seat, { outcome })], 'cast');
  },
  cast: (game, vote, got) => {
    const { seat, outcome } = vote;
    const planets = planetsIn(got.answer);
    const votes = outcome === undefined ? 0 : votesOf(game, seat, planets, castBesides(got.answer));
    if (outcome === undefined || votes <= 0) return goto('abstain');
    for (const planet of planets) exhaustPlanet(game, planet); // 8.6: each for its full influence
    const { agenda, votes: all } = atHand(game);
    all[seat] = { outcome, votes };
    game.addFact({ type: 'votes-cast', seat, agenda, outcome, votes, planets });
    // A voter who chose planets has also chosen the ability to use.
    const ahead = got.answer === null ? {} : { [seat]: usedAfter(got.answer).slice(0, 1) };
    return openWindow('after', 'votes-cast', { seat, agenda, outcome, votes }, 'end', { ahead });
  },
  abstain: (game, { seat }) => {
    const { agenda } = atHand(game);
    game.addFact({ type: 'abstained', seat, agenda });
    // Reactions to a vote check for themselves what they need of it.
    return openWindow('after', 'votes-cast', { seat, agenda, outcome: '', votes: 0 }, 'end');
  },
  end: () => done(),
});

/** Asks for the outcome when only this seat votes. */
export const soleVote = question<object>()(
  'sole-vote',
  (game, seat): Spec => {
    const { agenda } = atHand(game);
    const outcomes = outcomesOf(game, agenda);
    if (!outcomes.length) return { kind: 'none', reason: 'There is no outcome to vote for.' };
    const { name, text } = agendaOf(game, agenda);
    return choose(`Only you vote on ${name}. Which outcome do you choose?`, outcomes, {
      detail: `${text}${seenBeneath(game, seat)}`,
      subject: { agenda },
    });
  },
  { title: 'vote', forced: true, binding: true },
);

export function castSoleVote(game: Game, seat: SeatId, outcome: string): void {
  const { agenda, votes } = atHand(game);
  votes[seat] = { outcome, votes: 1 };
  game.addFact({ type: 'votes-cast', seat, agenda, outcome, votes: 1, planets: [] });
}

/** Casts more votes for the outcome a seat has voted for (8.15). */
export function castExtraVotes(game: Game, seat: SeatId, votes: number): void {
  const { agenda, votes: all } = atHand(game);
  const vote = all[seat];
  if (!vote || votes <= 0 || !canAddVotes(game, seat)) return;
  vote.votes += votes;
  game.addFact({ type: 'votes-cast', seat, agenda, outcome: vote.outcome, votes, planets: [] });
}

/** Returns the voters clockwise from the speaker's left; the speaker is last (8.2, 80.2). */
export const votingOrder = (game: Game, agenda: ComponentId): SeatId[] =>
  modify(game, 'voting-order', { agenda }, [...othersFrom(game.state, game.state.speaker), game.state.speaker]);

export const votingProcedures: Procedure<Game, never>[] = [castVotes];
export const votingQuestions: Question<Game, never>[] = [voteFor, soleVote, planetsForVotes, breakTie, predictOutcome];
