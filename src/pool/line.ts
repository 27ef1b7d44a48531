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
 * A bounded line before one worker. A person has one piece of work in it or under way; the program's own and people's take turns,
 * so that neither waits for all of the other.
 */
export class Line<T> {
  private readonly limits: Limits;
  private readonly own: Place<T>[] = [];
  private readonly people: Place<T>[] = [];
  /** Who has something in line or under way. */
  private readonly busy = new Set<string>();
  private lastWasOwn = false;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Why it cannot be taken; undefined where it was. */
  join(item: T, person?: string): Extract<Reason, 'busy' | 'yours'> | undefined {
    const [line, most] = person === undefined ? [this.own, this.limits.own] : [this.people, this.limits.people];
    if (person !== undefined && this.busy.has(person)) return 'yours';
    if (line.length >= most) return 'busy';
    if (person !== undefined) this.busy.add(person);
    line.push({ item, person });
    return undefined;
  }

  next(): T | undefined {
    const first = this.own.length && !(this.lastWasOwn && this.people.length) ? this.own : this.people;
    const place = first.shift();
    if (place) this.lastWasOwn = first === this.own;
    return place?.item;
  }

  /** A person's work is over: they may ask again. */
  over(person: string | undefined): void {
    if (person !== undefined) this.busy.delete(person);
  }

  get length(): number {
    return this.own.length + this.people.length;
  }
}
