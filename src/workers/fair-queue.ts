import type { Reason } from './job.ts';

interface Place<T> {
  item: T;
  person: string | undefined;
}

export interface Limits {
  /** So many pieces of the program's own wait at most. */
  own: number;
  /** So many of people's. */
  people: number;
}

/**
 * A bounded line before one worker. A person has one piece of work in it or under way. The program's own and people's get as much
 * of the worker's time as each other as long as both wait, so that what takes long for one does not hold up the other.
 */
export class Line<T> {
  private readonly limits: Limits;
  private readonly own: Place<T>[] = [];
  private readonly people: Place<T>[] = [];
  /** Who has something in line or under way. */
  private readonly busy = new Set<string>();
  /** The time that each has had, in ms; whoever was not there meanwhile has nothing to catch up on. */
  private readonly had = { own: 0, people: 0 };

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Why nothing of theirs can be taken just now; undefined where it can. */
  refuses(person?: string): Extract<Reason, 'busy' | 'yours'> | undefined {
    if (person !== undefined && this.busy.has(person)) return 'yours';
    const [line, most] = person === undefined ? [this.own, this.limits.own] : [this.people, this.limits.people];
    if (line.length >= most) return 'busy';
    return undefined;
  }

  /** Why it was not taken; undefined where it was. `first`: before all others of its kind. */
  join(item: T, person?: string, first = false): Extract<Reason, 'busy' | 'yours'> | undefined {
    const refused = this.refuses(person);
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

  next(): T | undefined {
    const own = this.own.length > 0 && (!this.people.length || this.had.own <= this.had.people);
    return (own ? this.own : this.people).shift()?.item;
  }

  /** Somebody's work is over, and has taken so many ms: they may ask again. */
  over(person: string | undefined, took: number): void {
    this.had[person === undefined ? 'own' : 'people'] += took;
    if (person !== undefined) this.busy.delete(person);
  }
}
