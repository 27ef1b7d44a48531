import { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { JobRejected, type JobFailure, type JobRunner } from '#workers';
import type { Picture } from '#discord/messages/message.ts';

/** Drawing a board nobody has seen yet, on a machine that has more to do, in ms. */
const RENDER_TIMEOUT_MS = 30_000;
/** Odds that have not been given up by then, and what it takes to begin with them, in ms. */
const CALCULATION_TIMEOUT_MS = 4_000;
/** Discord waits for three seconds for a form, in ms. */
const FORM_TIMEOUT_MS = 1_800;
/** Pictures kept, in bytes: some ten boards with their players' areas. */
const PICTURE_CACHE_BYTES = 12 * 1024 * 1024;

type RefusalTexts = Partial<Record<JobFailure, string>> & { failed: string };

const RENDER_REFUSALS: RefusalTexts = {
  busy: 'Too much is being drawn just now; try again in a moment.',
  yours: 'Your last picture is still being drawn; try again in a moment.',
  slow: 'That took too long to draw; try again in a moment.',
  failed: 'That cannot be drawn just now; try again in a moment.',
};
const CALCULATION_REFUSALS: RefusalTexts = {
  busy: 'Too much is being reckoned just now; try again in a moment.',
  yours: 'Your last one is still being reckoned; try again in a moment.',
  slow: 'That is too large to reckon exactly: name fewer units.',
  large: 'That is too large to reckon exactly: name fewer units.',
  failed: 'That cannot be reckoned just now; try again in a moment.',
};

const FORM_REFUSALS: RefusalTexts = {
  busy: 'Too much is going on just now; try again in a moment.',
  yours: 'Your last one is still being made; try again in a moment.',
  failed: 'That form cannot be made just now; answer one question after the other.',
};

/** What was not done is said in one sentence. `tell`: for the host, who should know of what went wrong. */
async function orRefuse<T>(work: Promise<T>, sentences: RefusalTexts, tell: (error: JobRejected) => void): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof JobRejected)) throw error;
    if (error.reason === 'failed' || (error.reason === 'slow' && sentences === RENDER_REFUSALS)) tell(error);
    throw new Illegal(sentences[error.reason] ?? sentences.failed);
  }
}

/** What is to be drawn. `key` says all that it shows, and to whom. */
export interface RenderRequest {
  key: string;
  job: string;
  /** What it is drawn from; only called where the picture is not at hand, and is drawn. */
  data: () => unknown;
  /** Who looks; left out for what everybody is shown. */
  user?: string | undefined;
}

/** What somebody wants to have made: of what, and for whom. */
export interface JobRequest {
  key: string;
  user: string;
}

/** Pictures, forms and sums for a face, by way of whatever does the work. What has not changed is not drawn again. */
export class RenderClient {
  private readonly jobs: JobRunner;
  private readonly tell: (error: JobRejected) => void;
  private readonly kept = new LRUCache<string, Picture[]>({ maxSize: PICTURE_CACHE_BYTES, sizeCalculation: sizeOf });

  constructor(works: JobRunner, tell: (error: JobRejected) => void) {
    this.jobs = works;
    this.tell = tell;
  }

  /** Throws an Illegal where too much is being drawn, or it cannot be. */
  async draw({ key, job, data, user }: RenderRequest): Promise<Picture[]> {
    const before = this.kept.get(key);
    if (before) return before;
    const pictures = await orRefuse(
      this.jobs.run<Picture[]>(job, data, { timeLimitMs: RENDER_TIMEOUT_MS, key, ...(user !== undefined && { user }) }),
      RENDER_REFUSALS,
      this.tell,
    );
    if (!this.kept.has(key)) this.kept.set(key, pictures);
    return pictures;
  }

  /** Undefined where it takes longer than Discord waits for a form. Throws an Illegal where it cannot be made. */
  async buildForm<Found>(wanted: unknown, { key, user }: JobRequest): Promise<Found | undefined> {
    const work = orRefuse(
      this.jobs.run<Found>('form', wanted, { timeLimitMs: CALCULATION_TIMEOUT_MS, key, user }),
      FORM_REFUSALS,
      this.tell,
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, FORM_TIMEOUT_MS, undefined)));
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      work.catch(() => undefined); // said when it is asked for again
    }
  }

  /** Has whoever fills in forms started, so that the first is there in time. */
  warmUp(): void {
    void this.jobs.run('ready', {}, { timeLimitMs: CALCULATION_TIMEOUT_MS, key: 'ready' }).catch(() => undefined);
  }

  /** A sign as a file. Rejects with Undone where it cannot be drawn. */
  drawEmoji(svg: string): Promise<Uint8Array> {
    return this.jobs.run('sign', svg, { timeLimitMs: RENDER_TIMEOUT_MS });
  }

  /** Throws an Illegal where too much is being reckoned, or it cannot be, or is refused. */
  async calculate<Found extends object>(job: string, wanted: unknown, { key, user }: JobRequest): Promise<Found> {
    const found = await orRefuse(
      this.jobs.run<Found | { refused: string }>(job, wanted, { timeLimitMs: CALCULATION_TIMEOUT_MS, key, user }),
      CALCULATION_REFUSALS,
      this.tell,
    );
    if ('refused' in found) throw new Illegal(found.refused);
    return found;
  }
}

/** In bytes; what is kept has to have some. */
function sizeOf(pictures: Picture[]): number {
  return pictures.reduce((sum, { data }) => sum + data.byteLength, 1);
}
