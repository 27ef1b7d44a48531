import { Session } from 'node:inspector/promises';

// Measures the amount of work independently of the machine.

/** Counts executions of functions in `src` in this process with the exact counters of V8. */
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

  /** Returns the number of executions since the last call. */
  async taken(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/'));
    return own
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }
}

/** Amount of text processing. */
export interface Texts {
  /** Characters of the texts that were folded, split, searched and compared. */
  characters: number;
  /** Number of normalizations: one for each folded name. */
  folds: number;
}

/** String methods whose work grows with the length. */
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

/** Counts the text processing of `body` by replacing String methods meanwhile. */
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
