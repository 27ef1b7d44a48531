import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from '#engine';

/** A search for an open question of these users in a game; earlier users come first. */
export interface AnswerQuery {
  number: number;
  game: string;
  users: string[];
}

/** An open question, a legal answer, and the answer as typed text. */
export interface FoundAnswer {
  user: string;
  ask: string;
  answer: Answer;
  text: string;
}

/** Finds possible answers for users in a separate process. */
export class AnswerFinder {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (found: FoundAnswer | undefined) => void>();
  private number = 0;
  readonly ready: Promise<void>;

  constructor(database: string, seed: number) {
    this.child = fork(fileURLToPath(new URL('answer-finder-process.ts', import.meta.url)), [database, String(seed)]);
    this.ready = new Promise((resolve) => this.child.once('message', () => resolve()));
    this.child.on('message', (said: { number: number; found?: FoundAnswer }) => {
      this.waiting.get(said.number)?.(said.found);
      this.waiting.delete(said.number);
    });
  }

  async thought(game: string, users: string[]): Promise<FoundAnswer | undefined> {
    const number = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.child.send({ number, game, users } satisfies AnswerQuery);
    });
  }

  end(): void {
    this.child.disconnect();
  }
}
