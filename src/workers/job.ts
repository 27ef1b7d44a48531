/** Why a piece of work was not done. */
export type Reason =
  /** Too many wait in line. */
  | 'busy'
  /** Whoever asks has something in line or under way already. */
  | 'yours'
  /** More was given than is taken. */
  | 'large'
  /** It ran over its time, and was ended. */
  | 'slow'
  /** It went wrong: in the work itself, or its process has ended. */
  | 'failed'
  /** The program is being stopped. */
  | 'stopped';

export class Undone extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Undone';
    this.reason = reason;
  }
}

/** How a piece of work is to be done. */
export interface Wanted {
  /** Who asks. Left out where the program itself does: that goes before what people look at. */
  person?: string;
  /** Somebody looks at what is to come of it just now: it goes before all else that the program itself asks. */
  first?: boolean;
  /** How long it may take once it has begun, in ms. */
  limit: number;
  /** Says all that the result depends on: what is asked for again while it is under way is done once. */
  key?: string;
}

/** What does pieces of work by name. Data and results are plain values, or bytes; a rejection is an Undone. Data may be a function that gives it: called where the work is taken, and not where it is refused. */
export interface Works {
  run<T>(job: string, data: unknown, wanted: Wanted): Promise<T>;
}

export const given = (data: unknown): unknown => (typeof data === 'function' ? (data as () => unknown)() : data);

/** What can be done, by name. */
export type Jobs = Record<string, (data: never) => unknown>;
