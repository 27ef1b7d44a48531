import { setTimeout as pause } from 'node:timers/promises';

/** Number of separate timers a pause is split into. */
const TURNS = 10;

/** Tracks running tasks so that callers can wait for them. Ignores errors: the code that adds a task handles them. */
export class PendingTasks {
  private readonly works = new Set<Promise<unknown>>();
  private added = 0;

  add(work: Promise<unknown>): void {
    this.added++;
    const done = work.catch(() => undefined).finally(() => this.works.delete(done));
    this.works.add(done);
  }

  /** Waits until no task is running and none has been added for `calmMs`, but at most `mostMs`. */
  async drain(mostMs: number, calmMs = 0): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), mostMs)));
    let added: number;
    do {
      added = this.added;
      if ((await Promise.race([Promise.all([...this.works, wait(calmMs)]), late])) === 'late') break;
    } while (this.works.size || this.added !== added);
    clearTimeout(timer);
  }
}

/**
 * Waits with several short timers: after a blocked event loop, a single one could fire before pending input is read.
 */
async function wait(ms: number): Promise<void> {
  for (let turn = 0; ms > 0 && turn < TURNS; turn++) await pause(ms / TURNS);
}
