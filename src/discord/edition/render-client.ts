import { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { JobRejected, type JobFailure, type JobRunner } from '#workers';
import type { Picture } from '#discord/messages/message.ts';

/** Time limit in ms for drawing an uncached board on a busy machine. */
const RENDER_TIMEOUT_MS = 30_000;
/** Time limit in ms for odds and forms, including the start of the worker. */
const CALCULATION_TIMEOUT_MS = 4_000;
/** Time limit in ms for opening a form; Discord allows three seconds for it. */
const FORM_TIMEOUT_MS = 1_800;
/** Cache size in bytes: about seven boards with their players' areas. */
const PICTURE_CACHE_BYTES = 8 * 1024 * 1024;

type RefusalTexts = Partial<Record<JobFailure, string>> & { failed: string };

const RENDER_REFUSALS: RefusalTexts = {
  busy: 'I cannot draw that now: too many pictures are waiting. Try again in a moment.',
  yours: 'I am still drawing your last picture. Try again in a moment.',
  slow: 'That picture took too long to draw. Try again in a moment.',
  failed: 'I cannot draw that now. Try again in a moment.',
};
const CALCULATION_REFUSALS: RefusalTexts = {
  busy: 'I cannot calculate that now: too many odds are waiting. Try again in a moment.',
  yours: 'I am still calculating your last odds. Try again in a moment.',
  slow: 'I cannot calculate odds for that many units. List fewer units.',
  large: 'I cannot calculate odds for that many units. List fewer units.',
  failed: 'I cannot calculate that now. Try again in a moment.',
};

const FORM_REFUSALS: RefusalTexts = {
  busy: 'I cannot make that form now: too many are waiting. Try again in a moment.',
  yours: 'I am still making your last form. Try again in a moment.',
  failed: 'I cannot make that form now. Answer the questions step by step instead.',
};

/**
 * Turns a rejected job into an Illegal with one sentence for the user. `tell` reports failed jobs, and drawings that
 * took too long, to the host.
 */
async function orRefuse<T>(work: Promise<T>, sentences: RefusalTexts, tell: (error: JobRejected) => void): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof JobRejected)) throw error;
    if (error.reason === 'failed' || (error.reason === 'slow' && sentences === RENDER_REFUSALS)) tell(error);
    throw new Illegal(sentences[error.reason] ?? sentences.failed);
  }
}

/** A drawing job. `key` identifies everything the picture shows, and for whom. */
export interface RenderRequest {
  key: string;
  job: string;
  /** Builds the job's input; called only if the picture is not cached. */
  data: () => unknown;
  /** User who asked for the picture; undefined for a public one. */
  user?: string | undefined;
}

/** Key and user of a form or odds job. */
export interface JobRequest {
  key: string;
  user: string;
}

/** Runs an adapter's drawing, form and odds jobs in the workers, and caches pictures. */
export class RenderClient {
  private readonly jobs: JobRunner;
  private readonly tell: (error: JobRejected) => void;
  private readonly kept = new LRUCache<string, Picture[]>({ maxSize: PICTURE_CACHE_BYTES, sizeCalculation: sizeOf });

  constructor(works: JobRunner, tell: (error: JobRejected) => void) {
    this.jobs = works;
    this.tell = tell;
  }

  /** Returns the pictures from the cache or draws them. Throws Illegal if the workers are busy or the job fails. */
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

  /** Builds a form; undefined after FORM_TIMEOUT_MS. Throws Illegal if it cannot be built. */
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
      work.catch(() => undefined); // a late error is reported when the form is requested again
    }
  }

  /** Starts the worker for forms, so that the first form opens in time. */
  warmUp(): void {
    void this.jobs.run('ready', {}, { timeLimitMs: CALCULATION_TIMEOUT_MS, key: 'ready' }).catch(() => undefined);
  }

  /** Draws an emoji as an image file. Rejects with JobRejected if it cannot be drawn. */
  drawEmoji(svg: string): Promise<Uint8Array> {
    return this.jobs.run('sign', svg, { timeLimitMs: RENDER_TIMEOUT_MS });
  }

  /** Runs an odds job. Throws Illegal if the workers are busy, the job fails, or its result is a refusal. */
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

/** Returns the size in bytes, plus one because the cache requires a positive size. */
function sizeOf(pictures: Picture[]): number {
  return pictures.reduce((sum, { data }) => sum + data.byteLength, 1);
}
