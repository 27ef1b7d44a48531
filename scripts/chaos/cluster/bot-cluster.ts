import { basename, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBotProcess, type BotProcess } from '../../e2e/bot-process.ts';
import { COUNT_QUERIES_PRELOAD } from './query-counts.ts';

/** Each of their requests says when it was begun. */
const BEGUN = fileURLToPath(new URL('../../e2e/preload/request-timestamps.mjs', import.meta.url));

/** What was said again and again is counted, and said a minute later, in ms. */
const AFTERWARDS = 75_000;

/** One of the processes, which is started again whenever it is killed. */
interface Part {
  name: string;
  environment: Record<string, string>;
  bot: BotProcess | undefined;
  frozen?: true;
}

interface Wanted {
  folder: string;
  /** Of the stand-in, and of the database. */
  url: string;
  database: string;
  shards: number;
  workers: number;
  /** In seconds. */
  lease: number;
  pixels: boolean;
  /** They count what they ask of the database. */
  counting?: boolean;
}

/** The bot as several processes over one database: shards that hear of what people do, and workers that say what there is to say. */
export class BotCluster {
  private readonly parts: Part[];
  private readonly wanted: Wanted;
  /** All that they have said that was an error. */
  readonly said: string[] = [];
  /** Since when all of them are there, in ms of the steady clock; Infinity: not all are. */
  allUpSince = Infinity;
  private stopped = false;
  /** From when until when the database was away, or one of them stood still, in ms since 1970. */
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
        // As while the database is away: whoever starts it tries again.
        this.said.push(`"time":${Date.now()} ${part.name}: ${(error as Error).message.slice(0, 300)}`);
        await pause(500);
      }
    }
    this.lookAround();
  }

  /** Nobody has killed it: that is told, and whoever looks after it starts it again. */
  private endedByItself(part: Part, bot: BotProcess, code: number | null): void {
    if (this.stopped || part.bot !== bot) return;
    part.bot = undefined;
    this.said.push(`${part.name} ended by itself with ${code}`);
    this.lookAround();
    void this.begin(part);
  }

  /** Whether all of them are there, and what they keep everything in. */
  private lookAround(): void {
    if (!this.without && this.parts.every(({ bot, frozen }) => bot && !frozen)) this.allUpSince = performance.now();
    else this.allUpSince = Infinity;
  }

  /** They are without a database for as long as this takes. */
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

  /** They count from now on. */
  count(): void {
    for (const { bot } of this.parts) if (bot) process.kill(bot.pid, 'SIGUSR2');
  }

  /** What they have counted, once they have stopped. */
  get counts(): { name: string; file: string }[] {
    return this.parts.map((part) => ({ name: part.name, file: this.countOf(part) }));
  }

  /** Ends one outright; it is started again at once. Gives its name, and when that has come about. */
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

  /** Stands still for so long, in ms, and goes on as if nothing had been. */
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

  /** What was said that nothing explains that was done to them. */
  get wrong(): string[] {
    const isExcused = (line: string): boolean => {
      const time = Number(/"time":(\d+)/.exec(line)?.[1]);
      return /database|records|connection/i.test(line) && this.excused.some(([from, to]) => from <= time && time <= to);
    };
    return this.said.filter((line) => !/being stopped|another process/i.test(line) && !isExcused(line));
  }

  /** Those that may be killed: what is frozen stays so. */
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

/** Where a folder for profiles of the processor is named, each writes one there. */
const profiles = (file: string): Record<string, string> =>
  process.env.PROFILES === undefined
    ? {}
    : { PROFILED: join(process.env.PROFILES, `${basename(file, '.counted')}.cpuprofile`) };
