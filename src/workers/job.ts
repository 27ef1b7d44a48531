/** Reason why a job was not done. */
export type JobFailure =
  /** The queue is full. */
  | 'busy'
  /** The user has a job queued or running already. */
  | 'yours'
  /** The input is too large. */
  | 'large'
  /** The job exceeded its time limit and was killed. */
  | 'slow'
  /** The job threw an error, or its process ended. */
  | 'failed'
  /** The program is shutting down. */
  | 'stopped';

export class JobRejected extends Error {
  readonly reason: JobFailure;

  constructor(reason: JobFailure, message: string) {
    super(message);
    this.name = 'Undone';
    this.reason = reason;
  }
}

export interface JobOptions {
  /** User who asked. Undefined if the program itself asks, whose jobs have a queue of their own. */
  user?: string;
  /** A user waits for the result: the job goes before the other jobs of the program. */
  isUrgent?: boolean;
  /** Time limit in ms from the start of the job. */
  timeLimitMs: number;
  /** Identifies everything that the result depends on: equal jobs that are running at the same time run once. */
  key?: string;
}

/**
 * Runs jobs by name. Data and results are plain values or bytes; rejects with JobRejected. Data may be a function that
 * returns it, which is called only if the job is accepted.
 */
export interface JobRunner {
  run<T>(job: string, data: unknown, wanted: JobOptions): Promise<T>;
}

export const resolveInput = (data: unknown): unknown => (typeof data === 'function' ? (data as () => unknown)() : data);

/** Job handlers by name. */
export type JobHandlers = Record<string, (data: never) => unknown>;
