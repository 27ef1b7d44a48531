/** Why a piece of work was not done. */
export type JobFailure =
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

export class JobRejected extends Error {
  readonly reason: JobFailure;

  constructor(reason: JobFailure, message: string) {
    super(message);
    this.name = 'Undone';
    this.reason = reason;
  }
}

/** How a piece of work is to be done. */
export interface JobOptions {
  /** Who asks. Left out where the program itself does: that goes before what people look at. */
  user?: string;
  /** Somebody looks at what is to come of it just now: it goes before all else that the program itself asks. */
  isUrgent?: boolean;
  /** How long it may take once it has begun, in ms. */
  timeLimitMs: number;
  /** Says all that the result depends on: what is asked for again while it is under way is done once. */
  key?: string;
}

/** What does pieces of work by name. Data and results are plain values, or bytes; a rejection is an Undone. Data may be a function that gives it: called where the work is taken, and not where it is refused. */
export interface JobRunner {
  run<T>(job: string, data: unknown, wanted: JobOptions): Promise<T>;
}

export const resolveInput = (data: unknown): unknown => (typeof data === 'function' ? (data as () => unknown)() : data);

/** What can be done, by name. */
export type JobHandlers = Record<string, (data: never) => unknown>;
