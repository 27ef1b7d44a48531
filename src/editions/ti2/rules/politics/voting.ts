import { ask, choose, chosenKey, done, goto, type Option } from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti2/rules/events/standing-orders.ts';
import { formatCount } from '#text/sentences.ts';
import { componentOf, modify } from '#ti2/rules/components/kit.ts';
import { planetOption } from '#ti2/rules/components/planet-choice.ts';
import { formatPlanets, formatUnrest } from '#ti2/rules/planets/planet-labels.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { formatLawNote } from './laws.ts';
import {
  formatVotersAfter,
  formatBallotTally,
  nameOfVote,
  planetPairKey,
  tallyVotes,
  weightOf,
  VOTING,
  type Vote,
} from './ballots.ts';
import {
  seatsByInfluence,
  seatsByMeans,
  seatsByInfluenceDrawn,
  influenceOf,
  isHomePlanet,
  planetsOf,
  remainingSeats,
  seatOf,
} from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const candidates = (game: Game, { card }: Vote): string[] => {
  const { state } = game;
  const { elect, eligible } = game.book.byKind['political-card'][componentOf(card)];
  const fits = (one: string, first?: string): boolean => eligible?.(game, one, first) ?? true;
  if (elect === 'for-against') return ['for', 'against'];
  if (elect === 'player') return remainingSeats(state).filter((seat) => fits(seat));
  if (elect === 'law') return Object.keys(state.laws).filter((law) => fits(law));
  const planets = Object.values(state.planets).flatMap(({ id, owner }) => (owner !== null && fits(id) ? [id] : []));
  if (elect === 'planet') return planets;
  return pairs(game, planets);
};

/** Pairs of planets of different players, one option each. */
function pairs({ state }: Game, planets: readonly PlanetId[]): string[] {
  return planets.flatMap((one, i) =>
    planets
      .slice(i + 1)
      .flatMap((other) =>
        state.planets[one].owner === state.planets[other].owner ? [] : [planetPairKey.format(one, other)],
      ),
  );
}

/** Tells whether there is anything to vote for (E2 4.7). */
export const canBeVotedOn = (game: Game, card: string): boolean => candidates(game, { card, cast: {} }).length > 0;

/** Public information about a player who may be elected: "12 credits, 3 planets". */
const meansTold = (game: Game, seat: SeatId): string =>
  `${formatCount(seatOf(game, seat).credits, 'credit')}, ${formatCount(planetsOf(game, seat).length, 'planet')}`;

/** Option for an outcome; `stirs`: modifier of the insurgence check that elected planets make. */
function candidate(game: Game, key: string, stirs?: number): Option {
  if (game.state.planets[key])
    return planetOption(game, key, stirs === undefined ? undefined : formatUnrest(game, key, stirs));
  if (game.state.seats[key]) return { key, label: nameOfVote(game, key), hint: meansTold(game, key) };
  const pair = key.includes('+') ? planetPairKey.parse(key) : [];
  return { key, label: nameOfVote(game, key), ...(pair.length && { hint: formatPlanets(game, pair, stirs) }) };
}

/** Number of votes of a seat, fixed when the vote begins (E2 4.4). */
export const votesOf = (game: Game, seat: SeatId): number =>
  modify(game, 'vote-barred', { seat }, undefined) === undefined
    ? Math.max(0, modify(game, 'votes', { seat }, influenceOf(game, seat, 'votes')))
    : 0;

const ABSTAIN = 'abstain';

/** Formats what a voter weighs: " So far: 34 For. Voting after you: Hacan with 14 votes.". */
function formatVoteStatus(game: Game, seat: SeatId, vote: Vote): string {
  const cast = formatBallotTally(game, vote);
  const later = formatVotersAfter(game, seat, vote);
  return ` ${cast ? `So far: ${cast}.` : 'No one has voted yet.'} ${later ? `Voting after you: ${later}.` : 'You vote last.'}`;
}

const castVotes = question<Vote>()(
  'cast-votes',
  (game, seat, vote) => {
    const barred = modify(game, 'vote-barred', { seat }, undefined);
    if (barred !== undefined) return { kind: 'none', reason: barred };
    if (hasStandingOrder(game, seat, skipOrder('cast-votes'))) return SKIPPED;
    const votes = weightOf(vote, seat);
    const card = game.book.byKind['political-card'][componentOf(vote.card)];
    const options = candidates(game, vote).map((key) => candidate(game, key, card.stirs));
    return choose(
      `How do you vote on ${card.name}? You have ${votes ? formatCount(votes, 'vote') : 'no votes unless a card gives you some'}.${formatVoteStatus(game, seat, vote)}`,
      [...options, { key: ABSTAIN, label: 'Abstain' }],
      { detail: `${card.text} ${formatLawNote(card)}` },
    );
  },
  { title: 'cast votes' },
);

/** Asks the player with the most influence to decide a tie or a vote without votes (E2 4.5). */
const decideVote = question<{ card: string; among: string[] }>()(
  'decide-vote',
  (game, _seat, { card, among }) => {
    const { name, text, stirs, ...about } = game.book.byKind['political-card'][componentOf(card)];
    const vote = game.enclosingData(VOTING);
    const cast = vote && formatBallotTally(game, vote);
    return choose(
      `${cast ? `The vote on ${name} is tied (${cast})` : `No one has voted on ${name}`}. You have the most influence: which outcome do you choose?`,
      among.map((key) => candidate(game, key, stirs)),
      { detail: `${text} ${formatLawNote(about)}` },
    );
  },
  { title: 'decide the vote', forced: true },
);

/** Sorts seats by votes, fewest first; later changes of credits or planets do not matter (E2 4.4). */
const inTurn = (vote: Vote, seats: readonly SeatId[]): SeatId[] => {
  const { ties = seats } = vote;
  return [...seats].sort((a, b) => weightOf(vote, a) - weightOf(vote, b) || ties.indexOf(a) - ties.indexOf(b));
};

/** Adds votes from a card to a seat's current vote; they also count for the voting order (E2 1.9). */
export function addVotes(game: Game, seat: SeatId, votes: number): void {
  const vote = game.enclosingData(voting);
  if (!vote) return;
  vote.extra = { ...vote.extra, [seat]: (vote.extra?.[seat] ?? 0) + votes };
  vote.order = inTurn(vote, vote.order ?? []);
}

/**
 * A vote: seats vote in order of votes, fewest first, each with all votes for one outcome (E2 4.4, 4.5). Returns the
 * outcome.
 */
export const voting = procedure<Vote>()(VOTING.name, {
  begin: (game, vote) => {
    const seats = seatsByInfluenceDrawn(game).reverse();
    vote.weight = Object.fromEntries(seats.map((seat) => [seat, votesOf(game, seat)]));
    vote.ties = seatsByMeans(game, seats);
    vote.order = inTurn(vote, vote.ties);
    return goto('next');
  },
  next: (_game, vote) => {
    const seat = vote.order?.at(0);
    if (seat === undefined) return goto('count');
    vote.comes = seat;
    return openWindow('when', 'vote-comes', { seat }, 'ask');
  },
  ask: (_game, vote) => {
    const [seat = ''] = vote.order ?? [];
    return seat === (vote.comes ?? seat) ? ask([castVotes.ask(seat, vote)], 'cast') : goto('next');
  },
  cast: (game, vote, { answer }) => {
    const seat = vote.order?.shift() ?? '';
    const key = chosenKey(answer);
    const outcome = key === undefined || key === ABSTAIN ? null : key;
    vote.cast[seat] = outcome;
    const why = modify(game, 'vote-barred', { seat }, undefined);
    game.addFact({
      type: 'votes-cast',
      seat,
      outcome,
      votes: outcome === null ? 0 : weightOf(vote, seat),
      ...(why !== undefined && { barred: true as const, why }),
    });
    return openWindow('after', 'vote-was-cast', { seat, outcome }, 'next');
  },
  count: (game, vote) => {
    const sums = tallyVotes(vote);
    const all = candidates(game, vote);
    const most = Math.max(0, ...Object.values(sums));
    const first = most > 0 ? all.filter((key) => sums[key] === most) : all;
    if (!first.length) return done(null);
    if (first.length === 1) return done(decided(game, vote, first[0], null));
    const [judge] = seatsByInfluenceDrawn(game); // 1.8: full ties are drawn at random
    vote.judge = judge;
    return ask([decideVote.ask(judge, { card: vote.card, among: first })], 'decided');
  },
  decided: (game, vote, { answer }) => {
    const { judge = seatsByInfluence(game)[0] } = vote;
    const outcome = chosenKey(answer);
    return done(outcome === undefined ? null : decided(game, vote, outcome, judge));
  },
});

/** Outcome a seat voted for in the last vote; undefined if it did not vote. */
export const lastVoteOf = ({ state }: Game, seat: SeatId): string | undefined => state.voted?.[seat];

function decided(game: Game, vote: Vote, outcome: string, by: SeatId | null): string {
  const cast = Object.entries(vote.cast).flatMap(([seat, one]) => (one === null ? [] : [[seat, one]]));
  game.state.voted = Object.fromEntries(cast) as Record<SeatId, string>;
  game.addFact({ type: 'vote-decided', card: componentOf(vote.card), outcome, votes: tallyVotes(vote), by });
  return outcome;
}

/** Tells whether a planet may be elected by a card that spares home systems. */
export const isElectableOutsideHomes = (game: Game, planet: PlanetId): boolean => !isHomePlanet(game, planet);

export const votingProcedures = [voting];
export const votingQuestions = [castVotes, decideVote];
