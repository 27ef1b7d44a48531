import { ask, chosenKey, choose, done, goto, procedureNamed, type Option } from '#engine';
import {
  formatLaterVoters,
  formatOtherVotes,
  formatVoteTally,
  formatVotes,
  nameOutcome,
} from '#kit/narration/vote-format.ts';
import { pairKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { PoliticalCard } from '#ti3/rules/components/component.ts';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti3/rules/events/standing-orders.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { printedSpecialOf } from '#ti3/rules/board/adjacency.ts';
import { nameOf, nameOfOutcome, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import { influenceOf, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { seatsFrom, remainingSeats, strategyCardsIn } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { formatLawNote } from './law-note.ts';
import { formatList, formatCount, capitalize, formatParentheses } from '#text/sentences.ts';

/** Key of an outcome that elects two. */
export const electedPairKey = pairKey<string, string>('+');

/** Returns the ids that an outcome elects, one or two. */
export const electedIdsOf = (outcome: string): string[] =>
  optionalPairKey<string, string>('+')
    .parse(outcome)
    .filter((one) => one !== undefined);

const cardOf = ({ book }: Game, card: ComponentId): PoliticalCard => book.byKind['political-card'][card];

/** Returns the outcomes that can be voted for, without `first` (E3 13.3). */
export function candidates(game: Game, id: ComponentId, first?: string): { key: string; label: string }[] {
  const card = cardOf(game, id);
  const lists: Record<PoliticalCard['elect'], () => { key: string; label: string }[]> = {
    'for-against': () => [
      { key: 'for', label: 'For' },
      { key: 'against', label: 'Against' },
    ],
    player: () => remainingSeats(game.state).map((key) => ({ key, label: nameOfSeat(game, key) })),
    planet: () => Object.values(game.state.planets).map(({ id: key }) => ({ key, label: nameOfPlanet(game, key) })),
    'strategy-card': () => strategyCardsIn(game).map((key) => ({ key, label: nameOf(game, key) })),
    'technology-color': () =>
      (['blue', 'green', 'red', 'yellow'] as const).map((key) => ({ key, label: capitalize(key) })),
    objective: () => game.state.objectives.map(({ id: key }) => ({ key, label: nameOf(game, key) })),
    'special-system': () =>
      Object.keys(game.state.systems).flatMap((key) =>
        printedSpecialOf(game, key) === undefined ? [] : [{ key, label: nameOfSystem(game, key) }],
      ),
    law: () => Object.values(game.state.laws).map(({ component: key }) => ({ key, label: nameOf(game, key) })),
  };
  return lists[card.elect]().filter(({ key }) => key !== first && (card.eligible?.(game, key, first) ?? true));
}

/** Returns the votes of a seat: the influence of its ready planets, which voting does not exhaust (E3 11.3, 13.3). */
export const votesOf = (game: Game, seat: SeatId): number =>
  modify(
    game,
    'votes',
    { seat },
    readyPlanetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0),
  );

type Ballot = Record<SeatId, { outcome: string; votes: number }>;

interface Vote {
  card: ComponentId;
  left?: SeatId[];
  voter?: SeatId;
  ballot?: Ballot;
  /** Outcome to resolve, once the votes are counted or an effect has set it. */
  outcome?: string;
  /** Candidate elected first of two; undefined until the second vote. */
  first?: string;
}

const VOTE_PROCEDURE = procedureNamed<Vote>('vote-on');

/** Returns why a seat cannot vote on a card; undefined if it can (E3 13.3). */
function votingProblem(game: Game, seat: SeatId, card: ComponentId): string | undefined {
  const barred = modify(game, 'voting-barred', { seat, card }, undefined);
  if (barred !== undefined) return barred;
  return votesOf(game, seat) < 1 ? 'You have no ready planets with influence to cast votes with.' : undefined;
}

/** Describes the votes cast so far and the votes of players who vote later, for the voter to weigh (E3 13.3). */
function votesSoFar(game: Game, seat: SeatId, card: ComponentId, first?: string): string {
  const { ballot = {}, left = [] } = game.enclosingData(VOTE_PROCEDURE) ?? {};
  const called = new Map(candidates(game, card, first).map(({ key, label }) => [key, label]));
  const cast = Object.entries(ballot).map(
    ([of, { outcome, votes }]) => `${nameOfSeat(game, of)} ${votes} ${nameOutcome(called.get(outcome) ?? outcome)}`,
  );
  const later = formatLaterVoters(laterVoters(game, seat, card, left));
  return ` ${cast.length ? `So far: ${formatList(cast)}.` : 'No one has voted yet.'} ${later ? `After you: ${later}.` : 'You vote last.'}`;
}

/** Returns the players who still vote after a seat, with their votes. */
const laterVoters = (game: Game, seat: SeatId, card: ComponentId, left: readonly SeatId[]) =>
  left.flatMap((of) =>
    of === seat || game.state.seats[of].eliminated || votingProblem(game, of, card) !== undefined
      ? []
      : [{ name: nameOfSeat(game, of), votes: votesOf(game, of) }],
  );

/** Formats the votes so far: " (so far: 21 For)"; empty if they equal `told`, the vote already named. */
export const formatVotesSoFar = (game: Game, told = ''): string =>
  formatParentheses(formatOtherVotes(formatBallotTally(game), told));

/** Returns the votes of each outcome: "21 For, 3 Against"; empty without votes. */
export function formatBallotTally(game: Game): string {
  const { ballot = {} } = game.enclosingData(VOTE_PROCEDURE) ?? {};
  const sums = new Map<string, number>();
  for (const { outcome, votes } of Object.values(ballot)) sums.set(outcome, (sums.get(outcome) ?? 0) + votes);
  return formatVoteTally([...sums].map(([outcome, votes]) => ({ outcome: nameOfOutcome(game, outcome), votes })));
}

/** Returns what a seat has voted on the current card: "cast 21 votes Against". */
export function formatOwnVote(game: Game, seat: SeatId): string {
  const cast = game.enclosingData(VOTE_PROCEDURE)?.ballot?.[seat];
  return cast
    ? `cast ${formatVotes({ outcome: nameOfOutcome(game, cast.outcome), votes: cast.votes })}`
    : 'cast no votes';
}

/** Returns the votes that a seat may still cast on a card. */
export const votesToCast = (game: Game, seat: SeatId, card: ComponentId): number =>
  votingProblem(game, seat, card) === undefined ? votesOf(game, seat) : 0;

/** Returns what a political card does, and whether it is a law. */
const effectOf = (game: Game, card: ComponentId): string =>
  `${game.book.components[card].text} ${formatLawNote(cardOf(game, card))}`;

const vote = question<{ card: ComponentId; first?: string }>()(
  'vote',
  (game, seat, { card, first }) => {
    const problem = votingProblem(game, seat, card);
    if (problem !== undefined) return { kind: 'none', reason: problem };
    if (hasStandingOrder(game, seat, skipOrder('vote'))) return SKIPPED;
    const votes = votesOf(game, seat);
    const options: Option[] = candidates(game, card, first);
    return choose(
      `How do you vote on ${nameOf(game, card)}? You have ${formatCount(votes, 'vote')}.${votesSoFar(game, seat, card, first)}`,
      [...options, { key: 'abstain', label: 'Abstain' }],
      { detail: effectOf(game, card), subject: { ...game.enclosingData(VOTE_PROCEDURE)?.ballot } },
    );
  },
  { title: (game, _seat, { card }) => `vote on ${nameOf(game, card)}`, forced: true, binding: true },
);

/** Formats the result of a tied vote: "The vote on Minister of War is tied (3 for Sol, 3 for Hacan)". */
function formatTie(game: Game, card: ComponentId): string {
  const cast = formatBallotTally(game);
  return cast ? `The vote on ${nameOf(game, card)} is tied (${cast})` : `No one has voted on ${nameOf(game, card)}`;
}

const breakTie = question<{ card: ComponentId; tied: string[]; first?: string }>()(
  'break-tie',
  (game, _seat, { card, tied, first }) =>
    choose(
      `${formatTie(game, card)}. As the speaker, which outcome do you choose?`,
      candidates(game, card, first).filter(({ key }) => tied.includes(key)),
      { detail: effectOf(game, card) },
    ),
  { title: (game) => (formatBallotTally(game) ? 'break the tie' : 'choose the outcome'), forced: true },
);

const about = ({ card, first }: Vote): { card: ComponentId; first?: string } => ({
  card,
  ...(first !== undefined && { first }),
});

/** Returns the outcomes with the most votes: all candidates if nobody has voted for any. */
function foremost(game: Game, { card, first, ballot = {} }: Vote): string[] {
  const sums = new Map(candidates(game, card, first).map(({ key }) => [key, 0]));
  for (const { outcome, votes } of Object.values(ballot)) sums.set(outcome, (sums.get(outcome) ?? 0) + votes);
  const most = Math.max(...sums.values());
  return [...sums].flatMap(([key, votes]) => (votes === most ? [key] : []));
}

/** Result of a vote whose card is discarded: another card is drawn. */
export const VOTE_VETOED = 'vetoed';

/** Votes on a political card (E3 13.3) and resolves it (E3 13.4). */
export const voteOn = procedure<Vote>()(VOTE_PROCEDURE.name, {
  begin: (game, data) => {
    const { state } = game;
    game.addFact({ type: 'political-card-revealed', card: data.card });
    const [speaker, ...rest] = seatsFrom(state, state.speaker);
    data.left = [...rest, speaker];
    data.ballot = {};
    return openWindow('when', 'political-card-revealed', { card: data.card }, 'debate');
  },
  debate: (game, data) =>
    candidates(game, data.card).length
      ? openWindow('when', 'votes-begin', { card: data.card }, 'next')
      : goto('finish'),
  next: (game, data) => {
    const [voter, ...left] = (data.left ?? []).filter((seat) => !game.state.seats[seat].eliminated);
    if (voter === undefined) return openWindow('when', 'all-voted', { card: data.card }, 'count');
    Object.assign(data, { voter, left });
    return openWindow('when', 'vote-comes', { card: data.card, seat: voter }, 'vote');
  },
  vote: (_game, data) => ask([vote.ask(data.voter ?? '', about(data))], 'voted'),
  voted: (game, data, { answer }) => {
    const { voter: seat = '', card } = data;
    const outcome = chosenKey(answer) ?? 'abstain';
    if (outcome === 'abstain') game.addFact({ type: 'abstained', seat });
    else {
      const votes = votesOf(game, seat);
      data.ballot = { ...data.ballot, [seat]: { outcome, votes } };
      game.addFact({ type: 'votes-cast', seat, outcome, votes });
    }
    return openWindow('after', 'votes-cast', { card, seat }, 'next');
  },
  count: (game, data) => {
    const tied = foremost(game, data);
    return ask([breakTie.ask(game.state.speaker, { ...about(data), tied })], 'decided');
  },
  decided: (game, data, { answer }) => {
    const outcome = chosenKey(answer) ?? 'against';
    const { card, first } = data;
    if (foremost(game, data).length > 1) game.addFact({ type: 'tie-broken', seat: game.state.speaker, outcome });
    game.addFact({ type: 'outcome-resolved', card, outcome });
    if (cardOf(game, card).elects === 2 && first === undefined) {
      // Players vote for the second one in the same order.
      const [speaker, ...rest] = seatsFrom(game.state, game.state.speaker);
      Object.assign(data, { first: outcome, left: [...rest, speaker], ballot: {} });
      return goto(candidates(game, card, outcome).length ? 'next' : 'finish');
    }
    data.outcome = first === undefined ? outcome : electedPairKey.format(first, outcome);
    return openWindow('when', 'outcome-stands', { card, outcome: data.outcome }, 'enact');
  },
  enact: (game, { card, outcome = '', ballot = {} }) => {
    enact(game, card, outcome);
    return cardOf(game, card).resolve?.(game, outcome, ballot) ?? goto('finish');
  },
  finish: (_game, { card, outcome = '' }) =>
    outcome ? openWindow('after', 'outcome-decided', { card, outcome }, 'end') : goto('end'),
  end: () => done(),
});

/** Puts a law into play unless "against" wins, with the elected player or component for an "elect" law (E3 13.4). */
function enact(game: Game, id: ComponentId, outcome: string): void {
  const card = cardOf(game, id);
  if (!card.law || outcome === 'against') return;
  const elected = card.elect === 'for-against' ? undefined : outcome;
  game.state.laws[id] = {
    component: id,
    ...(elected !== undefined && { elected }),
    ...(card.elect === 'player' && card.elects === undefined && { owner: outcome }),
  };
  game.invalidateAll();
  game.addFact({ type: 'law-enacted', card: id, ...(elected !== undefined && { elected }) });
}

/** Carries out an outcome without a vote. */
export const resolveOutcome = procedure<{ card: ComponentId; outcome: string }>()('carry-out', {
  begin: (game, { card, outcome }) => {
    game.addFact({ type: 'political-card-revealed', card });
    game.addFact({ type: 'outcome-resolved', card, outcome });
    enact(game, card, outcome);
    return cardOf(game, card).resolve?.(game, outcome, {}) ?? goto('finish');
  },
  finish: () => done(),
});

export const votingProcedures = [voteOn, resolveOutcome];
export const votingQuestions = [vote, breakTie];
