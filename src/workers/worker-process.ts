import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { JobRejected } from './job.ts';
import type { JobReply, JobMessage } from './serve-jobs.ts';

/** Timeout in ms for a worker to start listening. */
const START_TIMEOUT_MS = 60_000;
/** Added to the niceness of this process: answers come first, but on a busy machine the jobs still get a share. */
const NICENESS_OFFSET = 2;
const SECOND = 1_000;
/** Lowest priority of the operating system. */
const MAX_NICENESS = 19;

export interface WorkerSettings {
  /** File that serves the jobs. */
  entry: string;
  /** Environment of the process, which inherits nothing else. */
  env: Record<string, string>;
  /** Node flags, such as memory limits. */
  flags: string[];
  /** Time without jobs in ms after which the process is ended. */
  idleTimeoutMs: number;
  /** Memory in bytes above which the process is ended between two jobs; a new one starts small. */
  maxRssBytes: number;
}

interface RunningJob {
  number: number;
  settle: (answered: JobReply | JobRejected) => void;
}

/**
 * One child process that runs jobs one at a time, at a lower priority. Starts when first needed and ends when idle. If
 * it dies, the next job gets a new process.
 */
export class WorkerProcess {
  private readonly settings: WorkerSettings;
  private child: ChildProcess | undefined;
  private ready: Promise<void> = Promise.resolve();
  private underWay: RunningJob | undefined;
  private number = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(settings: WorkerSettings) {
    this.settings = settings;
  }

  /** Id of the process; undefined if none is running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Runs one job. Kills the process if that takes longer than `limit` ms. Throws JobRejected. */
  async work(job: string, data: Uint8Array, limit: number): Promise<unknown> {
    clearTimeout(this.timer);
    const child = this.child ?? this.start();
    try {
      await this.ready;
    } catch (error) {
      if (this.child === child) this.end();
      throw error;
    }
    const answered = await new Promise<JobReply | JobRejected>((resolve) => {
      const number = ++this.number;
      this.underWay = { number, settle: resolve };
      // Counts in steps of a second: a stall of this process, however long, counts as at most one step.
      const wait = (left: number): void => {
        const step = Math.min(left, SECOND);
        this.timer = setTimeout(() => {
          if (left > step) return wait(left - step);
          this.end();
          resolve(new JobRejected('slow', `${job} took longer than ${limit} ms`));
        }, step);
      };
      wait(limit);
      child.send({ number, job, data } satisfies JobMessage, (error) => {
        if (error) resolve(new JobRejected('failed', error.message));
      });
    });
    clearTimeout(this.timer);
    this.underWay = undefined;
    if (answered instanceof JobRejected) throw answered;
    if (answered.rss > this.settings.maxRssBytes) this.end();
    else if (this.child) this.timer = setTimeout(() => this.end(), this.settings.idleTimeoutMs).unref();
    if (!answered.ok) throw new JobRejected('failed', answered.reason);
    return answered.result;
  }

  private start(): ChildProcess {
    const { entry, env, flags } = this.settings;
    const child = fork(entry, [], {
      env,
      execArgv: [...process.execArgv, ...flags],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    try {
      // Answers come first: jobs get the processor time that they leave.
      if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + NICENESS_OFFSET, MAX_NICENESS));
    } catch {
      // If the system does not allow it, it is not needed.
    }
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new JobRejected('failed', 'A worker did not start')), START_TIMEOUT_MS);
      child.once('message', () => {
        clearTimeout(timer);
        resolve();
      });
      child.once('close', () => {
        clearTimeout(timer);
        reject(new JobRejected('failed', 'A worker ended at its start'));
      });
    });
    this.ready.catch(() => undefined); // reported to the caller that awaits it
    child.on('message', (message: JobReply) => {
      if (message.number === this.underWay?.number) this.underWay.settle(message);
    });
    child.on('error', () => undefined); // the close event reports it
    child.once('close', (code, signal) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.underWay?.settle(new JobRejected('failed', `A worker ended (${signal ?? code})`));
    });
    return child;
  }

  /** Kills the process, which has no state to save. */
  end(reason?: JobRejected): void {
    clearTimeout(this.timer);
    const child = this.child;
    this.child = undefined;
    child?.kill('SIGKILL');
    if (reason) this.underWay?.settle(reason);
  }
}
