import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Outcome of a request by a user. */
export type AnswerOutcome = 'done' | 'refused' | 'failed';

/** Upper bounds of the latency histogram in s. */
const LATENCY_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Counts the requests of users and their response times. */
export class AnswerMetrics {
  private readonly came: Record<AnswerOutcome, number> = { done: 0, refused: 0, failed: 0 };
  private readonly within = LATENCY_BUCKETS_S.map(() => 0);
  private took = 0;

  readonly observe = (came: AnswerOutcome, ms: number): void => {
    this.came[came]++;
    this.took += ms / 1_000;
    LATENCY_BUCKETS_S.forEach((bound, i) => {
      if (ms / 1_000 <= bound) this.within[i]++;
    });
  };

  get lines(): string[] {
    const all = this.came.done + this.came.refused + this.came.failed;
    return [
      ...formatFamily(
        'custodian_answers_total',
        'counter',
        'What people asked for, by what came of it.',
        Object.entries(this.came),
        'outcome',
      ),
      '# HELP custodian_answer_seconds From when it was heard until it was answered.',
      '# TYPE custodian_answer_seconds histogram',
      ...LATENCY_BUCKETS_S.map((bound, i) => `custodian_answer_seconds_bucket{le="${bound}"} ${this.within[i]}`),
      `custodian_answer_seconds_bucket{le="+Inf"} ${all}`,
      `custodian_answer_seconds_sum ${this.took}`,
      `custodian_answer_seconds_count ${all}`,
    ];
  }
}

/** Formats a metric family for Prometheus. */
function formatFamily(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: [label: string, value: number][],
  label: string,
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([key, value]) => `${name}{${label}="${key}"} ${value}`),
  ];
}

function formatMetric(name: string, type: 'counter' | 'gauge', help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

/** Sources of the metrics, read at each scrape. */
export interface MetricSources {
  meter: AnswerMetrics;
  /** Due rows not sent yet: their number, and when the oldest fell due (Unix time in ms). */
  outboxBacklog: () => Promise<{ count: number; oldest: number | null }>;
  games: () => Promise<{ status: string; count: number }[]>;
  isReady: () => boolean;
  /** Undefined if there are not several processes. */
  clusterMetrics: () => { lanes: number; asked: { requests: number; invalid: number; waitedMs: number } } | undefined;
  clock: () => number;
}

/** Creates a reader of the event loop delay since the last call: quantiles in s. */
function createLoopDelayReader(): () => [string, number][] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const late = (ns: number): number => (Number.isFinite(ns) ? ns / 1e9 : 0);
  return () => {
    const found: [string, number][] = [
      ['0.5', late(delay.percentile(50))],
      ['0.99', late(delay.percentile(99))],
      ['1', late(delay.max)],
    ];
    delay.reset();
    return found;
  };
}

function memory(): [string, number][] {
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    ['rss', rss],
    ['heap', heapUsed],
    ['external', external],
  ];
}

function formatClusterMetrics({ lanes, asked }: NonNullable<ReturnType<MetricSources['clusterMetrics']>>): string[] {
  return [
    ...formatMetric('custodian_lanes', 'gauge', 'Games whose messages this process sends.', lanes),
    ...formatMetric(
      'custodian_requests_total',
      'counter',
      'Requests to Discord that count for its limit.',
      asked.requests,
    ),
    ...formatMetric(
      'custodian_requests_refused_total',
      'counter',
      'Those that Discord refused with 401, 403 or 429.',
      asked.invalid,
    ),
    ...formatMetric(
      'custodian_requests_waited_seconds_total',
      'counter',
      'How long they waited for their turn.',
      asked.waitedMs / 1_000,
    ),
  ];
}

/** Creates a function that returns the metrics as Prometheus text, without data about users, hands or texts. */
export function createMetrics({
  meter,
  outboxBacklog,
  games,
  isReady,
  clusterMetrics,
  clock,
}: MetricSources): () => Promise<string> {
  const stalls = createLoopDelayReader();
  return async () => {
    const [{ count, oldest }, counted] = await Promise.all([outboxBacklog(), games()]);
    const waits = oldest === null ? 0 : Math.max(0, (clock() - oldest) / 1_000);
    const kept = counted.map((one): [string, number] => [one.status, one.count]);
    const shared = clusterMetrics();
    const lines = [
      ...meter.lines,
      ...formatMetric('custodian_outbox_messages', 'gauge', 'Messages that are due and have not gone out.', count),
      ...formatMetric(
        'custodian_outbox_oldest_seconds',
        'gauge',
        'For how long the oldest of them has been due.',
        waits,
      ),
      ...formatFamily('custodian_games', 'gauge', 'Games that are kept.', kept, 'status'),
      ...formatFamily(
        'custodian_stall_seconds',
        'gauge',
        'How late the event loop was since it was asked last.',
        stalls(),
        'quantile',
      ),
      ...formatFamily('custodian_memory_bytes', 'gauge', 'What the process holds.', memory(), 'of'),
      ...formatMetric(
        'custodian_ready',
        'gauge',
        'Whether Discord tells it what happens, where it is to be told.',
        isReady() ? 1 : 0,
      ),
      ...(shared ? formatClusterMetrics(shared) : []),
    ];
    return `${lines.join('\n')}\n`;
  };
}
