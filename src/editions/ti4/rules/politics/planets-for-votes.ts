import { nameOutcome } from '#kit/narration/vote-format.ts';
import { chosenAmounts, type Answer, type Spec, type WindowOption } from '#engine';
import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { formatCount } from '#text/sentences.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfOutcome, outcomesOf } from './outcomes.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { atHand, planetLines, extraVotes, votesOf, leastLine, besides } from './available-votes.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';

/** Returns the event that follows a seat's own vote. */
const ownVote = (game: Game, seat: SeatId, outcome: string, votes: number) => ({
  name: 'votes-cast',
  timing: 'after' as const,
  seat,
  agenda: atHand(game).agenda,
  outcome,
  votes,
});

/**
 * Returns the abilities a voter may use right after voting. They are asked for with the vote, so that no player waits
 * for them or sees whether the voter has any.
 */
function afterOwnVote(game: Game, seat: SeatId, outcome: string): WindowOption[] {
  const { votes } = atHand(game);
  const before = votes[seat];
  votes[seat] = { outcome, votes: 1 }; // as if the vote were cast
  try {
    return game.book.windows
      .optionsFor(game, seat, ownVote(game, seat, outcome, 1))
      .filter(({ mandatory }) => !mandatory);
  } finally {
    if (before) votes[seat] = before;
    else delete votes[seat];
  }
}

/** Key prefixes of abilities used after voting and of additional votes, among the planets of an answer. */
const afterwards = prefixedKey<string>('after:');

export const planetsIn = (answer: Answer): string[] =>
  Object.entries(chosenAmounts(answer))
    .filter(([key, count]) => count > 0 && afterwards.parse(key) === undefined && besides.parse(key) === undefined)
    .map(([planet]) => planet);

export const castBesides = (answer: Answer): number =>
  Object.entries(chosenAmounts(answer)).reduce(
    (sum, [key, count]) => (besides.parse(key) === undefined ? sum : sum + count),
    0,
  );

export const usedAfter = (answer: Answer): string[] =>
  Object.entries(chosenAmounts(answer))
    .flatMap(([key, count]) => (count > 0 ? [afterwards.parse(key)] : []))
    .filter((key) => key !== undefined);

/**
 * Asks which planets to exhaust for an outcome, and which ability to use right after. No planets means to abstain,
 * unless there are votes without them.
 */
export const planetsForVotes = question<{ outcome: string }, Record<string, number>>()(
  'planets-for-votes',
  (game, seat, { outcome }): Spec => {
    const lines = planetLines(game, seat);
    const extra = extraVotes(game, seat);
    if (!lines.length && !extra.length)
      return { kind: 'none', reason: 'You have no ready planets to cast votes with.' };
    const mustCast = requiredOutcome(game, seat) === outcome && votesOf(game, seat, [], 0) < 1;
    const all = Object.fromEntries(extra.map(({ by, most }) => [besides.format(by), most]));
    return {
      kind: 'allot',
      prompt: `Which planets do you exhaust to vote ${nameOutcome(nameOfOutcome(game, atHand(game).agenda, outcome))}?`,
      subject: { agenda: atHand(game).agenda },
      amounts: [
        ...lines.map(({ planet, votes }) => ({
          key: planet,
          label: `${nameOfPlanet(game, planet)} (${formatCount(votes, 'vote')})`,
          isUnique: true as const,
          max: 1,
          weights: { votes },
        })),
        ...extra.map(({ by, most }) => ({
          key: besides.format(by),
          label: `vote from ${game.book.components[by]?.name ?? by}`,
          plural: `votes from ${game.book.components[by]?.name ?? by}`,
          max: most,
          weights: { votes: 1 },
        })),
        ...afterOwnVote(game, seat, outcome).map(({ key, label, hint }) => ({
          key: afterwards.format(key),
          label: `Also use ${label}`,
          isUnique: true as const,
          max: 1,
          weights: { after: 1 },
          ...(hint && { hint }),
        })),
      ],
      limits: [
        {
          measure: 'after',
          hideTally: true as const,
          atMost: 1,
          message: 'Choose only 1 of these now; I will ask you about the others afterwards.',
        },
        ...(mustCast ? [{ measure: 'votes', atLeast: 1, message: 'You must cast at least 1 vote.' }] : []),
      ],
      emptyLabel: 'Cast no votes',
      proposed: mustCast && !extra.length ? { [leastLine(lines)]: 1 } : all,
    };
  },
  {
    title: 'exhaust planets for votes',
    told: (game, seat, _data, answer) => {
      const every = planetLines(game, seat).map(({ planet }) => planet);
      const most = votesOf(
        game,
        seat,
        every,
        extraVotes(game, seat).reduce((sum, one) => sum + one.most, 0),
      );
      const cast = Object.keys(answer).length ? votesOf(game, seat, planetsIn(answer), castBesides(answer)) : 0;
      return `You cast ${Math.max(0, cast)} of ${most} possible votes.`;
    },
  },
);

/** Returns the outcome for which a seat must cast at least one vote, if that is possible; else undefined. */
export function requiredOutcome(game: Game, seat: SeatId): string | undefined {
  const { agenda } = atHand(game);
  const required = modify(game, 'vote-required', { seat, agenda }, undefined);
  return required !== undefined && outcomesOf(game, agenda).some(({ key }) => key === required) ? required : undefined;
}
