import { createHistogram, monitorEventLoopDelay, PerformanceObserver, type RecordableHistogram } from 'node:perf_hooks';
import type { WithSpan } from '#service';

/** Sampling interval of the event loop delay in ms; shorter stalls are of no interest. */
const RESOLUTION_MS = 1;

/**
 * Range of a cause's histogram, from a microsecond to an hour in ns, and its precision of one percent. By default, each
 * histogram takes a third of a MiB.
 */
const CAUSE_RANGE = { lowest: 1_000, highest: 3_600_000_000_000, figures: 2 };

/** Count and durations in ms. */
interface Times {
  times: number;
  p999: number;
  max: number;
}

export interface StallReport {
  /** Delay of the event loop from all causes. */
  loop: Times;
  /**
   * Causes of stalls, longest first; nested spans count for both. `processor`: largest CPU time of a span in ms,
   * independent of other load on the machine; null if not measured.
   */
  causes: ({ cause: string; processor: number | null } & Times)[];
  /** Memory at the end in MiB. */
  memory: Record<'rss' | 'heapUsed' | 'heapTotal' | 'external' | 'arrayBuffers', number>;
}

/** Returns the CPU time of the main thread in ms. */
function processorTime(): number {
  // Older versions of Node only report it for all threads together.
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1_000;
}

/** Measures what blocks the event loop, by cause. Enabled only on request, because it costs a little for every span. */
export class StallProfiler {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly causes = new Map<string, { took: RecordableHistogram; processor: number | null }>();
  private readonly collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) this.note('garbage collection', duration);
  });

  constructor() {
    this.delay.enable();
    this.collections.observe({ entryTypes: ['gc'] });
  }

  /** Starts the measurement, after a short delay: startup blocks nobody. */
  start(): void {
    setTimeout(() => {
      this.delay.reset();
      this.causes.clear();
    }, 10 * RESOLUTION_MS);
  }

  readonly span: WithSpan = (what, body, until) => {
    const begun = performance.now();
    const before = processorTime();
    const note = (): void => this.note(what, performance.now() - begun, processorTime() - before);
    let settles = false;
    try {
      const result = body();
      if (until === 'settled' && result instanceof Promise) {
        settles = true;
        void result.then(note, note);
      }
      return result;
    } finally {
      if (!settles) note();
    }
  };

  report(): StallReport {
    const ms = (ns: number): number => Math.round(ns / 10_000) / 100;
    const late = (ns: number): number => Math.max(0, Math.round((ms(ns) - RESOLUTION_MS) * 100) / 100);
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    const mib = (bytes: number): number => Math.round(bytes / 1024 / 1024);
    return {
      memory: {
        rss: mib(rss),
        heapUsed: mib(heapUsed),
        heapTotal: mib(heapTotal),
        external: mib(external),
        arrayBuffers: mib(arrayBuffers),
      },
      loop: { times: this.delay.count, p999: late(this.delay.percentile(99.9)), max: late(this.delay.max) },
      causes: [...this.causes]
        .map(([cause, { took, processor }]) => ({
          cause,
          times: took.count,
          p999: ms(took.percentile(99.9)),
          max: ms(took.max),
          processor: processor === null ? null : Math.round(processor * 100) / 100,
        }))
        .sort((a, b) => b.max - a.max),
    };
  }

  private note(what: string, took: number, processor?: number): void {
    let found = this.causes.get(what);
    if (!found) this.causes.set(what, (found = { took: createHistogram(CAUSE_RANGE), processor: null }));
    found.took.record(Math.max(1, Math.round(took * 1e6)));
    if (processor !== undefined) found.processor = Math.max(found.processor ?? 0, processor);
  }
}
