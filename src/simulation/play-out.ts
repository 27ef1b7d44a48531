import {
  act,
  answer,
  begin,
  Illegal,
  openAsks,
  problem,
  specOf,
  windowQuestion,
  withdraw,
  type Answer,
  type Fact,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '#engine';
import { randomly, type Answerer, type Move } from './random-player.ts';
import { refusals } from './refused-options.ts';
import type { Below, Deed, Played, Rehearsed } from './simulated-edition.ts';

export interface Course {
  answers: number;
  /** Things done unasked by practice players. */
  deeds: number;
  /** What an answer took at most, in milliseconds. */
  slowest: number;
  /** What question that was the answer to. */
  slowestAt: string;
  /** Offered answers that were refused: there must be none. */
  refused: string[];
  /** The game stood still though it had not ended. */
  stuck: boolean;
  /** It was still going on at the answer limit. */
  endless: boolean;
  /** What a rule threw, where one did. */
  crash?: string;
}

export interface Plan<G extends Played> {
  game: G;
  below: Below;
  answerer?: Answerer<G>;
  /** Seats of practice players: what they do unasked is no matter of chance. */
  practising?: readonly SeatId[];
  /** Looks at a question before it is answered. */
  asked?: (game: G, open: OpenAsk, spec: Spec) => void;
  /** Who of those asked answers next, by some clock; without it, anybody. */
  due?: (open: OpenAsk[], game: G) => OpenAsk[];
  /** Looks at the game after every answer. */
  watch?: (game: G, answers: number) => void;
  /** Hears of everything that is done. */
  did?: (move: Move) => void;
  /** Hears of everything that happens. */
  told?: (game: G, fact: Fact) => void;
  /** Whether everything a question offers is held to be acceptable, not only what is answered. */
  probe?: boolean;
  limit?: number;
  /** Milliseconds. */
  now?: () => number;
}

/** More than this of anything wrong, and the game is given up. */
const ENOUGH = 20;
const LIMIT = 40_000;

/** Plays a game to its end through the same door as people: `answer` and `act`, with nothing but what is offered. */
export function playOut<G extends Played>(edition: Rehearsed<G>, plan: Plan<G>): Course {
  const play = new Play(edition, plan);
  play.begin();
  while (play.goesOn()) play.next();
  return play.course;
}

class Play<G extends Played> {
  readonly course: Course = {
    answers: 0,
    deeds: 0,
    slowest: 0,
    slowestAt: '',
    refused: [],
    stuck: false,
    endless: false,
  };
  private readonly edition: Rehearsed<G>;
  private readonly plan: Plan<G>;
  private readonly practising: readonly SeatId[];
  private readonly answerer: Answerer<G>;
  private readonly limit: number;
  /** When what is measured began. */
  private started = 0;

  constructor(edition: Rehearsed<G>, plan: Plan<G>) {
    this.edition = edition;
    this.plan = plan;
    this.practising = plan.practising ?? [];
    this.answerer = plan.answerer ?? randomly(plan.below);
    this.limit = plan.limit ?? LIMIT;
  }

  begin(): void {
    const { game, told } = this.plan;
    if (told) {
      const record = game.fact.bind(game);
      game.fact = (fact) => {
        record(fact);
        told(game, fact);
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
    const { course } = this;
    if (this.edition.ended(this.plan.game) || course.crash !== undefined || course.refused.length >= ENOUGH)
      return false;
    if (course.stuck) return false;
    course.endless = course.answers >= this.limit || course.deeds > this.limit;
    return !course.endless;
  }

  /** Now and then something unasked; then an answer to something that is open, or what a practice player does before that. */
  next(): void {
    const { game, below, due } = this.plan;
    if (below(20) === 0) this.unasked();
    const open = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) {
      this.course.stuck = !this.edition.ended(game);
      return;
    }
    const next = due?.(open, game) ?? open;
    const one = next[below(next.length)];
    const deed = this.edition.practised?.(game, one, this.practising);
    // What cannot be done is left, as at a table: the question is answered.
    if (deed && this.try(deed.seat, deed)) this.course.deeds++;
    else this.answer(one);
  }

  private answer(open: OpenAsk): void {
    const { game, watch, did } = this.plan;
    const { player, question, id, veiled } = open.ask;
    let reply: Answer = [];
    this.attempt(
      () => `${question} of ${player}: ${JSON.stringify(reply)}`,
      () => {
        const spec = specOf(game, open);
        if (!veiled) reply = this.replyTo(open, spec);
        // The random player has made up its mind: its tries do not count.
        this.started = this.now();
        const firm = this.firmly(open);
        answer(game, player, id, reply, firm);
        did?.(firm ? [player, id, reply, 1] : [player, id, reply]);
      },
    );
    this.course.answers++;
    if (this.course.crash === undefined) watch?.(game, this.course.answers);
  }

  private replyTo(open: OpenAsk, spec: Spec): Answer {
    const { game, asked, probe } = this.plan;
    asked?.(game, open, spec);
    if (probe) this.course.refused.push(...refusals(game, open, spec));
    return this.answerer(open, spec, (value) => problem(game, open, value, spec), game);
  }

  /** Now and then an answer in a window stands whatever the others do; the table's mostly do. */
  private firmly({ ask: { question, player, veiled } }: OpenAsk): boolean {
    if (question !== windowQuestion.name || this.practising.includes(player)) return false;
    return veiled ? this.plan.below(3) > 0 : this.plan.below(20) === 0;
  }

  /** Somebody uses something, takes an early answer back, or tries something else. */
  private unasked(): void {
    const { game, below, did } = this.plan;
    const pick = <T>(list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];
    const seat = pick(this.edition.seats(game).filter((one) => !this.practising.includes(one)));
    if (seat === undefined || !game.book.present(game as never, seat)) return;
    const able = this.edition.able?.(game, seat, below);
    if (able) {
      this.do(seat, able);
      return;
    }
    const held = pick(
      openAsks(game.state).filter(({ ask }) => ask.player === seat && ask.reply !== undefined && !ask.veiled),
    );
    if (held && below(3) === 0) {
      this.attempt(
        () => `${seat} takes back ${held.ask.question}`,
        () => {
          withdraw(game, seat, held.ask.id);
          did?.([seat, held.ask.id]);
        },
      );
      return;
    }
    const tried = this.edition.tries?.(game, seat, below);
    if (tried) this.try(seat, tried);
  }

  /** What is tried may have become impossible meanwhile; gives back whether it was done. */
  private try(seat: SeatId, deed: Deed): boolean {
    const { game } = this.plan;
    const action = game.book.actions[deed.action];
    if (!action) return false;
    game.path = game.state.stack;
    const wrong = action.check(game as never, seat, deed.data as never);
    game.path = [];
    if (!wrong) this.do(seat, deed);
    return !wrong;
  }

  private do(seat: SeatId, { action, data }: Deed): void {
    this.attempt(
      () => `${action} by ${seat}: ${JSON.stringify(data)}`,
      () => {
        act(this.plan.game, seat, action, data);
        this.plan.did?.([seat, action, data]);
      },
    );
  }

  private now(): number {
    return this.plan.now?.() ?? 0;
  }

  private attempt(what: () => string, body: () => void): void {
    const { course } = this;
    this.started = this.now();
    try {
      body();
    } catch (error) {
      if (error instanceof Illegal) course.refused.push(`${what()}: ${error.message}`);
      else
        course.crash = `${what()}, after ${course.answers} answers: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
    if (this.now() - this.started <= course.slowest) return;
    course.slowest = this.now() - this.started;
    course.slowestAt = what();
  }
}
