import { serialize } from 'node:v8';
import { resolveInput, JobRejected, type JobOptions, type JobRunner } from './job.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import { WorkerProcess, type WorkerSettings } from './worker-process.ts';

/** Maximum size of the input of a job in bytes. */
const MAX_INPUT_BYTES = 4 * 1024 * 1024;

const STOPPED = new JobRejected('stopped', 'The program is being stopped');

export interface WorkerSlotSettings extends WorkerSettings, QueueLimits {
  /** Names of the jobs that the worker runs. */
  jobs: readonly string[];
}

interface QueuedJob {
  job: string;
  data: Uint8Array;
  wanted: JobOptions;
  settle: (work: Promise<unknown>) => void;
}

/** One worker and its queue. */
class WorkerSlot {
  readonly settings: WorkerSlotSettings;
  readonly worker: WorkerProcess;
  private readonly line: FairQueue<QueuedJob>;
  private working = false;
  stopped = false;

  constructor(settings: WorkerSlotSettings) {
    this.settings = settings;
    this.worker = new WorkerProcess(settings);
    this.line = new FairQueue(settings);
  }

  /**
   * Queues a job. Throws JobRejected if it is refused; a function that returns the data is called only if it is
   * accepted.
   */
  take(job: string, data: unknown, wanted: JobOptions): Promise<unknown> {
    const refused = this.stopped ? 'stopped' : this.line.refusal(wanted.user);
    if (refused) throw new JobRejected(refused, `${job} was not taken: ${refused}`);
    const bytes = serialize(resolveInput(data));
    if (bytes.byteLength > MAX_INPUT_BYTES) throw new JobRejected('large', `${job} has ${bytes.byteLength} bytes`);
    return new Promise((resolve) => {
      this.line.enqueue({ job, data: bytes, wanted, settle: resolve }, wanted.user, wanted.isUrgent);
      void this.go();
    });
  }

  private async go(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let piece = this.line.dequeue(); piece; piece = this.line.dequeue()) {
      const { job, data, wanted, settle } = piece;
      const begun = performance.now();
      const work = this.stopped
        ? Promise.reject(STOPPED)
        : this.worker.work(job, data, wanted.timeLimitMs).catch((error: unknown) => {
            throw this.stopped ? STOPPED : error;
          });
      await work.catch(() => undefined); // settle() passes the error on
      this.line.complete(wanted.user, performance.now() - begun);
      settle(work);
    }
    this.working = false;
  }

  stop(): void {
    this.stopped = true;
    this.worker.end(STOPPED);
  }
}

/** Pool of workers, each with its own jobs, for work too long for the event loop. */
export class WorkerPool implements JobRunner {
  private readonly lanes: WorkerSlot[];
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** Throws if two workers list the same job, which the second would never get. */
  constructor(lanes: WorkerSlotSettings[]) {
    const jobs = lanes.flatMap((one) => one.jobs);
    const twice = jobs.find((job, i) => jobs.indexOf(job) < i);
    if (twice !== undefined) throw new Error(`Two lanes do ${twice}`);
    this.lanes = lanes.map((one) => new WorkerSlot(one));
  }

  run<T>(job: string, data: unknown, wanted: JobOptions): Promise<T> {
    const { key } = wanted;
    const begun = key === undefined ? undefined : this.underWay.get(`${job} ${key}`);
    if (begun) return begun as Promise<T>;
    const work = this.begin(job, data, wanted);
    if (key !== undefined) {
      const name = `${job} ${key}`;
      this.underWay.set(name, work);
      const over = (): void => void this.underWay.delete(name);
      work.then(over, over);
    }
    return work as Promise<T>;
  }

  private async begin(job: string, data: unknown, wanted: JobOptions): Promise<unknown> {
    const lane = this.lanes.find(({ settings }) => settings.jobs.includes(job));
    if (!lane) throw new JobRejected('failed', `No worker does ${job}`);
    return lane.take(job, data, wanted);
  }

  /** Returns the ids of the running processes. */
  pids(): number[] {
    return this.lanes.flatMap(({ worker }) => worker.pid ?? []);
  }

  stop(): void {
    for (const lane of this.lanes) lane.stop();
  }
}
