import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from '#engine';

/** What is looked for: what one of these people is asked in a game, the first of them first. */
export interface AnswerQuery {
  number: number;
  game: string;
  users: string[];
}

/** What somebody is asked, an answer that would be taken, and the words for it. */
export interface FoundAnswer {
  user: string;
  ask: string;
  answer: Answer;
  text: string;
}

/** People who look for what they could answer, in a process of their own. */
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
