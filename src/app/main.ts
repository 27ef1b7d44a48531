import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { config as readEnvironmentFile } from 'dotenv';
import { runWhileLeader } from '#cluster/leader-election.ts';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import { type ProcessShare } from '#cluster/postgres-lock.ts';
import { startScheduler, type Scheduler } from '#scheduler';
import { readConfig, type Config } from './config.ts';
import { startBot, DiscordLoginRefused, type Bot } from '#discord';
import { loadEditions, workerJobs, type LoadedEdition } from '#editions';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts';
import { openLog, redact, redactText, type AppLogger } from './log/logger.ts';
import {
  Shutdown,
  clearLoginRefused,
  createHealthCheck,
  loginBackoffLeft,
  AnswerMetrics,
  createMetrics,
  recordLoginRefused,
  startHealthServer,
  LOGIN_BACKOFF_MS,
  type Health,
} from './ops/index.ts';
import { findDamage, openStore, pathProblem, restrictPermissions, type Store } from '#store';
import { StallProfiler } from './stall-profiler.ts';
import { GameService } from '#service';
import { chooseMoveInWorker, createWorkerPool } from './create-worker-pool.ts';

/** Exit codes: as told to stop; something that was not foreseen or cannot be used; only the host can help (EX_CONFIG of sysexits). */
const EXIT_CODES = { stopped: 0, failed: 1, turnedAway: 78 } as const;

/** Where others answer people on the same machine, whoever only sends and draws stands so far behind them. */
const WORKER_NICENESS = 3;

/** What the health is read from, as it comes about. */
interface AppState {
  config: Config;
  log: AppLogger;
  ending: Shutdown;
  store: Store;
  bot?: Bot;
  meter: AnswerMetrics;
  isHeldBack?: true;
  /** Whether the database was sound when it was read through; absent until then, and of PostgreSQL. */
  isSound?: boolean;
}

/** Puts the program together and runs it until it is told to stop. */
async function run(config: Config, log: AppLogger, ending: Shutdown): Promise<void> {
  fs.mkdirSync(path.dirname(config.database), { recursive: true });
  restrictPermissions(config.database);
  if (!config.roles.gateway) setPriority(WORKER_NICENESS);
  const pool = createWorkerPool(workerJobs(), config.art);
  const editions = await loadEditions({ jobs: pool, log });
  const store = await openLockedStore(config, log, ending, editions);
  const meter = new AnswerMetrics();
  const running: AppState = { config, log, ending, store, meter };
  await startHealthEndpoint(running);

  ending.addHook(() => pool.stop());
  const owner = randomUUID();
  const stalls = config.stallReport === undefined ? undefined : new StallProfiler();
  const table = new GameService({
    store,
    editions: editions.map(({ edition }) => edition),
    clock: Date.now,
    random: (n) => randomInt(n),
    log,
    think: chooseMoveInWorker(pool, log),
    ...(stalls && { span: stalls.span }),
  });
  const context = {
    service: table,
    adapters: editions.map(({ adapter }) => adapter),
    clock: Date.now,
    log,
    recordOutcome: meter.observe,
    ...(stalls && { withSpan: stalls.span }),
  };

  const local = config.token === undefined && config.api === undefined ? await openSandbox(running) : undefined;
  const token = config.token ?? 'local.table.token';
  try {
    await awaitLoginBackoff(running, token);
    const { roles, shards, lease } = config;
    const bot = await startBot(context, {
      token,
      api: local ? `${local.url}/api` : config.api,
      roles,
      shards,
      owner,
      leaseMs: lease,
    });
    running.bot = bot;
    ending.addHook(() => bot.stop());
    void bot.loginRefused.then((reason) => exitLoginRefused(running, token, reason));
  } catch (error) {
    if (!(error instanceof DiscordLoginRefused)) throw error;
    return exitLoginRefused(running, token, error);
  }
  clearLoginRefused(config.database);
  if (config.roles.worker) {
    const clock = startSchedulerAsLeader(running, table, owner);
    ending.addHook(async () => clock.stop());
  }
  if (stalls && config.stallReport !== undefined) reportStalls(stalls, config.stallReport, ending);
  printReady(running.bot, local);
  // PostgreSQL looks after its own.
  if (config.databaseUrl === undefined) void checkIntegrity(running, table);
}

/** Measures for how long the program stands still, and writes that to a file at its end. */
function reportStalls(stalls: StallProfiler, file: string, ending: Shutdown): void {
  stalls.start();
  ending.addHook(() => fs.writeFileSync(file, JSON.stringify(stalls.report(), null, 1)));
}

/** One of all that could winds it. */
function startSchedulerAsLeader({ config, log }: AppState, table: GameService, owner: string): Scheduler {
  const { cluster } = table;
  const wound = (): Scheduler => startScheduler(table, log);
  return cluster
    ? runWhileLeader(async (forMs) => cluster.acquireLeadership('clock', owner, forMs), config.lease, wound)
    : wound();
}

/** Says where it has come to. */
function printReady(bot: Bot, local: SandboxProcess | undefined): void {
  console.log(
    local
      ? `Custodian has opened the local table, since DISCORD_TOKEN is not set. Play at ${local.url}`
      : `Custodian is connected to Discord as ${bot.client.user?.tag ?? 'its application'}.`,
  );
}

/** The database, for this process alone. */
async function openLockedStore(
  config: Config,
  log: AppLogger,
  ending: Shutdown,
  editions: LoadedEdition[],
): Promise<Store> {
  const where = config.databaseUrl ?? config.database;
  const { roles, shards } = config;
  const beside: ProcessShare = {
    ...(roles.gateway && { shards: shards ?? { ids: [0], count: 1 } }),
    rulesVersions: editions.map(({ edition }) => `${edition.id} ${edition.version}`).join(', '),
    onWait: (why) => {
      log.info({}, why);
      console.log(why);
    },
  };
  // On a file it is the only one.
  const among = config.databaseUrl === undefined ? undefined : beside;
  const claim = await acquireInstanceLock(where, among);
  ending.addHook(async () => claim.release());
  void claim.lost?.then(async (error) => {
    log.error({}, error.message);
    await ending.exit(EXIT_CODES.failed);
  });
  const store = await openStore(where);
  ending.addHook(async () => store.close());
  return store;
}

/** Opens /health where it is wanted. A port that is taken keeps nobody from playing. */
async function startHealthEndpoint(running: AppState): Promise<void> {
  const { config, log, ending, store } = running;
  if (config.healthPort === 0) return;
  const gateway = (): Health['gateway'] =>
    ending.signal.aborted
      ? 'stopping'
      : running.bot
        ? running.bot.isConnected()
          ? 'ready'
          : 'away'
        : running.isHeldBack
          ? 'held-back'
          : 'starting';
  const health = createHealthCheck({
    gateway,
    lastMessageSent: () => running.bot?.lastSentAt() ?? null,
    databaseWritable: store.isWritable,
    databaseSound: () => running.isSound,
    clock: Date.now,
  });
  const metrics = createMetrics({
    meter: running.meter,
    outboxBacklog: async () => store.outbox.unsaid(Date.now()),
    games: async () => store.games.counts(),
    isReady: () => running.bot?.isConnected() ?? false,
    clusterMetrics: () => running.bot?.clusterMetrics(),
    clock: Date.now,
  });
  try {
    const server = await startHealthServer({ port: config.healthPort, host: config.healthHost }, health, metrics);
    ending.addHook(() => server.stop());
  } catch (error) {
    log.warn(
      { err: error, port: config.healthPort },
      '/health is not served because its port is not free; set HEALTH_PORT to another one',
    );
  }
}

/** Waits out the rest of the minute for which Discord has turned this token away. */
async function awaitLoginBackoff(running: AppState, token: string): Promise<void> {
  const ms = loginBackoffLeft(running.config.database, token, Date.now());
  if (ms === 0) return;
  running.isHeldBack = true;
  console.log(`Discord has just turned this token away: Custodian tries again in ${Math.ceil(ms / 1000)} s.`);
  await pause(ms, undefined, { signal: running.ending.signal });
  delete running.isHeldBack;
}

/** Discord lets the bot in no more: says so once, and ends with a code of its own. Whatever starts it again at once is met by `holdBack`. */
async function exitLoginRefused(
  { config, log, ending }: AppState,
  token: string,
  reason: DiscordLoginRefused,
): Promise<void> {
  if (ending.signal.aborted) return;
  log.error({ code: reason.code }, reason.message);
  console.error(reason.message);
  // Where nothing can be noted for the next start, this one stays for the minute.
  if (!recordLoginRefused(config.database, token, Date.now()))
    await pause(LOGIN_BACKOFF_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  await ending.exit(EXIT_CODES.turnedAway);
}

/** The local table, for as long as the program runs. */
async function openSandbox(running: AppState): Promise<SandboxProcess> {
  const { config, ending } = running;
  const local = await startSandboxProcess(
    config.localTablePort,
    path.join(path.dirname(config.database), 'local-table.db'),
  );
  ending.addHook(() => local.stop());
  void local.gone.then(() => exitSandboxGone(running));
  return local;
}

/** The local table has ended, and nobody can play there: says so once, and ends as well. */
async function exitSandboxGone({ log, ending }: AppState): Promise<void> {
  if (ending.signal.aborted) return;
  const said = 'The local table has stopped, and Custodian with it: start it again, nothing is lost.';
  log.error({}, said);
  console.error(said);
  await ending.exit(EXIT_CODES.failed);
}

/** Beside all else, after the start: damage is noticed before somebody's move is refused for it. */
async function checkIntegrity(running: AppState, table: GameService): Promise<void> {
  const {
    log,
    config: { database },
  } = running;
  try {
    const reason = await findDamage(database);
    running.isSound = reason === undefined;
    if (reason === undefined) return;
    log.error(
      { database, reason },
      'The database is damaged: stop the bot and put the newest sound backup in its place with npm run restore -- FILE',
    );
    await table.reportDamage();
  } catch (error) {
    log.warn(
      { database, err: error },
      'The database could not be looked through, or its organisers not be told; npm run doctor looks again',
    );
  }
}

// What is written is its owner's alone: the database holds seeds and hands.
process.umask(0o077);
const ending = new Shutdown();
let log: AppLogger | undefined;
try {
  readEnvironmentFile({ quiet: true });
  const config = readConfig(process.env);
  const opened = (log = openLog(config.logLevel));
  ending.addHook(() => opened.close());
  process.on('SIGINT', () => void ending.exit(EXIT_CODES.stopped));
  process.on('SIGTERM', () => void ending.exit(EXIT_CODES.stopped));
  // Told by the log's rules: what Node itself would print of an error may hold a whole request.
  process.on('uncaughtException', (error) => {
    opened.error({ err: error }, 'Something was not foreseen, and Custodian stops');
    opened.close();
    console.error('Custodian has met what was not foreseen, and stops; the log says what.');
    process.exit(EXIT_CODES.failed);
  });
  await run(config, opened, ending);
} catch (error) {
  if (!ending.signal.aborted) {
    // One sentence for whoever starts it; the rest only where it was not foreseen.
    console.error(redactText(pathProblem(error) ?? (error instanceof Error ? error.message : String(error)), 1_000));
    if (process.env.LOG_LEVEL === 'debug') console.error(JSON.stringify(redact(error)));
    log?.close();
    process.exit(EXIT_CODES.failed);
  }
}
