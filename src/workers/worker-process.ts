import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { JobRejected } from './job.ts';
import type { JobReply, JobMessage } from './serve-jobs.ts';

/** A worker that has not begun to listen by then never will, in ms. */
const START_TIMEOUT_MS = 60_000;
/** A little below ours: answers come first, but on a busy machine the work still gets its share. */
const NICENESS_OFFSET = 2;
const SECOND = 1_000;
/** Nothing comes later than that. */
const MAX_NICENESS = 19;

export interface WorkerSettings {
  /** The file that serves the jobs. */
  entry: string;
  /** Its environment; nothing else of ours is handed on. */
  env: Record<string, string>;
  /** Flags of node, as limits of its memory. */
  flags: string[];
  /** It is ended after so many ms without work. */
  idleTimeoutMs: number;
  /** It is ended between two pieces of work when it holds more than so many bytes: a new one begins with little. */
  maxRssBytes: number;
}

interface RunningJob {
  number: number;
  settle: (answered: JobReply | JobRejected) => void;
}

/**
 * One process that works for ours, at a lower priority, one piece of work at a time. It is started when first needed and ended when
 * idle. Whatever happens to it, the next piece of work finds a sound one.
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

  /** The process, while there is one. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Does one piece of work. Ends the process where that takes longer than `limit` ms. */
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
      // Second by second: however long this process itself stood still, that counts as one of them at the most.
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
      // Answers come first: the work has what they leave of the processors.
      if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + NICENESS_OFFSET, MAX_NICENESS));
    } catch {
      // Where it may not be done, it is not needed either.
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
    this.ready.catch(() => undefined); // told to whoever waits for it
    child.on('message', (message: JobReply) => {
      if (message.number === this.underWay?.number) this.underWay.settle(message);
    });
    child.on('error', () => undefined); // the end of it is what counts
    child.once('close', (code, signal) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.underWay?.settle(new JobRejected('failed', `A worker ended (${signal ?? code})`));
    });
    return child;
  }

  /** Ends the process outright; it keeps nothing. */
  end(reason?: JobRejected): void {
    clearTimeout(this.timer);
    const child = this.child;
    this.child = undefined;
    child?.kill('SIGKILL');
    if (reason) this.underWay?.settle(reason);
  }
}
