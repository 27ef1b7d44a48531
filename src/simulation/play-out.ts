import {
  act,
  answer,
  begin,
  Illegal,
  openAsks,
  answerProblem,
  specOf,
  windowQuestion,
  withdraw,
  type Answer,
  type Fact,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '#engine';
import { randomAnswerer, type Answerer, type Move } from './random-player.ts';
import { listRefusedOptions } from './refused-options.ts';
import type { RandomBelow, FreeAction, SimulatedGame, SimulatedEdition } from './simulated-edition.ts';

export interface PlayResult {
  answers: number;
  /** Number of unasked actions of practice players. */
  freeActions: number;
  /** Longest time of one answer or action, in ms. */
  slowest: number;
  /** Description of the slowest answer or action. */
  slowestAt: string;
  /** Answers and actions that were offered but refused: must be empty. */
  refused: string[];
  /** True if the game waited for nobody although it had not ended. */
  stuck: boolean;
  /** True if the game was still running at the answer limit. */
  endless: boolean;
  /** Error that a rule threw, if one did. */
  crash?: string;
}

export interface PlayOptions<G extends SimulatedGame> {
  game: G;
  below: RandomBelow;
  answerer?: Answerer<G>;
  /** Seats of practice players, which take no random actions. */
  aiSeats?: readonly SeatId[];
  /** Called with a question before it is answered. */
  onAsk?: (game: G, open: OpenAsk, spec: Spec) => void;
  /** Returns the asks that may be answered next, by some clock; without it, any open ask may be. */
  nextAsks?: (open: OpenAsk[], game: G) => OpenAsk[];
  /** Called after every answer. */
  onAnswer?: (game: G, answers: number) => void;
  /** Called for every move. */
  onMove?: (move: Move, game: G) => void;
  /** Called for every fact. */
  onFact?: (game: G, fact: Fact) => void;
  /** Checks that every option of a question would be accepted, not only the chosen answer. */
  checksEveryOption?: boolean;
  /** Gives the answers that public knowledge settles, as the service does (`findPublicAnswer`). */
  settles?: boolean;
  maxAnswers?: number;
  /** Tells, before each answer, whether the game is to be left as it is. */
  until?: (game: G) => boolean;
  /** Returns a time in ms. */
  now?: () => number;
}

/** Number of refusals after which the game is abandoned. */
const ENOUGH = 20;
const LIMIT = 40_000;

/** Plays a game to its end through the same functions as people, `answer` and `act`, using only what is offered. */
export function playOut<G extends SimulatedGame>(edition: SimulatedEdition<G>, plan: PlayOptions<G>): PlayResult {
  const play = new Play(edition, plan);
  play.begin();
  while (play.goesOn()) play.next();
  return play.result;
}

class Play<G extends SimulatedGame> {
  readonly result: PlayResult = {
    answers: 0,
    freeActions: 0,
    slowest: 0,
    slowestAt: '',
    refused: [],
    stuck: false,
    endless: false,
  };
  private readonly edition: SimulatedEdition<G>;
  private readonly plan: PlayOptions<G>;
  private readonly practising: readonly SeatId[];
  private readonly answerer: Answerer<G>;
  private readonly limit: number;
  /** Start of the current measurement, in ms. */
  private started = 0;

  constructor(edition: SimulatedEdition<G>, plan: PlayOptions<G>) {
    this.edition = edition;
    this.plan = plan;
    this.practising = plan.aiSeats ?? [];
    this.answerer = plan.answerer ?? randomAnswerer(plan.below);
    this.limit = plan.maxAnswers ?? LIMIT;
  }

  begin(): void {
    const { game, onFact } = this.plan;
    if (onFact) {
      const record = game.addFact.bind(game);
      game.addFact = (fact) => {
        record(fact);
        onFact(game, fact);
      };
    }
    const { procedure, data } = this.edition.first;
    if (!game.state.stack.length)
      this.attempt(
        () => 'beginning',
        () => begin(game, procedure, data),
      );
  }

  goesOn(): boolean {
    const { result } = this;
    if (this.edition.ended(this.plan.game) || result.crash !== undefined || result.refused.length >= ENOUGH)
      return false;
    if (result.stuck || this.plan.until?.(this.plan.game)) return false;
    result.endless = result.answers >= this.limit || result.freeActions > this.limit;
    return !result.endless;
  }

  /**
   * Sometimes takes an unasked action. Then answers an open question, or takes the action of a practice player that
   * comes first.
   */
  next(): void {
    const { game, below, nextAsks } = this.plan;
    if (below(20) === 0) this.unasked();
    const open = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) {
      this.result.stuck = !this.edition.ended(game);
      return;
    }
    if (this.plan.settles && this.settle(open)) return;
    const next = nextAsks?.(open, game) ?? open;
    const one = next[below(next.length)];
    const deed = this.edition.aiAction?.(game, one, this.practising);
    // If the action is not possible, the question is answered, as in a real game.
    if (deed && this.try(deed.seat, deed)) this.result.freeActions++;
    else this.answer(one);
  }

  /** Gives an answer that public knowledge settles; returns whether there was one. */
  private settle(open: readonly OpenAsk[]): boolean {
    for (const one of open) {
      const known = this.edition.findPublicAnswer?.(this.plan.game, one);
      if (known === undefined) continue;
      this.answer(one, known);
      return true;
    }
    return false;
  }

  /** Answers a question. `known`: the answer that public knowledge settles. */
  private answer(open: OpenAsk, known?: Answer): void {
    const { game, onAnswer, onMove } = this.plan;
    const { player, question, id, veiled } = open.ask;
    let reply: Answer = [];
    this.attempt(
      () => `${question} of ${player}: ${JSON.stringify(reply)}`,
      () => {
        const spec = specOf(game, open);
        if (known !== undefined) reply = known;
        else if (!veiled) reply = this.replyTo(open, spec);
        // The tries of the random player do not count toward the measured time.
        this.started = this.now();
        const firm = this.firmly(open);
        answer(game, player, id, reply, firm);
        onMove?.(firm ? [player, id, reply, 1] : [player, id, reply], game);
      },
    );
    this.result.answers++;
    if (this.result.crash === undefined) onAnswer?.(game, this.result.answers);
  }

  private replyTo(open: OpenAsk, spec: Spec): Answer {
    const { game, onAsk, checksEveryOption } = this.plan;
    onAsk?.(game, open, spec);
    if (checksEveryOption) this.result.refused.push(...listRefusedOptions(game, open, spec));
    return this.answerer(open, spec, (value) => answerProblem(game, open, value, spec), game);
  }

  /** Decides whether an answer in a window is firm: sometimes for a random player, mostly for the service. */
  private firmly({ ask: { question, player, veiled } }: OpenAsk): boolean {
    if (question !== windowQuestion.name || this.practising.includes(player)) return false;
    return veiled ? this.plan.below(3) > 0 : this.plan.below(20) === 0;
  }

  /** Takes a random action, withdraws a held answer, or attempts something else. */
  private unasked(): void {
    const { game, below, onMove } = this.plan;
    const pick = <T>(list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];
    const seat = pick(this.edition.seats(game).filter((one) => !this.practising.includes(one)));
    if (seat === undefined || !game.book.isPresent(game as never, seat)) return;
    const able = this.edition.randomAction?.(game, seat, below);
    if (able) {
      this.do(seat, able);
      return;
    }
    const held = pick(
      openAsks(game.state).filter(({ ask }) => ask.player === seat && ask.reply !== undefined && !ask.veiled),
    );
    if (held && below(3) === 0) {
      this.attempt(
        () => `${seat} undoes the answer to ${held.ask.question}`,
        () => {
          withdraw(game, seat, held.ask.id);
          onMove?.([seat, held.ask.id], game);
        },
      );
      return;
    }
    const tried = this.edition.attemptedAction?.(game, seat, below);
    if (tried) this.try(seat, tried);
  }

  /** Performs an action if it is still possible; returns whether it was performed. */
  private try(seat: SeatId, deed: FreeAction): boolean {
    const { game } = this.plan;
    const action = game.book.actions[deed.action];
    if (!action) return false;
    game.framePath = game.state.stack;
    const wrong = action.check(game as never, seat, deed.data as never);
    game.framePath = [];
    if (!wrong) this.do(seat, deed);
    return !wrong;
  }

  private do(seat: SeatId, { action, data }: FreeAction): void {
    this.attempt(
      () => `${action} by ${seat}: ${JSON.stringify(data)}`,
      () => {
        act(this.plan.game, seat, action, data);
        this.plan.onMove?.([seat, action, data], this.plan.game);
      },
    );
  }

  private now(): number {
    return this.plan.now?.() ?? 0;
  }

  private attempt(what: () => string, body: () => void): void {
    const { result } = this;
    this.started = this.now();
    try {
      body();
    } catch (error) {
      if (error instanceof Illegal) result.refused.push(`${what()}: ${error.message}`);
      else
        result.crash = `${what()}, after ${result.answers} answers: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
    if (this.now() - this.started <= result.slowest) return;
    result.slowest = this.now() - this.started;
    result.slowestAt = what();
  }
}
