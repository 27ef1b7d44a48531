import type { JobFailure } from './job.ts';

interface QueueEntry<T> {
  item: T;
  person: string | undefined;
}

export interface QueueLimits {
  /** Maximum number of queued jobs of the program itself. */
  maxOwn: number;
  /** Maximum number of queued jobs of users. */
  maxUser: number;
}

/**
 * A bounded queue in front of one worker. A user has at most one job queued or running. While both wait, jobs of the
 * program and of users get equal shares of the worker's time, so that long jobs of one do not hold up the other.
 */
export class FairQueue<T> {
  private readonly limits: QueueLimits;
  private readonly own: QueueEntry<T>[] = [];
  private readonly people: QueueEntry<T>[] = [];
  /** Users with a job queued or running. */
  private readonly busy = new Set<string>();
  /** Worker time used by each side in ms. A side whose queue was empty starts level with the other. */
  private readonly had = { own: 0, people: 0 };

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /** Returns why a job cannot be queued now; undefined if it can. */
  refusal(person?: string): Extract<JobFailure, 'busy' | 'yours'> | undefined {
    if (person !== undefined && this.busy.has(person)) return 'yours';
    const [line, most] = person === undefined ? [this.own, this.limits.maxOwn] : [this.people, this.limits.maxUser];
    if (line.length >= most) return 'busy';
    return undefined;
  }

  /** Queues an item, with `first` before all others of its kind. Returns the reason for a refusal, or undefined. */
  enqueue(item: T, person?: string, first = false): Extract<JobFailure, 'busy' | 'yours'> | undefined {
    const refused = this.refusal(person);
    if (refused) return refused;
    const line = person === undefined ? this.own : this.people;
    if (!line.length) {
      const [mine, other] = person === undefined ? (['own', 'people'] as const) : (['people', 'own'] as const);
      this.had[mine] = Math.max(this.had[mine], this.had[other]);
    }
    if (person !== undefined) this.busy.add(person);
    if (first) line.unshift({ item, person });
    else line.push({ item, person });
    return undefined;
  }

  dequeue(): T | undefined {
    const own = this.own.length > 0 && (!this.people.length || this.had.own <= this.had.people);
    return (own ? this.own : this.people).shift()?.item;
  }

  /** Reports a job as finished after `took` ms; its user may queue another. */
  complete(person: string | undefined, took: number): void {
    this.had[person === undefined ? 'own' : 'people'] += took;
    if (person !== undefined) this.busy.delete(person);
  }
}
