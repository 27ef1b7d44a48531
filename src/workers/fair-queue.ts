import type { JobFailure } from './job.ts';

interface QueueEntry<T> {
  item: T;
  person: string | undefined;
}

export interface QueueLimits {
  /** So many pieces of the program's own wait at most. */
  maxOwn: number;
  /** So many of people's. */
  maxUser: number;
}

/**
 * A bounded line before one worker. A person has one piece of work in it or under way. The program's own and people's get as much
 * of the worker's time as each other as long as both wait, so that what takes long for one does not hold up the other.
 */
export class FairQueue<T> {
  private readonly limits: QueueLimits;
  private readonly own: QueueEntry<T>[] = [];
  private readonly people: QueueEntry<T>[] = [];
  /** Who has something in line or under way. */
  private readonly busy = new Set<string>();
  /** The time that each has had, in ms; whoever was not there meanwhile has nothing to catch up on. */
  private readonly had = { own: 0, people: 0 };

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /** Why nothing of theirs can be taken just now; undefined where it can. */
  refusal(person?: string): Extract<JobFailure, 'busy' | 'yours'> | undefined {
    if (person !== undefined && this.busy.has(person)) return 'yours';
    const [line, most] = person === undefined ? [this.own, this.limits.maxOwn] : [this.people, this.limits.maxUser];
    if (line.length >= most) return 'busy';
    return undefined;
  }

  /** Why it was not taken; undefined where it was. `first`: before all others of its kind. */
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

  /** Somebody's work is over, and has taken so many ms: they may ask again. */
  complete(person: string | undefined, took: number): void {
    this.had[person === undefined ? 'own' : 'people'] += took;
    if (person !== undefined) this.busy.delete(person);
  }
}
