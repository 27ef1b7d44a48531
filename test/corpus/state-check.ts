import { openAsks, specOf, type Fact, type OpenAsk, type Spec } from '../../src/engine/index.ts';
import type { Move, Played } from '../../src/rehearsal/index.ts';

/** Looks at the states of whole games, and says at the end what is wrong. */
export interface StateCheck<G extends Played> {
  title: string;
  /** Looks at a game after each answer; `answers` counts them from 1. */
  look?: (game: G, answers: number) => void;
  /** Looks at a question before it is answered. */
  asked?: (game: G, open: OpenAsk, spec: Spec) => void;
  /** Hears each fact as it is recorded. */
  told?: (game: G, fact: Fact) => void;
  /** Holds the expectations, after the last game. */
  ends: () => void;
}

/** Shows each state of several games to many checks, so that each game is played once. */
export class StateChecks<G extends Played> {
  readonly all: readonly StateCheck<G>[];
  /** What a check threw: it sees nothing more, and fails with it at its end. */
  private readonly thrown = new Map<StateCheck<G>, unknown>();

  constructor(all: readonly StateCheck<G>[]) {
    this.all = all;
  }

  /** Hears all facts of a game from now on, and at once those recorded before. */
  hear(game: G): void {
    const record = game.fact.bind(game);
    game.fact = (fact) => {
      record(fact);
      this.each((check) => check.told?.(game, fact));
    };
    for (const fact of game.facts) this.each((check) => check.told?.(game, fact));
  }

  look(game: G, answers: number): void {
    this.each((check) => check.look?.(game, answers));
  }

  asked(game: G, open: OpenAsk, spec: Spec): void {
    this.each((check) => check.asked?.(game, open, spec));
  }

  ends(check: StateCheck<G>): void {
    if (this.thrown.has(check)) throw this.thrown.get(check);
    check.ends();
  }

  /** Looks on at a game that is replayed: called before each of its moves, and once without a move after the last. */
  follow(): (game: G, move?: Move) => void {
    let moves = 0;
    return (game, move) => {
      if (moves === 0) this.hear(game);
      else this.look(game, moves);
      moves++;
      if (!move) return;
      const open = openAsks(game.state).find(({ ask }) => ask.id === move[1]);
      if (open) this.asked(game, open, specOf(game as never, open));
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
