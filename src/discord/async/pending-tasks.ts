import { setTimeout as pause } from 'node:timers/promises';

/** In so many turns of the event loop a pause is waited out. */
const TURNS = 10;

/** What is being done and is worth waiting for. Errors are for whoever does it to look at. */
export class PendingTasks {
  private readonly works = new Set<Promise<unknown>>();
  private added = 0;

  add(work: Promise<unknown>): void {
    this.added++;
    const done = work.catch(() => undefined).finally(() => this.works.delete(done));
    this.works.add(done);
  }

  /** Waits until nothing is under way and nothing has been added for `calmMs`; `mostMs` at the longest. */
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

/** Waits in several turns: where the event loop was held up, one timer could end before what has arrived is read. */
async function wait(ms: number): Promise<void> {
  for (let turn = 0; ms > 0 && turn < TURNS; turn++) await pause(ms / TURNS);
}
