import {
  answer,
  answerProblem,
  copyState,
  framesOf,
  Game,
  openAsks,
  specOf,
  type Answer,
  type Id,
  type OpenAsk,
} from '#engine';
import type { Answerer } from '#simulation/random-player.ts';
import type { SimulatedGame } from '#simulation/simulated-edition.ts';

/** Number of further answers after which a trial ends. */
const MAX_ANSWERS = 24;

/** Gives an answer on a copy of a game and plays on from there as its proposals say. */
export class Trial<G extends SimulatedGame> {
  readonly game: G;
  private readonly answerer: Answerer<G>;
  private answered = 0;
  private hasRolled = false;

  /** Throws if the engine does not accept the answer. */
  constructor(answerer: Answerer<G>, from: G, { ask }: OpenAsk, reply: Answer) {
    this.answerer = answerer;
    this.game = new Game(copyState(from.state), from.book) as G;
    // After a draw, two trials can no longer be compared: each answer gives other dice.
    this.game.trace = ({ is }) => {
      this.hasRolled ||= is === 'draw';
    };
    answer(this.game, ask.player, ask.id, reply);
  }

  /** Plays on until an ask has been used. Returns false if that takes long or dice are rolled. */
  untilUsed = (ask: Id): boolean => this.until(() => !openAsks(this.game.state).some((one) => one.ask.id === ask));

  /** Plays on until a frame has ended. Returns false if that takes long or dice are rolled. */
  untilEnded = (frame: Id): boolean =>
    this.until(() => ![...framesOf(this.game.state.stack)].some(({ id }) => id === frame));

  private until(isReached: () => boolean): boolean {
    while (!this.hasRolled && !isReached()) {
      const next = openAsks(this.game.state).find(({ ask }) => ask.reply === undefined);
      if (!next || this.answered++ >= MAX_ANSWERS) return false;
      answer(this.game, next.ask.player, next.ask.id, this.replyTo(next));
    }
    return !this.hasRolled;
  }

  /** Returns what the question preselects, as a player would accept it; else the answer of a practice player. */
  private replyTo(open: OpenAsk): Answer {
    if (open.ask.veiled) return [];
    const spec = specOf(this.game, open);
    const preselected = spec.kind === 'allot' && Object.values(spec.proposed).some((count) => count > 0);
    if (preselected && answerProblem(this.game, open, spec.proposed, spec) === undefined) return spec.proposed;
    return this.answerer(open, spec, (reply) => answerProblem(this.game, open, reply, spec), this.game);
  }
}
