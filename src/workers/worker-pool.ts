import { serialize } from 'node:v8';
import { given, Undone, type Wanted, type Works } from './job.ts';
import { Line, type Limits } from './fair-queue.ts';
import { Worker, type WorkerSettings } from './worker-process.ts';

/** More than this is not given to a worker, in bytes. */
const MOST = 4 * 1024 * 1024;

const STOPPED = new Undone('stopped', 'The program is being stopped');

export interface LaneSettings extends WorkerSettings, Limits {
  /** The jobs it does. */
  jobs: readonly string[];
}

interface Piece {
  job: string;
  data: Uint8Array;
  wanted: Wanted;
  settle: (work: Promise<unknown>) => void;
}

/** One worker and the line before it. */
class Lane {
  readonly settings: LaneSettings;
  readonly worker: Worker;
  private readonly line: Line<Piece>;
  private working = false;
  stopped = false;

  constructor(settings: LaneSettings) {
    this.settings = settings;
    this.worker = new Worker(settings);
    this.line = new Line(settings);
  }

  /** Throws an Undone where it is not taken; what it is about is only made where it is. */
  take(job: string, data: unknown, wanted: Wanted): Promise<unknown> {
    const refused = this.stopped ? 'stopped' : this.line.refuses(wanted.person);
    if (refused) throw new Undone(refused, `${job} was not taken: ${refused}`);
    const bytes = serialize(given(data));
    if (bytes.byteLength > MOST) throw new Undone('large', `${job} has ${bytes.byteLength} bytes`);
    return new Promise((resolve) => {
      this.line.join({ job, data: bytes, wanted, settle: resolve }, wanted.person, wanted.first);
      void this.go();
    });
  }

  private async go(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let piece = this.line.next(); piece; piece = this.line.next()) {
      const { job, data, wanted, settle } = piece;
      const begun = performance.now();
      const work = this.stopped
        ? Promise.reject(STOPPED)
        : this.worker.work(job, data, wanted.limit).catch((error: unknown) => {
            throw this.stopped ? STOPPED : error;
          });
      await work.catch(() => undefined); // told to whoever asked
      this.line.over(wanted.person, performance.now() - begun);
      settle(work);
    }
    this.working = false;
  }

  stop(): void {
    this.stopped = true;
    this.worker.end(STOPPED);
  }
}

/** Workers, each with jobs of its own, for what takes too long to be done between two answers. */
export class Pool implements Works {
  private readonly lanes: Lane[];
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** Throws where two lanes would do one job: it would never come to the second. */
  constructor(lanes: LaneSettings[]) {
    const jobs = lanes.flatMap((one) => one.jobs);
    const twice = jobs.find((job, i) => jobs.indexOf(job) < i);
    if (twice !== undefined) throw new Error(`Two lanes do ${twice}`);
    this.lanes = lanes.map((one) => new Lane(one));
  }

  run<T>(job: string, data: unknown, wanted: Wanted): Promise<T> {
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

  private async begin(job: string, data: unknown, wanted: Wanted): Promise<unknown> {
    const lane = this.lanes.find(({ settings }) => settings.jobs.includes(job));
    if (!lane) throw new Undone('failed', `Nobody does ${job}`);
    return lane.take(job, data, wanted);
  }

  /** The processes there are just now. */
  pids(): number[] {
    return this.lanes.flatMap(({ worker }) => worker.pid ?? []);
  }

  stop(): void {
    for (const lane of this.lanes) lane.stop();
  }
}
