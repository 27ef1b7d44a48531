import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_OUTCOMES = ['done', 'refused', 'failed'] as const;

/** Outcome of a request by a user. */
export type CountedOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Upper bounds of the latency histogram in s. */
const LATENCY_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Counts the requests of users and their response times. */
export class RequestMetrics {
  readonly registry = new Registry();

  private readonly requests = new Counter({
    name: 'custodian_answers_total',
    help: 'User requests by outcome.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  private readonly seconds = new Histogram({
    name: 'custodian_answer_seconds',
    help: 'Time from receiving a request to its response.',
    buckets: LATENCY_BUCKETS_S,
    registers: [this.registry],
  });

  constructor() {
    for (const outcome of REQUEST_OUTCOMES) this.requests.inc({ outcome }, 0);
  }

  readonly observe = (outcome: CountedOutcome, ms: number): void => {
    this.requests.inc({ outcome });
    this.seconds.observe(ms / 1_000);
  };
}

interface ClusterMetrics {
  /** Number of games whose messages this process sends. */
  lanes: number;
  asked: { requests: number; invalid: number; waitedMs: number };
}

/** Sources of the metrics, read at each scrape. */
export interface MetricSources {
  requests: RequestMetrics;
  /** Due rows not sent yet: their number, and when the oldest fell due (Unix time in ms). */
  outboxBacklog: () => Promise<{ count: number; oldest: number | null }>;
  games: () => Promise<{ status: string; count: number }[]>;
  isReady: () => boolean;
  /** Undefined if there are not several processes. */
  clusterMetrics: () => ClusterMetrics | undefined;
  clock: () => number;
}

/** Creates a reader of the event loop delay since the last call: quantiles in s. */
function createLoopDelayReader(): () => [quantile: string, seconds: number][] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const toSeconds = (ns: number): number => (Number.isFinite(ns) ? ns / 1e9 : 0);
  return () => {
    const found: [string, number][] = [
      ['0.5', toSeconds(delay.percentile(50))],
      ['0.99', toSeconds(delay.percentile(99))],
      ['1', toSeconds(delay.max)],
    ];
    delay.reset();
    return found;
  };
}

function memoryBytes(): [of: string, bytes: number][] {
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    ['rss', rss],
    ['heap', heapUsed],
    ['external', external],
  ];
}

/** Registers gauges of the process itself: event loop, memory, connection. */
function registerProcess(registers: Registry[], isReady: () => boolean): void {
  const readLoopDelay = createLoopDelayReader();
  new Gauge({
    name: 'custodian_stall_seconds',
    help: 'Event loop delay since the last scrape.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const [quantile, seconds] of readLoopDelay()) this.set({ quantile }, seconds);
    },
  });
  new Gauge({
    name: 'custodian_memory_bytes',
    help: 'Memory that the process uses.',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, bytes] of memoryBytes()) this.set({ of }, bytes);
    },
  });
  new Gauge({
    name: 'custodian_ready',
    help: '1 if the process is connected to Discord.',
    registers,
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
}

/** Registers gauges of the database, due messages and games; returns a function that reads them. */
function registerStored(registers: Registry[], { outboxBacklog, games, clock }: MetricSources): () => Promise<void> {
  const due = new Gauge({
    name: 'custodian_outbox_messages',
    help: 'Due messages that are not sent yet.',
    registers,
  });
  const oldestAge = new Gauge({
    name: 'custodian_outbox_oldest_seconds',
    help: 'Time since the oldest unsent message became due.',
    registers,
  });
  const stored = new Gauge({
    name: 'custodian_games',
    help: 'Stored games by status.',
    labelNames: ['status'],
    registers,
  });
  return async () => {
    const [{ count, oldest }, counts] = await Promise.all([outboxBacklog(), games()]);
    due.set(count);
    oldestAge.set(oldest === null ? 0 : Math.max(0, (clock() - oldest) / 1_000));
    stored.reset();
    for (const { status, count: number } of counts) stored.set({ status }, number);
  };
}

/** Registers a counter whose value is kept elsewhere. */
function registerCounter(registers: Registry[], name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function registerCluster(registers: Registry[], read: () => ClusterMetrics | undefined): void {
  new Gauge({
    name: 'custodian_lanes',
    help: 'Games for which this process sends messages.',
    registers,
    collect() {
      this.set(read()?.lanes ?? 0);
    },
  });
  const register = (name: string, help: string, value: (asked: ClusterMetrics['asked']) => number): void =>
    registerCounter(registers, name, help, () => {
      const metrics = read();
      return metrics ? value(metrics.asked) : 0;
    });
  register('custodian_requests_total', 'Requests to Discord that count toward its limit.', ({ requests }) => requests);
  register(
    'custodian_requests_refused_total',
    'Requests that Discord refused with 401, 403 or 429.',
    ({ invalid }) => invalid,
  );
  register(
    'custodian_requests_waited_seconds_total',
    'Time that requests to Discord waited for their turn.',
    ({ waitedMs }) => waitedMs / 1_000,
  );
}

/** Creates a function that returns the metrics as Prometheus text, without data about users, hands or texts. */
export function createMetrics(sources: MetricSources): () => Promise<string> {
  const { registry } = sources.requests;
  const cluster = new Registry();
  const readStored = registerStored([registry], sources);
  registerProcess([registry], sources.isReady);
  registerCluster([cluster], sources.clusterMetrics);
  const all = Registry.merge([registry, cluster]);
  return async () => {
    await readStored();
    return (sources.clusterMetrics() ? all : registry).metrics();
  };
}
