import { basename, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBotProcess, type BotProcess } from '../../e2e/bot-process.ts';
import { COUNT_QUERIES_PRELOAD } from './query-counts.ts';

/** Preload that stamps each request of a process with the time at which it starts. */
const BEGUN = fileURLToPath(new URL('../../e2e/preload/request-timestamps.mjs', import.meta.url));

/**
 * Time after a database outage or freeze during which errors are excused, in ms: repeated errors are counted and logged
 * once a minute.
 */
const AFTERWARDS = 75_000;

/** A process of the cluster, restarted whenever it is killed. */
interface Part {
  name: string;
  environment: Record<string, string>;
  bot: BotProcess | undefined;
  frozen?: true;
}

interface Wanted {
  folder: string;
  /** URL of the sandbox. */
  url: string;
  database: string;
  shards: number;
  workers: number;
  /** Lease of an outbox row, in seconds. */
  lease: number;
  pixels: boolean;
  /** True if the processes count their database queries. */
  counting?: boolean;
}

/** Runs the bot as several processes over one database: shards receive interactions, workers send outbox rows. */
export class BotCluster {
  private readonly parts: Part[];
  private readonly wanted: Wanted;
  /** Log lines of level error and unexpected exits. */
  readonly said: string[] = [];
  /** Time at which all processes came up, in ms of the monotonic clock; Infinity while one is missing. */
  allUpSince = Infinity;
  private stopped = false;
  /** Periods in which the database was away or a process was frozen, in Unix ms. */
  private readonly excused: [from: number, to: number][] = [];
  private without = false;

  constructor(wanted: Wanted) {
    this.wanted = wanted;
    const { shards, workers } = wanted;
    this.parts = [
      ...Array.from({ length: shards }, (_, i) => ({
        name: `shard ${i}`,
        environment: { ROLES: 'gateway', SHARDS: String(i), SHARD_COUNT: String(shards) },
        bot: undefined,
      })),
      ...Array.from({ length: workers }, (_, i) => ({
        name: `worker ${i}`,
        environment: { ROLES: 'worker' },
        bot: undefined,
      })),
    ];
  }

  get size(): number {
    return this.parts.length;
  }

  async start(): Promise<void> {
    await Promise.all(this.parts.map(async (part) => this.begin(part)));
  }

  private async begin(part: Part): Promise<void> {
    const { folder, url, database, lease, pixels, counting } = this.wanted;
    const own = join(folder, part.name.replace(' ', '-'));
    mkdirSync(own, { recursive: true });
    while (!this.stopped && !part.bot) {
      try {
        const environment = {
          ...part.environment,
          DATABASE_URL: database,
          LEASE_SECONDS: String(lease),
          ...(counting && { COUNTED: this.countOf(part), ...profiles(this.countOf(part)) }),
        };
        const bot = await startBotProcess(own, url, {
          pixels,
          environment,
          before: [BEGUN, ...(counting ? [COUNT_QUERIES_PRELOAD] : [])],
        });
        part.bot = bot;
        void bot.ended.then((code) => this.endedByItself(part, bot, code));
      } catch (error) {
        // Starting fails while the database is away, as for any supervisor; try again.
        this.said.push(`"time":${Date.now()} ${part.name}: ${(error as Error).message.slice(0, 300)}`);
        await pause(500);
      }
    }
    this.lookAround();
  }

  /** Records an exit that no kill explains and restarts the process. */
  private endedByItself(part: Part, bot: BotProcess, code: number | null): void {
    if (this.stopped || part.bot !== bot) return;
    part.bot = undefined;
    this.said.push(`${part.name} ended by itself with ${code}`);
    this.lookAround();
    void this.begin(part);
  }

  /** Updates `allUpSince`: all processes must run and the database must be up. */
  private lookAround(): void {
    if (!this.without && this.parts.every(({ bot, frozen }) => bot && !frozen)) this.allUpSince = performance.now();
    else this.allUpSince = Infinity;
  }

  /** Runs `body`, which takes the database away, and excuses errors until shortly after it ends. */
  async withoutDatabase(body: () => Promise<void>): Promise<void> {
    this.without = true;
    this.lookAround();
    const begun = Date.now();
    await body();
    this.excused.push([begun, Date.now() + AFTERWARDS]);
    this.without = false;
    this.lookAround();
  }

  private countOf({ name }: Part): string {
    return join(this.wanted.folder, `${name.replace(' ', '-')}.counted`);
  }

  /** Tells all processes to start counting. */
  count(): void {
    for (const { bot } of this.parts) if (bot) process.kill(bot.pid, 'SIGUSR2');
  }

  /** The files with the counts of each process, written when it stops. */
  get counts(): { name: string; file: string }[] {
    return this.parts.map((part) => ({ name: part.name, file: this.countOf(part) }));
  }

  /**
   * Kills a process with SIGKILL and restarts it at once. Returns its name and a promise that resolves once it is up
   * again.
   */
  kill(which: number): { name: string; again: Promise<void> } {
    const part = this.parts[which];
    const { bot } = part;
    part.bot = undefined;
    this.lookAround();
    const again = (async () => {
      this.said.push(...(bot?.said ?? []).filter((line) => line.includes('"level":50')));
      await bot?.kill();
      await this.begin(part);
    })();
    return { name: part.name, again };
  }

  /** Stops a running worker for the given time in ms (SIGSTOP), then lets it continue. */
  async freeze(ms: number): Promise<void> {
    const part = this.parts.find(({ name, bot }) => name.startsWith('worker') && bot);
    const { bot } = part ?? {};
    if (!part || !bot) return;
    part.frozen = true;
    this.lookAround();
    const begun = Date.now();
    process.kill(bot.pid, 'SIGSTOP');
    await pause(ms);
    delete part.frozen;
    this.excused.push([begun, Date.now() + AFTERWARDS]);
    if (part.bot === bot) process.kill(bot.pid, 'SIGCONT');
    this.lookAround();
  }

  /** The recorded errors that neither a freeze nor a database outage explains. */
  get wrong(): string[] {
    const isExcused = (line: string): boolean => {
      const time = Number(/"time":(\d+)/.exec(line)?.[1]);
      return /database|records|connection/i.test(line) && this.excused.some(([from, to]) => from <= time && time <= to);
    };
    return this.said.filter((line) => !/being stopped|another process/i.test(line) && !isExcused(line));
  }

  /** Indexes of the processes that can be killed; frozen ones are excluded. */
  get running(): number[] {
    return this.parts.flatMap(({ bot, frozen }, i) => (bot && !frozen ? [i] : []));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(
      this.parts.map(async ({ name, bot }) => {
        if (!bot) return;
        this.said.push(...bot.said.filter((line) => line.includes('"level":50')));
        const code = await Promise.race([bot.stop(), pause(15_000, 'late' as const)]);
        if (code !== 0) this.said.push(`${name} stopped with ${code}`);
        if (code === 'late') await bot.kill();
      }),
    );
  }
}

/** Returns the setting for a CPU profile of the process if the environment variable PROFILES names a folder. */
const profiles = (file: string): Record<string, string> =>
  process.env.PROFILES === undefined
    ? {}
    : { PROFILED: join(process.env.PROFILES, `${basename(file, '.counted')}.cpuprofile`) };
