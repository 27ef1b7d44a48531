import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { moveDatabase } from '#cli/move-database.ts';
import { createRandom } from '#simulation';
import { SandboxPlayer, type PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { findPostgresBinaries, startPostgresCluster, type PostgresCluster } from '../../e2e/postgres-cluster.ts';
import { temporaryFolder } from '../../e2e/bot-process.ts';
import { GameRecords } from '../players/game-records.ts';
import { AnswerFinder, type FoundAnswer } from '../players/answer-finder.ts';
import { writeStoredData } from '../../e2e/stored-data.ts';
import { prepareGames, type PreparedGame } from '../players/prepare-games.ts';
import { waitUntilSent } from './wait-until-sent.ts';
import { BotCluster } from './bot-cluster.ts';
import { RequestCounts } from './request-counts.ts';
import { ClusterAudit, type Attempt, type ClusterReport } from './cluster-audit.ts';

interface Plan {
  seconds: number;
  games: number;
  shards: number;
  workers: number;
  /** Answers per second. */
  rate: number;
  /** In seconds. */
  lease: number;
  /** Interval between kills, in seconds. */
  killEvery: number;
  seed?: number;
  pixels?: boolean;
  /** Kills and freezes nothing, and counts the work per answer. */
  calm?: boolean;
  tell?: (line: string) => void;
}

const SEATS = 3;
const HOUR = 3_600_000;
/**
 * Longest wait for an unacknowledged answer, which may still be committed while the bot waits for its database, in ms.
 */
const UNHEARD = 20_000;
/** Number of games in which a player has kept others waiting long enough for a reminder. */
const REMINDED = 10;

/** Plays games through several bot processes over one database and checks the result. */
export async function playOnCluster(plan: Plan): Promise<ClusterReport> {
  const folder = temporaryFolder();
  const bin = findPostgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  const cluster = startPostgresCluster(bin);
  const people = Array.from({ length: Math.max(6, Math.min(300, plan.games)) }, (_, i) => `Player ${i + 1}`);
  const requests = new RequestCounts();
  const sandbox = await startSandbox({
    people,
    activeThreadCap: 1_000_000,
    // Discord forgets nonces quickly, but not before the immediate retry of the library.
    nonceLivesMs: 1_500,
    identifyApartMs: 5_000,
    // One server per game, so that each shard receives its part of them.
    threadsApart: true,
    record: (request) => requests.note(request),
  });
  const night = new Evening(sandbox, cluster, folder.path, plan);
  try {
    await night.prepare(Object.values(sandbox.people));
    requests.forget();
    await night.play();
    const found = await night.examine();
    return { ...found, requests: requests.counted(found.answers.accepted) };
  } finally {
    await night.close();
    await sandbox.close();
    cluster.stop();
    folder.remove();
  }
}

class Evening {
  private readonly sandbox: Sandbox;
  private readonly cluster: PostgresCluster;
  private readonly folder: string;
  private readonly plan: Plan;
  private readonly below: (n: number) => number;
  private readonly database: string;
  private readonly begun: string;
  private readonly attempts = new Map<string, Attempt>();
  private readonly took: number[] = [];
  private readonly busy = new Set<PreparedGame>();
  private readonly counted = { refused: 0, unheard: 0, unheardOfAll: 0, kills: 0, caughtUpMs: 0 };
  private readonly wrong: string[] = [];
  private counts: BotCluster['counts'] = [];
  private places: PreparedGame[] = [];
  private records: GameRecords | undefined;
  private minds: AnswerFinder | undefined;
  /** Unix time in ms at which everything due had been sent. */
  private over = 0;
  private processes: BotCluster | undefined;

  constructor(sandbox: Sandbox, cluster: PostgresCluster, folder: string, plan: Plan) {
    this.sandbox = sandbox;
    this.cluster = cluster;
    this.folder = folder;
    this.plan = plan;
    this.below = createRandom(plan.seed ?? 1);
    this.database = cluster.url('games');
    this.begun = join(folder, 'begun.db');
  }

  private readonly tell = (line: string): void => this.plan.tell?.(line);

  private get there(): GameRecords {
    if (!this.records) throw new Error('Nothing is prepared');
    return this.records;
  }

  /** Creates the games and a copy of them, and starts all processes. */
  async prepare(people: string[]): Promise<void> {
    const { games, shards, workers, lease, pixels = false, calm = false } = this.plan;
    await writeStoredData(this.cluster.url('postgres'), 'create database games');
    this.records = await GameRecords.at(this.database, Date.now, this.below);
    const seatings = Array.from({ length: games }, (_, i) => ({
      users: Array.from({ length: SEATS }, (_, seat) => people[(i * SEATS + seat) % people.length]),
      begun: true,
    }));
    this.places = await prepareGames(this.sandbox, this.records, seatings, { veil: 'nothing' });
    const waitedFor = this.places.slice(0, REMINDED).map(({ code }) => `'${code}'`);
    await writeStoredData(
      this.database,
      `update asks set opened_at = opened_at - ${9 * HOUR} where game in (${waitedFor.join(', ')})`,
    );
    await this.records.store.close();
    await moveDatabase(this.database, this.begun);
    this.records = await GameRecords.at(this.database, Date.now, this.below);
    this.minds = new AnswerFinder(this.database, this.plan.seed ?? 1);
    await this.minds.ready;
    const { url } = this.sandbox;
    this.processes = new BotCluster({
      folder: this.folder,
      url,
      database: this.database,
      shards,
      workers,
      lease,
      pixels,
      counting: calm,
    });
    await this.processes.start();
    this.tell(`${games} games, ${this.processes.size} processes`);
  }

  async play(): Promise<void> {
    const { seconds, rate, calm } = this.plan;
    const { processes } = this;
    if (!processes) throw new Error('Nothing is prepared');
    if (calm) processes.count();
    const begun = Date.now();
    const until = begun + seconds * 1_000;
    const disturbed = calm ? undefined : this.disturb(processes, begun);
    const under = new Set<Promise<void>>();
    for (let n = 0; Date.now() < until; n++) {
      const wait = begun + (n * 1_000) / rate - Date.now();
      if (wait > 0) await pause(wait);
      else if (n % 10 === 0) await pause(0);
      const one = this.answerSomething()
        .catch(() => undefined) // the database is away, so the question is unknown
        .finally(() => under.delete(one));
      under.add(one);
      if (under.size > 60) await Promise.race(under);
    }
    await disturbed?.();
    await Promise.all(under);
    while (this.busy.size) await pause(200);
    this.over = await this.quiet();
    await processes.stop();
    this.processes = undefined;
    if (calm) this.counts = processes.counts;
    this.wrong.push(...processes.wrong.slice(0, 5));
  }

  /**
   * Kills a random process at intervals and the database twice, and freezes a worker. Returns a function that ends this
   * and waits until all are up.
   */
  private disturb(processes: BotCluster, begun: number): () => Promise<void> {
    const { seconds, lease } = this.plan;
    const disturbing: Promise<unknown>[] = [];
    const kills = setInterval(() => {
      const running = processes.running;
      if (!running.length) return;
      const which = running[this.below(running.length)];
      this.counted.kills++;
      const { name, again } = processes.kill(which);
      this.tell(`${Math.round((Date.now() - begun) / 1_000)} s: ${name} killed, ${this.attempts.size} answers so far`);
      disturbing.push(again);
    }, this.plan.killEvery * 1_000);
    const at = (share: number, body: () => Promise<unknown>): NodeJS.Timeout =>
      setTimeout(() => disturbing.push(body()), share * seconds * 1_000);
    const restart = async (): Promise<void> => {
      this.tell('the database is killed');
      await processes.withoutDatabase(() => this.cluster.restart());
    };
    const timers = [
      at(0.25, restart),
      at(0.6, restart),
      at(0.4, async () => {
        this.tell('a worker stands still');
        await processes.freeze(lease * 1_500);
      }),
    ];
    return async () => {
      clearInterval(kills);
      timers.forEach(clearTimeout);
      await Promise.all(disturbing);
    };
  }

  private async answerSomething(): Promise<void> {
    const { places, below, busy } = this;
    for (let look = 0; look < 20; look++) {
      const place = places[below(places.length)];
      if (busy.has(place)) continue;
      busy.add(place);
      let settles = 0;
      try {
        const found = await this.minds?.thought(
          place.code,
          [...place.users].sort(() => below(3) - 1),
        );
        if (!found) continue;
        settles = await this.give(place, found);
        return;
      } finally {
        setTimeout(() => busy.delete(place), settles);
      }
    }
  }

  /**
   * Gives an answer. Returns how long its game must pause, in ms, until it is settled whether this answer is committed.
   */
  private async give(place: PreparedGame, { user, ask, answer, text }: FoundAnswer): Promise<number> {
    const began = performance.now();
    const allUpSince = this.processes?.allUpSince ?? Infinity;
    const player = new SandboxPlayer(this.sandbox.url, user, place.thread);
    const heard = await player.command('answer', { choice: text, game: place.code }, { settleMs: 0 });
    const ms = performance.now() - began;
    // Only answers given while all processes are up say something about response times.
    const whileAllThere = allUpSince < began && this.processes?.allUpSince === allUpSince;
    if (whileAllThere) this.took.push(ms);
    if (whileAllThere && !heard.acknowledged) this.counted.unheardOfAll++;
    const outcome = heard.acknowledged ? await this.settled(heard) : heard;
    const said = outcome.follow_ups.at(-1)?.content ?? outcome.message?.content ?? '';
    const accepted = outcome.acknowledged && said.startsWith('✅');
    this.attempts.set(outcome.interaction, { place, user, ask, answer, accepted });
    if (!outcome.acknowledged) this.counted.unheard++;
    else if (!accepted) this.counted.refused++;
    return accepted ? 0 : outcome.acknowledged ? 1_000 : UNHEARD;
  }

  /** Returns the outcome after the deferred reply has arrived, or after the longest wait. */
  private async settled({ interaction }: PlayerOutcome): Promise<PlayerOutcome> {
    return (await (
      await fetch(`${this.sandbox.url}/sandbox/interactions/${interaction}?wait=${UNHEARD}`)
    ).json()) as PlayerOutcome;
  }

  /** Waits until everything due is sent. Returns the time at which the last check began. */
  private async quiet(): Promise<number> {
    const { lookedAt, tookMs, unsent } = await waitUntilSent(this.there, this.places);
    if (unsent.length)
      this.wrong.push(`The outbox does not get empty: ${unsent.length}, as ${unsent.slice(0, 3).join('; ')}`);
    this.counted.caughtUpMs = tookMs;
    return lookedAt;
  }

  async examine(): Promise<Omit<ClusterReport, 'requests'>> {
    const { sandbox, there: records, begun, places, attempts, took, counted, counts, over, wrong } = this;
    const record = { url: sandbox.url, records, begun, places, attempts, took, counted, counts, over, wrong };
    return new ClusterAudit(record).examine();
  }

  async close(): Promise<void> {
    this.minds?.end();
    await this.processes?.stop();
    await this.records?.store.close().catch(() => undefined);
  }
}
