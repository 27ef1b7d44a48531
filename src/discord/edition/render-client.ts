import { LRUCache } from 'lru-cache';
import { Illegal } from '#engine';
import { Undone, type Reason, type Works } from '#workers';
import type { Picture } from '#discord/messages/message.ts';

/** Drawing a board nobody has seen yet, on a machine that has more to do, in ms. */
const TO_DRAW = 30_000;
/** Odds that have not been given up by then, and what it takes to begin with them, in ms. */
const TO_RECKON = 4_000;
/** Discord waits for three seconds for a form, in ms. */
const TO_FILL_IN = 1_800;
/** Pictures kept, in bytes: some ten boards with their players' areas. */
const KEPT = 12 * 1024 * 1024;

type Sentences = Partial<Record<Reason, string>> & { failed: string };

const DRAWING: Sentences = {
  busy: 'Too much is being drawn just now; try again in a moment.',
  yours: 'Your last picture is still being drawn; try again in a moment.',
  slow: 'That took too long to draw; try again in a moment.',
  failed: 'That cannot be drawn just now; try again in a moment.',
};
const RECKONING: Sentences = {
  busy: 'Too much is being reckoned just now; try again in a moment.',
  yours: 'Your last one is still being reckoned; try again in a moment.',
  slow: 'That is too large to reckon exactly: name fewer units.',
  large: 'That is too large to reckon exactly: name fewer units.',
  failed: 'That cannot be reckoned just now; try again in a moment.',
};

const FILLING_IN: Sentences = {
  busy: 'Too much is going on just now; try again in a moment.',
  yours: 'Your last one is still being made; try again in a moment.',
  failed: 'That form cannot be made just now; answer one question after the other.',
};

/** What was not done is said in one sentence. `tell`: for the host, who should know of what went wrong. */
async function said<T>(work: Promise<T>, sentences: Sentences, tell: (error: Undone) => void): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    if (error.reason === 'failed' || (error.reason === 'slow' && sentences === DRAWING)) tell(error);
    throw new Illegal(sentences[error.reason] ?? sentences.failed);
  }
}

/** What is to be drawn. `key` says all that it shows, and to whom. */
export interface Wish {
  key: string;
  job: string;
  /** What it is drawn from; only called where the picture is not at hand, and is drawn. */
  data: () => unknown;
  /** Who looks; left out for what everybody is shown. */
  person?: string | undefined;
}

/** What somebody wants to have made: of what, and for whom. */
export interface Order {
  key: string;
  person: string;
}

/** Pictures, forms and sums for a face, by way of whatever does the work. What has not changed is not drawn again. */
export class Desk {
  private readonly works: Works;
  private readonly tell: (error: Undone) => void;
  private readonly kept = new LRUCache<string, Picture[]>({ maxSize: KEPT, sizeCalculation: sizeOf });

  constructor(works: Works, tell: (error: Undone) => void) {
    this.works = works;
    this.tell = tell;
  }

  /** Throws an Illegal where too much is being drawn, or it cannot be. */
  async draw({ key, job, data, person }: Wish): Promise<Picture[]> {
    const before = this.kept.get(key);
    if (before) return before;
    const pictures = await said(
      this.works.run<Picture[]>(job, data, { limit: TO_DRAW, key, ...(person !== undefined && { person }) }),
      DRAWING,
      this.tell,
    );
    if (!this.kept.has(key)) this.kept.set(key, pictures);
    return pictures;
  }

  /** Undefined where it takes longer than Discord waits for a form. Throws an Illegal where it cannot be made. */
  async form<Found>(wanted: unknown, { key, person }: Order): Promise<Found | undefined> {
    const work = said(this.works.run<Found>('form', wanted, { limit: TO_RECKON, key, person }), FILLING_IN, this.tell);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, TO_FILL_IN, undefined)));
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      work.catch(() => undefined); // said when it is asked for again
    }
  }

  /** Has whoever fills in forms started, so that the first is there in time. */
  ready(): void {
    void this.works.run('ready', {}, { limit: TO_RECKON, key: 'ready' }).catch(() => undefined);
  }

  /** A sign as a file. Rejects with Undone where it cannot be drawn. */
  sign(svg: string): Promise<Uint8Array> {
    return this.works.run('sign', svg, { limit: TO_DRAW });
  }

  /** Throws an Illegal where too much is being reckoned, or it cannot be, or is refused. */
  async reckon<Found extends object>(job: string, wanted: unknown, { key, person }: Order): Promise<Found> {
    const found = await said(
      this.works.run<Found | { refused: string }>(job, wanted, { limit: TO_RECKON, key, person }),
      RECKONING,
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
