import { openAsks, specOf, type Fact, type OpenAsk, type Spec } from '#engine';
import type { Move, SimulatedGame } from '#simulation';

/** A check of the states of whole games that reports at the end. */
export interface StateCheck<G extends SimulatedGame> {
  title: string;
  /** Called after each answer; `answers` counts them from 1. */
  onState?: (game: G, answers: number) => void;
  /** Called with each question before it is answered. */
  onQuestion?: (game: G, open: OpenAsk, spec: Spec) => void;
  /** Called with each fact as it is recorded. */
  onFact?: (game: G, fact: Fact) => void;
  /** Called after the last game; fails if something was wrong. */
  verify: () => void;
}

/** Passes each state of several games to many checks, so that each game is played only once. */
export class StateChecks<G extends SimulatedGame> {
  readonly all: readonly StateCheck<G>[];
  /** Errors thrown by checks: such a check receives no more states and fails with its error. */
  private readonly thrown = new Map<StateCheck<G>, unknown>();

  constructor(all: readonly StateCheck<G>[]) {
    this.all = all;
  }

  /** Passes on all facts of a game: recorded ones at once, later ones as they are recorded. */
  private watchFacts(game: G): void {
    const record = game.addFact.bind(game);
    game.addFact = (fact) => {
      record(fact);
      this.each((check) => check.onFact?.(game, fact));
    };
    for (const fact of game.facts) this.each((check) => check.onFact?.(game, fact));
  }

  private onState(game: G, answers: number): void {
    this.each((check) => check.onState?.(game, answers));
  }

  private onQuestion(game: G, open: OpenAsk, spec: Spec): void {
    this.each((check) => check.onQuestion?.(game, open, spec));
  }

  verify(check: StateCheck<G>): void {
    if (this.thrown.has(check)) throw this.thrown.get(check);
    check.verify();
  }

  /** Returns a function to call before each move of a replayed game, and once without a move after the last. */
  follow(): (game: G, move?: Move) => void {
    let moves = 0;
    return (game, move) => {
      if (moves === 0) this.watchFacts(game);
      else this.onState(game, moves);
      moves++;
      if (!move) return;
      const open = openAsks(game.state).find(({ ask }) => ask.id === move[1]);
      if (open) this.onQuestion(game, open, specOf(game as never, open));
    };
  }

  private each(show: (check: StateCheck<G>) => void): void {
    for (const check of this.all) {
      if (this.thrown.has(check)) continue;
      try {
        show(check);
      } catch (error) {
        this.thrown.set(check, error);
      }
    }
  }
}
