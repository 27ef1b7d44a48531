import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { moveDatabase } from '#cli/move-database.ts';
import { fingerprint, type Answer } from '#engine';
import { createRandom } from '#simulation';
import { SandboxPlayer, type PlayerMessage, type PlayerOutcome } from '#sandbox/player.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { findPostgresBinaries, startPostgresCluster, type PostgresCluster } from '../../e2e/postgres-cluster.ts';
import { temporaryFolder } from '../../e2e/bot-process.ts';
import { workPerAnswer, type WorkPerAnswer } from './query-counts.ts';
import { GameRecords } from '../players/game-records.ts';
import { AnswerFinder, type FoundAnswer } from '../players/answer-finder.ts';
import { writeStoredData } from '../../e2e/stored-data.ts';
import { prepareGames, type PreparedGame } from '../players/prepare-games.ts';
import { BotCluster } from './bot-cluster.ts';
import { RequestCounts } from './request-counts.ts';
import { listMessageProblems } from '../crash/message-audit.ts';

export interface ClusterReport {
  answers: { accepted: number; lost: number; doubled: number; refused: number; unheard: number };
  messages: { sent: number; lost: number; doubled: number; outOfOrder: number };
  reminders: { sent: number; doubled: number };
  differentStates: number;
  /** Counts only answers given while all processes are up. */
  acknowledgedMs: { median: number; p99: number; of: number; never: number };
  requests: ReturnType<RequestCounts['counted']>;
  kills: number;
  /** Work of the processes per answer. Undefined unless the run is calm. */
  work?: Record<string, WorkPerAnswer>;
  /** Time from the last answer until the outbox was empty, in ms. */
  caughtUpMs: number;
  /** Problems found; empty if there are none. */
  wrong: string[];
}

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

interface Attempt {
  place: PreparedGame;
  user: string;
  ask: string;
  answer: Answer;
  /** True if Discord showed the answer as accepted. */
  accepted: boolean;
}

const SEATS = 3;
const HOUR = 3_600_000;
/**
 * Longest wait for the outbox to empty, in ms: deliveries are retried after a Discord outage, and leases have to
 * expire.
 */
const PATIENCE = 240_000;
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

  /** Describes everything that is due but not sent. */
  private async unsaid(): Promise<string[]> {
    const { outbox, panels } = this.there.store;
    const now = Date.now();
    // A kill between two panels leaves two; the next refresh deletes the older one.
    const open = (await panels.gamesWithDuplicates()).map((code) => `${code} has two panels`);
    for (const { code } of this.places)
      for (const { id, kind, status, dueAt, attempts, error } of await outbox.ofGame(code)) {
        // A ping waits while its user is active, and an announced pass waits for the next event.
        const isDue = ['claimed', 'waiting'].includes(status) && (dueAt <= now || attempts > 0);
        if (isDue) open.push(`${code} ${id} ${kind} ${status} ${attempts} ${error}`);
      }
    return open;
  }

  /**
   * Waits until everything due is sent. Returns the time at which the last check began, since a check of all games
   * takes a while.
   */
  private async quiet(): Promise<number> {
    const begun = Date.now();
    let looked = begun;
    for (let open = await this.unsaid(); open.length; looked = Date.now(), open = await this.unsaid()) {
      if (Date.now() - begun > PATIENCE) {
        this.wrong.push(`The outbox does not get empty: ${open.length}, as ${open.slice(0, 3).join('; ')}`);
        break;
      }
      await pause(1_000);
    }
    this.counted.caughtUpMs = Date.now() - begun;
    return looked;
  }

  async examine(): Promise<Omit<ClusterReport, 'requests'>> {
    const { refused, unheard, kills, caughtUpMs } = this.counted;
    const { wrong } = this;
    const answers = { accepted: 0, lost: 0, doubled: 0, refused, unheard };
    const messages = { sent: 0, lost: 0, doubled: 0, outOfOrder: 0 };
    const reminders = { sent: 0, doubled: 0 };
    let differentStates = 0;
    const calm = await GameRecords.at(this.begun, () => Date.UTC(2026, 0, 1));
    for (const place of this.places) {
      const commands = await this.there.store.commands.range(place.code, 1, Number.MAX_SAFE_INTEGER);
      const given = commands.flatMap(({ user, interaction }) =>
        user !== null && interaction !== null ? [interaction] : [],
      );
      const own = [...this.attempts].filter(([, attempt]) => attempt.place === place);
      answers.accepted += own.filter(([, { accepted }]) => accepted).length;
      answers.lost += own.filter(([id, { accepted }]) => accepted && !given.includes(id)).length;
      answers.doubled += given.length - new Set(given).size + given.filter((id) => !this.attempts.has(id)).length;
      const difference = await this.differs(calm, place, given);
      if (difference !== undefined) {
        differentStates++;
        wrong.push(`${place.code}: ${difference}`);
      }
      await this.readThread(place, messages);
      const reminded = (await this.there.store.outbox.ofGame(place.code))
        .filter(({ kind }) => kind === 'reminder')
        .map(({ payload, ask }) => `${ask} ${(payload as { user: string }).user}`);
      reminders.sent += reminded.length;
      reminders.doubled += reminded.length - new Set(reminded).size;
    }
    await calm.close();
    const bad = { ...answers, refused: 0, unheard: 0, accepted: 0, ...reminders, sent: 0 };
    for (const [what, count] of Object.entries(bad)) if (count) wrong.push(`${count} ${what}`);
    if (!answers.accepted) wrong.push('Nobody answered anything');
    const sorted = [...this.took].sort((a, b) => a - b);
    const part = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    if (!sorted.length) wrong.push('Nobody was answered while all were there');
    const acknowledgedMs = { median: part(0.5), p99: part(0.99), of: sorted.length, never: this.counted.unheardOfAll };
    const work = this.counts.length ? { work: workPerAnswer(answers.accepted, this.counts) } : {};
    return {
      answers,
      messages,
      reminders,
      differentStates,
      acknowledgedMs,
      kills,
      caughtUpMs,
      ...work,
      wrong: wrong.slice(0, 20),
    };
  }

  /**
   * Replays the same answers in the same order in an undisturbed copy. Returns the difference, or undefined if there is
   * none.
   */
  private async differs(calm: GameRecords, { code }: PreparedGame, given: string[]): Promise<string | undefined> {
    for (const id of given) {
      const { user, ask, answer } = this.attempts.get(id) ?? {};
      if (user === undefined || ask === undefined || answer === undefined) return `an answer that nobody gave (${id})`;
      try {
        await calm.table.answer({ user }, code, ask, answer);
      } catch (error) {
        return `undisturbed, it does not take an answer that it took: ${String(error)}`;
      }
    }
    const hashes = async ({ store }: GameRecords): Promise<string> =>
      (await store.commands.range(code, 1, Number.MAX_SAFE_INTEGER))
        .map(({ number, user, hash }) => `${number} ${user} ${hash}`)
        .join('\n');
    const state = async ({ store }: GameRecords): Promise<string> =>
      fingerprint((await store.games.stateText(code)) ?? '');
    const same =
      (await hashes(calm)) === (await hashes(this.there)) && (await state(calm)) === (await state(this.there));
    return same ? undefined : 'its commands or its state are others than undisturbed';
  }

  /** Checks that the thread's messages and the outbox rows match one to one. */
  private async readThread(place: PreparedGame, messages: ClusterReport['messages']): Promise<void> {
    const rows = (await this.there.store.outbox.ofGame(place.code)).filter(
      // Rows about the start of the game were marked as sent without a message.
      ({ status, messageId, attempts }) => !(status === 'sent' && messageId === null && attempts === 0),
    );
    const bot = (await this.inThread(place)).filter((one) => one.author.bot && !one.ephemeral);
    messages.sent += bot.length;
    for (const what of listMessageProblems(rows, bot, new Set(), this.over)) {
      const on = (await this.there.store.panels.ofGame(place.code)).map(({ message }) => message).join(' ');
      const last = rows
        .slice(-8)
        .map((row) => `${row.id} ${row.kind} ${row.status} ${row.attempts} ${row.messageId} ${row.error}`);
      const there = bot.slice(-5).map(({ id }) => id);
      this.wrong.push(`${place.code}: ${what}; on record: ${on}; ${last.join('; ')}; there: ${there.join(' ')}`);
      const count = Number(/^(\d+) messages/.exec(what)?.[1] ?? 1);
      if (/there twice|share a message|panels are there/.test(what)) messages.doubled += count;
      else if (/out of order|begins with/.test(what)) messages.outOfOrder += count;
      else messages.lost += count;
    }
  }

  private async inThread({ thread, users }: PreparedGame): Promise<PlayerMessage[]> {
    const all: PlayerMessage[] = [];
    for (let before = ''; ;) {
      const url = `${this.sandbox.url}/sandbox/users/${users[0]}/channels/${thread}/messages?limit=100${before && `&before=${before}`}`;
      const page = (await (await fetch(url)).json()) as PlayerMessage[];
      if (!page.length) return all;
      all.unshift(...page);
      before = page[0].id;
    }
  }

  async close(): Promise<void> {
    this.minds?.end();
    await this.processes?.stop();
    await this.records?.store.close().catch(() => undefined);
  }
}
