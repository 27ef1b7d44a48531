import { Session } from 'node:inspector/promises';

// How much was done, whatever the machine.

/** Counts how often functions in `src` run in this process, by the engine's own exact counters. */
export class StepCounter {
  private readonly session = new Session();

  static async start(): Promise<StepCounter> {
    const counter = new StepCounter();
    counter.session.connect();
    await counter.session.post('Profiler.enable');
    await counter.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return counter;
  }

  async stop(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /** What ran since it was last asked. */
  async taken(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/'));
    return own
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }
}

/** What was done with texts. */
export interface Texts {
  /** Characters of those that were folded, split, searched and compared. */
  characters: number;
  /** Those that were normalized: once for each name that is folded. */
  folds: number;
}

/** Methods of texts whose work grows with the text. */
const COUNTED = [
  'normalize',
  'toLowerCase',
  'split',
  'replace',
  'replaceAll',
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'search',
  'match',
  'matchAll',
  'trim',
] as const;

/** Counts what `body` does with texts: their methods tell it meanwhile, and are as before afterwards. */
export async function textsCounted(body: () => unknown): Promise<Texts> {
  const own = String.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  const before = Object.fromEntries(COUNTED.map((name) => [name, own[name]]));
  const counted = { characters: 0, folds: 0 };
  for (const name of COUNTED)
    own[name] = function (this: string, ...given: unknown[]) {
      counted.characters += this.length;
      if (name === 'normalize') counted.folds++;
      return before[name].apply(this, given);
    };
  try {
    await body();
  } finally {
    Object.assign(own, before);
  }
  return counted;
}
