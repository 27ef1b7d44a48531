import fs from 'node:fs';
import path from 'node:path';
import { randomInt, randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { config as readEnvironmentFile } from 'dotenv';
import { runWhileLeader } from '#cluster/leader-election.ts';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import type { ProcessShare } from '#cluster/postgres-lock.ts';
import { startScheduler, type Scheduler } from '#scheduler';
import { readConfig, type Config } from './config.ts';
import { startBot, DiscordLoginRefused, type Bot } from '#discord';
import { loadEditions, workerJobs, type LoadedEdition } from '#editions';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts';
import { openLog, redact, redactText, type AppLogger } from '#app/log/logger.ts';
import {
  Shutdown,
  clearLoginRefused,
  loginBackoffLeft,
  RequestMetrics,
  recordLoginRefused,
  LOGIN_BACKOFF_MS,
} from '#app/ops/index.ts';
import { findDamage, openStore, pathProblem, restrictPermissions, type Store } from '#store';
import { StallProfiler } from './stall-profiler.ts';
import { GameService } from '#service';
import { chooseMoveInWorker, createWorkerPool } from './create-worker-pool.ts';
import { type AppState, startHealthEndpoint } from './health-endpoint.ts';

/**
 * Exit codes: stopped as requested, an unexpected or fatal error, and a problem that only the host can solve (EX_CONFIG
 * of sysexits).
 */
const EXIT_CODES = { stopped: 0, failed: 1, turnedAway: 78 } as const;

/** Niceness of a process that only sends and draws: processes on the same machine that answer users go first. */
const WORKER_NICENESS = 3;

/** Assembles the program and runs it until it is stopped. */
async function run(config: Config, log: AppLogger, ending: Shutdown): Promise<void> {
  fs.mkdirSync(path.dirname(config.database), { recursive: true });
  restrictPermissions(config.database);
  if (!config.roles.gateway) setPriority(WORKER_NICENESS);
  const pool = createWorkerPool(workerJobs(), config.art);
  const editions = await loadEditions({ jobs: pool, log });
  const store = await openLockedStore(config, log, ending, editions);
  const requests = new RequestMetrics();
  const running: AppState = { config, log, ending, store, requests };
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
    recordOutcome: requests.observe,
    ...(stalls && { withSpan: stalls.span }),
  };

  const local = config.token === undefined && config.api === undefined ? await openSandbox(running) : undefined;
  const token = config.token ?? 'local.table.token';
  try {
    await awaitLoginBackoff(running, token);
    const { roles, shards, lease: leaseMs, replyHold: replyHoldMs } = config;
    const api = local ? `${local.url}/api` : config.api;
    const bot = await startBot(context, { token, api, roles, shards, owner, leaseMs, replyHoldMs });
    running.bot = bot;
    ending.addHook(() => bot.stop());
    ending.addLastHook(() => bot.sendLastReplies());
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
  // PostgreSQL checks its own integrity.
  if (config.databaseUrl === undefined) void checkIntegrity(running, table);
}

/** Profiles event loop stalls and writes the report to a file on shutdown. */
function reportStalls(stalls: StallProfiler, file: string, ending: Shutdown): void {
  stalls.start();
  ending.addHook(() => fs.writeFileSync(file, JSON.stringify(stalls.report(), null, 1)));
}

/** Starts the scheduler, in one of the processes that could run it. */
function startSchedulerAsLeader({ config, log }: AppState, table: GameService, owner: string): Scheduler {
  const { cluster } = table;
  const wound = (): Scheduler => startScheduler(table, log);
  return cluster
    ? runWhileLeader(async (forMs) => cluster.acquireLeadership('clock', owner, forMs), config.lease, wound)
    : wound();
}

/** Prints that the bot is ready. */
function printReady(bot: Bot, local: SandboxProcess | undefined): void {
  console.log(
    local
      ? `Custodian opened the local table, because DISCORD_TOKEN is not set. Play at ${local.url}`
      : `Custodian is connected to Discord as ${bot.client.user?.tag ?? 'its application'}.`,
  );
}

/** Locks and opens the database. */
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
  // A file has a single process.
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

/** Waits for the rest of the minute after Discord has refused this token. */
async function awaitLoginBackoff(running: AppState, token: string): Promise<void> {
  const ms = loginBackoffLeft(running.config.database, token, Date.now());
  if (ms === 0) return;
  running.isHeldBack = true;
  console.log(`Discord just rejected this token. Custodian tries again in ${Math.ceil(ms / 1000)} s.`);
  await pause(ms, undefined, { signal: running.ending.signal });
  delete running.isHeldBack;
}

/**
 * Reports once that Discord refuses the login, and exits with a code of its own. If a supervisor restarts the bot at
 * once, `awaitLoginBackoff` delays the next login.
 */
async function exitLoginRefused(
  { config, log, ending }: AppState,
  token: string,
  reason: DiscordLoginRefused,
): Promise<void> {
  if (ending.signal.aborted) return;
  log.error({ code: reason.code }, reason.message);
  console.error(reason.message);
  // If no note can be left for the next start, waits here.
  if (!recordLoginRefused(config.database, token, Date.now()))
    await pause(LOGIN_BACKOFF_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  await ending.exit(EXIT_CODES.turnedAway);
}

/** Starts the local table, which runs until the program ends. */
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

/** Reports once that the local table has ended, and exits. */
async function exitSandboxGone({ log, ending }: AppState): Promise<void> {
  if (ending.signal.aborted) return;
  const said = 'Custodian stops, because the local table stopped. Nothing is lost. Start Custodian again.';
  log.error({}, said);
  console.error(said);
  await ending.exit(EXIT_CODES.failed);
}

/** Checks the database after startup, in the background, to notice damage before a move fails because of it. */
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
      'The database is damaged. Stop the bot, then restore the newest good backup with npm run restore -- FILE',
    );
    await table.reportDamage();
  } catch (error) {
    log.warn(
      { database, err: error },
      'Cannot check the database, or cannot notify the organizers. Run npm run doctor to check again',
    );
  }
}

// Files are created for their owner only: the database holds seeds and hands.
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
  // Goes through the log, which redacts it: the error that Node would print may hold a whole request.
  process.on('uncaughtException', (error) => {
    opened.error({ err: error }, 'Custodian stops because of an unexpected error');
    opened.close();
    console.error('Custodian stops because of an unexpected error. See the log for details.');
    process.exit(EXIT_CODES.failed);
  });
  await run(config, opened, ending);
} catch (error) {
  if (!ending.signal.aborted) {
    // One sentence for the host; details only at the debug level.
    console.error(redactText(pathProblem(error) ?? (error instanceof Error ? error.message : String(error)), 1_000));
    if (process.env.LOG_LEVEL === 'debug') console.error(JSON.stringify(redact(error)));
    log?.close();
    process.exit(EXIT_CODES.failed);
  }
}
