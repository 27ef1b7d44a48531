import { storeAnswer, openAsks, answerProblem, specOf, type Id, type OpenAsk } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { DealCommitment, Offer, SeatId } from '#ti4/rules/state.ts';

/**
 * Deals (28). Only what can be done at once is binding, and is done when the offer is accepted: the goods of a
 * transaction, and answers to a public question that is open. Everything else is a non-binding note.
 */
export interface PossibleCommitment {
  seat: SeatId;
  question: string;
  ask: Id;
  answer: string;
  label: string;
}

/**
 * Tells whether no earlier seat has yet to act: an early answer, such as a vote, takes effect only when its turn comes
 * (28 note 2d).
 */
const inItsTurn = ({ path }: OpenAsk): boolean =>
  path.every(({ fork = [] }, i) =>
    fork
      .slice(
        0,
        Math.max(
          0,
          fork.findIndex(({ stack }) => stack.includes(path[i + 1])),
        ),
      )
      .every(({ stack }) => !stack.length),
  );

/**
 * Returns the open questions a seat could bind itself on: asked of it alone, so that the answer takes effect at once
 * (28.3).
 */
const openFor = (game: Game, seat: SeatId): OpenAsk[] =>
  openAsks(game.state)
    .filter(inItsTurn)
    .filter(
      ({ ask, frame }) =>
        ask.player === seat &&
        ask.reply === undefined &&
        !ask.veiled &&
        frame.asks?.length === 1 &&
        !frame.each &&
        game.book.questions[ask.question]?.isBinding === true,
    );

/** Key for a question and the chosen answer, as commands write them. */
export const commitmentKey = optionalPairKey<string, string>(':');

/** Returns everything a seat could currently be bound to do. */
export const possibleCommitments = (game: Game, seat: SeatId): PossibleCommitment[] =>
  openFor(game, seat).flatMap((open) => {
    const spec = specOf(game, open);
    if (spec.kind !== 'choose' || spec.max !== 1) return [];
    return spec.options
      .filter((option) => !option.disabledReason && !answerProblem(game, open, [option.key], spec))
      .map(({ key, label }) => ({ seat, question: open.ask.question, ask: open.ask.id, answer: key, label }));
  });

const found = (game: Game, { seat, ask, answer }: DealCommitment): PossibleCommitment | undefined =>
  possibleCommitments(game, seat).find((one) => one.ask === ask && one.answer === answer);

const NO_ASK_ID = -1;

/** Returns the label of a commitment; undefined once it is no longer possible. */
export const nameOfCommitment = (game: Game, deed: DealCommitment): string | undefined => found(game, deed)?.label;

/**
 * Parses commitments from a command, each by its question's name; malformed ones have no valid seat and are refused
 * later.
 */
export const parseCommitments = (game: Game, value: unknown): DealCommitment[] =>
  (Array.isArray(value) ? value.slice(0, 2) : []).map(
    (one: Partial<Record<'seat' | 'question' | 'answer', unknown>> | null) => {
      const seat = typeof one?.seat === 'string' ? one.seat : '';
      return {
        seat,
        ask: openFor(game, seat).find(({ ask }) => ask.question === one?.question)?.ask.id ?? NO_ASK_ID,
        answer: String(one?.answer),
      };
    },
  );

/** Explains why these commitments cannot be part of a deal between the two; undefined if they can. */
export function commitmentsProblem(game: Game, between: SeatId[], deeds: DealCommitment[]): string | undefined {
  if (new Set(deeds.map((deed) => deed.ask)).size !== deeds.length) return 'A deal can answer each question only once.';
  for (const deed of deeds) {
    if (!between.includes(deed.seat)) return 'A deal can include only choices that one of you is asked to make now.';
    if (!found(game, deed))
      return `That is not possible for ${nameOfSeat(game, deed.seat)} now, so it cannot be binding. Write it in the note instead.`; // 28.4
  }
  return undefined;
}

/** Carries out an accepted deal; commitments that are no longer possible were found before that. */
export function executeDeal(game: Game, { from, to, deeds = [], note }: Offer): void {
  for (const deed of deeds) {
    const open = openFor(game, deed.seat).find(({ ask }) => ask.id === deed.ask);
    if (!open) continue;
    game.addFact({
      type: 'deal-bound',
      seat: deed.seat,
      with: deed.seat === from ? to : from,
      what: nameOfCommitment(game, deed) ?? deed.answer,
    });
    storeAnswer(game, open, [deed.answer]);
  }
  if (note) game.addFact({ type: 'deal-noted', to: [from, to], seats: [from, to], note });
}
