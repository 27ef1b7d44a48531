// Searches games for questions whose emptiness everybody can see: for every hand that their player may hold, all legal
// answers lead to the same game.
import {
  answerProblem,
  clone,
  fittingAnswers,
  openAsks,
  specOf,
  windowQuestion,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '#engine';
import type { RandomBelow } from '#simulation';
import type { Edition } from '#service';
import type { GuardedEdition, GuardedGame, GuardedState } from '../secrets/editions/guarded-edition.ts';
import { mixedFor } from '../secrets/veiled-games.ts';

import { outcomeOf } from './outcome.ts';

/** Maximum number of answers tried for a question; one with more counts as a choice. */
const MOST_ANSWERS = 64;
/** Number of other deals that are tried for a question that looks empty. */
const DEALS = 12;
/** Number of actions without a question that are tried before the answer. */
const UNASKED = 12;
/** Goods that a trade could bring before the answer. */
const GOODS = 12;
/** Numbers of a seat that a trade changes, in any edition. */
const TRADED = ['tradeGoods', 'commodities', 'credits'];
/** Questions during which a player may also act without being asked: empty only if no such action is possible. */
const PAUSES: ReadonlySet<string> = new Set(['turn', 'end-turn', 'end-debate', 'transact-now', 'salvage']);

/** Why a question is empty: it takes one answer only, or all answers lead to the same game. */
type Emptiness = 'one answer' | 'same outcome';

interface EmptyQuestion {
  question: string;
  procedure: string;
  seat: SeatId;
  why: Emptiness;
  /** Start of the question, for a report. */
  spec: string;
}

interface EmptySearchCount {
  questions: number;
  /** Questions all of whose answers were looked at. */
  checked: number;
  /** Answers tried on a copy. */
  tried: number;
  /** Other deals of hidden cards, and richer games, that were compared. */
  deals: number;
  found: EmptyQuestion[];
}

/** Looks at the questions of whole games, each before it is answered. */
export class EmptyQuestions {
  readonly count: EmptySearchCount = { questions: 0, checked: 0, tried: 0, deals: 0, found: [] };
  private readonly guarded: GuardedEdition;
  private readonly below: RandomBelow;
  private readonly answers: Edition['autoAnswer'];

  constructor(guarded: GuardedEdition, edition: Edition, below: RandomBelow) {
    this.guarded = guarded;
    this.below = below;
    this.answers = edition.autoAnswer;
  }

  /** Looks at a question; those that the service answers itself are not asked. */
  look(game: GuardedGame, open: OpenAsk, spec: Spec): void {
    const { question, player, veiled, reply } = open.ask;
    if (veiled || reply !== undefined || spec.kind === 'none' || question === windowQuestion.name) return;
    this.count.questions++;
    const why = this.emptinessOf(game, open, spec);
    if (why === undefined || this.isAnswered(game, open)) return;
    for (const other of this.others(game, open)) if (!this.isEmptyIn(other, open)) return;
    const { procedure } = open.frame;
    this.count.found.push({ question, procedure, seat: player, why, spec: JSON.stringify(spec).slice(0, 400) });
  }

  private isAnswered({ state }: GuardedGame, open: OpenAsk): boolean {
    const { answers } = this;
    return answers?.(state)(open) !== undefined;
  }

  private emptinessOf(game: GuardedGame, open: OpenAsk, spec: Spec): Emptiness | undefined {
    const { answers, isComplete } = fittingAnswers(spec, MOST_ANSWERS);
    if (!isComplete) return undefined;
    const legal = answers.filter((one) => answerProblem(game as never, open, one, spec) === undefined);
    this.count.checked++;
    if (legal.length === 1) return 'one answer';
    let first: string | undefined;
    for (const one of legal) {
      this.count.tried++;
      const outcome = outcomeOf(this.guarded, game, open, one);
      if (outcome === undefined || outcome !== (first ??= outcome)) return undefined;
    }
    return 'same outcome';
  }

  /** Yields games that look the same to the public or in which the player has traded, random ones first. */
  private *others(game: GuardedGame, { ask }: OpenAsk): Generator<GuardedGame> {
    yield this.withGoods(game, ask.player);
    for (let i = 0; i < DEALS; i++) yield mixedFor(this.guarded, game, '', this.below);
    yield* this.withEachCard(game, ask.player);
  }

  private withGoods(game: GuardedGame, seat: SeatId): GuardedGame {
    const state = clone(game.state) as GuardedState;
    const own = state.seats[seat] as unknown as Record<string, unknown>;
    for (const what of TRADED) if (typeof own[what] === 'number') own[what] += GOODS;
    return this.guarded.gameOf(state, game.book);
  }

  /** Yields a game for each kind of card that the player may hold, with one card exchanged for it. */
  private *withEachCard(game: GuardedGame, seat: SeatId): Generator<GuardedGame> {
    const { piles, componentOf, gameOf } = this.guarded;
    for (const pile of piles) {
      const seats = game.state.order.filter((one) => one !== seat && pile.hidden(game, one));
      if (!pile.hidden(game, seat) || !pile.of(game, seat).length) continue;
      const seen = new Set<string>();
      for (const card of [...pile.rest(game), ...seats.flatMap((one) => pile.of(game, one))]) {
        if (seen.has(componentOf(card))) continue;
        seen.add(componentOf(card));
        const other = gameOf(clone(game.state) as GuardedState, game.book);
        const [given, ...kept] = pile.of(other, seat);
        const swap = (list: readonly string[]) => list.map((one) => (one === card ? given : one));
        const hands = Object.fromEntries(seats.map((one) => [one, swap(pile.of(other, one))]));
        pile.deal(other, { ...hands, [seat]: [card, ...kept] }, swap(pile.rest(other)));
        yield other;
      }
    }
  }

  /** Tells whether the question is empty in another game, or would not be asked there at all. */
  private isEmptyIn(other: GuardedGame, open: OpenAsk): boolean {
    this.count.deals++;
    const same = openAsks(other.state).find(({ ask }) => ask.id === open.ask.id);
    if (!same) return true;
    const spec = specOf(other as never, same);
    if (spec.kind === 'none') return true;
    return (
      !(PAUSES.has(open.ask.question) && this.canAct(other, open.ask.player)) &&
      this.emptinessOf(other, same, spec) !== undefined
    );
  }

  /** Tells whether the player could do something before answering. */
  private canAct(game: GuardedGame, seat: SeatId): boolean {
    const { randomAction, attemptedAction } = this.guarded.rehearsed;
    for (let i = 0; i < UNASKED; i++) {
      const deed =
        randomAction?.(game as never, seat, this.below) ?? attemptedAction?.(game as never, seat, this.below);
      if (!deed) continue;
      game.framePath = game.state.stack;
      const problem = game.book.actions[deed.action]?.check(game as never, seat, deed.data as never);
      game.framePath = [];
      if (problem === undefined) return true;
    }
    return false;
  }
}
