import { ask, choose, chosenOne, done, goto, type Option } from '../../../../engine/index.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { some } from '../../../../words/sentences.ts';
import { componentOf, modify } from '../components/bound.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOf, nameOfOutcome } from '../names.ts';
import { byInfluence, drawnOrder, influenceOf, isHome, playing } from '../seats.ts';
import type { PlanetId, SeatId } from '../terms.ts';

/** A vote that is going on: `card`, the very card; `first`, what has been elected already where two are. */
export interface Vote {
  card: string;
  order?: SeatId[];
  weight?: Record<SeatId, number>;
  cast: Record<SeatId, string | null>;
  /** Votes beyond influence, and votes that were lost. */
  extra?: Record<SeatId, number>;
}

export const pairOf = pairKey<PlanetId, PlanetId>('+');

const candidates = (game: Game, { card }: Vote): string[] => {
  const { state } = game;
  const { elect, eligible } = game.book.byKind['political-card'][componentOf(card)];
  const fits = (one: string, first?: string): boolean => eligible?.(game, one, first) ?? true;
  if (elect === 'for-against') return ['for', 'against'];
  if (elect === 'player') return playing(state).filter((seat) => fits(seat));
  if (elect === 'law') return Object.keys(state.laws).filter((law) => fits(law));
  const planets = Object.values(state.planets).flatMap(({ id, owner }) => (owner !== null && fits(id) ? [id] : []));
  if (elect === 'planet') return planets;
  return pairs(game, planets);
};

/** Two planets of different players, in one choice. */
function pairs({ state }: Game, planets: readonly PlanetId[]): string[] {
  return planets.flatMap((one, i) =>
    planets.slice(i + 1).flatMap((other) => (state.planets[one].owner === state.planets[other].owner ? [] : [pairOf.of(one, other)])),
  );
}

/** Whether there is anything to vote for (E2 4.7). */
export const canBeVotedOn = (game: Game, card: string): boolean => candidates(game, { card, cast: {} }).length > 0;

const labelOf = (game: Game, key: string): string => {
  if (key.includes('+'))
    return pairOf
      .read(key)
      .map((planet) => nameOfOutcome(game, planet))
      .join(' and ');
  return game.state.laws[key] ? nameOf(game, game.state.laws[key].component) : nameOfOutcome(game, key);
};

/** What a seat votes with, fixed as the vote begins (E2 4.4). */
export const votesOf = (game: Game, seat: SeatId): number =>
  modify(game, 'vote-barred', { seat }, undefined) === undefined
    ? Math.max(0, modify(game, 'votes', { seat }, influenceOf(game, seat, 'votes')))
    : 0;

const ABSTAIN = 'abstain';

const castVotes = question<Vote>()(
  'cast-votes',
  (game, seat, vote) => {
    const barred = modify(game, 'vote-barred', { seat }, undefined);
    if (barred !== undefined) return { kind: 'none', reason: barred };
    const votes = weightOf(vote, seat);
    const options: Option[] = candidates(game, vote).map((key) => ({ key, label: labelOf(game, key) }));
    return choose(`${nameOf(game, componentOf(vote.card))}: for what do you cast ${some(votes, 'vote')}?`, [
      ...options,
      { key: ABSTAIN, label: 'Abstain' },
    ]);
  },
  { title: 'cast votes' },
);

/** With a tie, or where nobody votes, whoever has most influence decides (E2 4.5). */
const decideVote = question<{ card: string; among: string[] }>()(
  'decide-vote',
  (game, _seat, { card, among }) =>
    choose(
      `The senate is divided over ${nameOf(game, componentOf(card))}: you decide.`,
      among.map((key) => ({ key, label: labelOf(game, key) })),
    ),
  { title: 'decide a divided vote', forced: true },
);

const weightOf = ({ weight = {}, extra = {} }: Vote, seat: SeatId): number => (weight[seat] ?? 0) + (extra[seat] ?? 0);

/** Votes by what they are for. */
export function tally(vote: Vote): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [seat, outcome] of Object.entries(vote.cast))
    if (outcome !== null) sums[outcome] = (sums[outcome] ?? 0) + weightOf(vote, seat);
  return sums;
}

/** A vote: least influence first, each with all votes for one choice (E2 4.4, 4.5). Gives back the outcome. */
export const voting = procedure<Vote>()('voting', {
  begin: (game, vote) => {
    const seats = drawnOrder(game).reverse();
    vote.weight = Object.fromEntries(seats.map((seat) => [seat, votesOf(game, seat)]));
    const weight = vote.weight;
    vote.order = [...seats].sort((a, b) => weight[a] - weight[b]);
    return goto('next');
  },
  next: (_game, vote) => {
    const seat = vote.order?.at(0);
    return seat === undefined ? goto('count') : window('when', 'vote-comes', { seat }, 'ask');
  },
  ask: (_game, vote) => ask([castVotes.of(vote.order?.[0] ?? '', vote)], 'cast'),
  cast: (game, vote, { answer }) => {
    const seat = vote.order?.shift() ?? '';
    const key = chosenOne(answer);
    const outcome = key === undefined || key === ABSTAIN ? null : key;
    vote.cast[seat] = outcome;
    game.fact({ type: 'votes-cast', seat, outcome, votes: outcome === null ? 0 : weightOf(vote, seat) });
    return window('after', 'vote-was-cast', { seat, outcome }, 'next');
  },
  count: (game, vote) => {
    const sums = tally(vote);
    const all = candidates(game, vote);
    const most = Math.max(0, ...Object.values(sums));
    const first = most > 0 ? all.filter((key) => sums[key] === most) : all;
    if (!first.length) return done(null);
    if (first.length === 1) return done(decided(game, vote, first[0], null));
    const [judge] = byInfluence(game);
    return ask([decideVote.of(judge, { card: vote.card, among: first })], 'decided');
  },
  decided: (game, vote, { answer }) => {
    const [judge] = byInfluence(game);
    const outcome = chosenOne(answer);
    return done(outcome === undefined ? null : decided(game, vote, outcome, judge));
  },
});

/** What a seat has voted for in the last vote; undefined where it has not voted. */
export const votedFor = ({ state }: Game, seat: SeatId): string | undefined => state.voted?.[seat];

function decided(game: Game, vote: Vote, outcome: string, by: SeatId | null): string {
  const cast = Object.entries(vote.cast).flatMap(([seat, one]) => (one === null ? [] : [[seat, one]]));
  game.state.voted = Object.fromEntries(cast) as Record<SeatId, string>;
  game.fact({ type: 'vote-decided', card: componentOf(vote.card), outcome, votes: tally(vote), by });
  return outcome;
}

/** Whether a planet may be elected where home systems are spared. */
export const outsideHomes = (game: Game, planet: PlanetId): boolean => !isHome(game, planet);

export const votingProcedures = [voting];
export const votingQuestions = [castVotes, decideVote];
