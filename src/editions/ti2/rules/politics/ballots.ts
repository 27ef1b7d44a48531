import { procedureNamed } from '#engine';
import { formatLaterVoters, formatOtherVotes, formatVoteTally, formatVotes } from '#kit/narration/vote-format.ts';
import type { SeatWords } from '#kit/narration/seat-words.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatCount, formatParentheses } from '#text/sentences.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/components/component.ts';
import { nameOf, nameOfOutcome, nameOfSeat } from '#ti2/rules/names.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti2/rules/terms.ts';

/** State of a vote; `card` is the id of the card copy. */
export interface Vote {
  card: string;
  order?: SeatId[];
  /** Order of seats with equal votes, fixed when the vote begins (E2 1.8). */
  ties?: SeatId[];
  weight?: Record<SeatId, number>;
  cast: Record<SeatId, string | null>;
  /** Votes that cards add to those by influence. */
  extra?: Record<SeatId, number>;
  /** Seat whose turn to vote was announced; a card played in that timing window may let another seat vote first. */
  comes?: SeatId;
  /** Seat that breaks a tie. */
  judge?: SeatId;
}

/** Reference to the procedure of a vote; its steps are in voting.ts. */
export const VOTING = procedureNamed<Vote>('voting');

export const planetPairKey = pairKey<PlanetId, PlanetId>('+');

/** Returns the name of an outcome: for, against, a player, a planet, 2 planets or a law. */
export const nameOfVote = (game: Game, key: string): string => {
  if (key.includes('+'))
    return planetPairKey
      .parse(key)
      .map((planet) => nameOfOutcome(game, planet))
      .join(' and ');
  return game.state.laws[key] ? nameOf(game, game.state.laws[key].component) : nameOfOutcome(game, key);
};

/** Returns the votes of a seat in this vote. */
export const weightOf = ({ weight = {}, extra = {} }: Vote, seat: SeatId): number =>
  (weight[seat] ?? 0) + (extra[seat] ?? 0);

/** Adds up the votes by outcome. */
export function tallyVotes(vote: Vote): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [seat, outcome] of Object.entries(vote.cast))
    if (outcome !== null) sums[outcome] = (sums[outcome] ?? 0) + weightOf(vote, seat);
  return sums;
}

/** Formats the votes cast so far, which are public: "34 For, 13 Against". */
export const formatBallotTally = (game: Game, vote: Vote): string =>
  formatVoteTally(Object.entries(tallyVotes(vote)).map(([key, votes]) => ({ outcome: nameOfVote(game, key), votes })));

/** Formats the players who vote after a seat, with their votes: "Hacan with 14 votes"; empty if there are none. */
export const formatVotersAfter = (game: Game, seat: SeatId, vote: Vote): string =>
  formatLaterVoters(
    (vote.order ?? [])
      .filter((one) => one !== seat)
      .map((one) => ({ name: nameOfSeat(game, one), votes: weightOf(vote, one) })),
  );

/** Returns the political card that is voted on; undefined if there is none. */
export const cardVotedOn = (game: Game): ComponentId | undefined => {
  const vote = game.enclosingData(VOTING);
  return vote && componentOf(vote.card);
};

/** Describes whose turn to vote is next: "You are about to vote on Shared Studies with 18 votes (so far: ...)". */
export function describeComingVote(game: Game, seat: SeatId, say: SeatWords): string {
  const vote = game.enclosingData(VOTING);
  if (!vote) return `${say.seatIs(seat)} about to vote`;
  const cast = formatBallotTally(game, vote);
  const later = formatVotersAfter(game, seat, vote);
  const notes = formatParentheses(cast && `so far: ${cast}`, later && `still to vote: ${later}`);
  const votes = formatCount(weightOf(vote, seat), 'vote');
  return `${say.seatIs(seat)} about to vote on ${nameOf(game, componentOf(vote.card))} with ${votes}${notes}`;
}

/** Describes how a seat voted: "Hacan has cast 21 votes Against on Shared Studies (so far: ...)". */
export function describeVoteCast(game: Game, seat: SeatId, outcome: string | null, say: SeatWords): string {
  const vote = game.enclosingData(VOTING);
  if (!vote) return `${say.seatHas(seat)} voted`;
  const name = nameOf(game, componentOf(vote.card));
  const votes = weightOf(vote, seat);
  const told = outcome === null ? '' : formatVotes({ outcome: nameOfVote(game, outcome), votes });
  const notes = formatParentheses(formatOtherVotes(formatBallotTally(game, vote), told));
  if (outcome === null) return `${say.seatHas(seat)} cast no votes on ${name}${notes}`;
  if (vote.cast[seat] === null) return `${say.ownerOf(seat)} votes on ${name} do not count${notes}`;
  return `${say.seatHas(seat)} cast ${told} on ${name}${notes}`;
}
