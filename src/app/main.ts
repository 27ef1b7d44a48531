import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { config as readEnvironmentFile } from 'dotenv';
import { whileOnDuty } from '#cluster/leader-election.ts';
import { claimOf } from '#cluster/instance-lock.ts';
import { type Among } from '#cluster/postgres-lock.ts';
import { startClock, type Clock } from '#scheduler';
import { readConfig, type Config } from './config.ts';
import { startBot, TurnedAway, type Bot } from '#discord';
import { loadEditions, workerJobs, type Played } from '#editions';
import { startLocalTable, type LocalTable } from './sandbox-process.ts';
import { openLog, told, toldText, type LogFile } from './log/logger.ts';
import {
  Ending,
  forgetTurnedAway,
  healthOf,
  heldBackFor,
  Meter,
  metricsOf,
  noteTurnedAway,
  startHealth,
  TURNED_AWAY_FOR,
  type Health,
} from './ops/index.ts';
import { damageOf, openStore, pathProblem, tighten, type Store } from '#store';
import { Stalls } from './stall-profiler.ts';
import { Table } from '#service';
import { thinkingBy, workers } from './create-worker-pool.ts';

/** Exit codes: as told to stop; something that was not foreseen or cannot be used; only the host can help (EX_CONFIG of sysexits). */
const EXIT = { stopped: 0, failed: 1, turnedAway: 78 } as const;

/** Where others answer people on the same machine, whoever only sends and draws stands so far behind them. */
const BEHIND = 3;

/** What the health is read from, as it comes about. */
interface Running {
  config: Config;
  log: LogFile;
  ending: Ending;
  store: Store;
  bot?: Bot;
  meter: Meter;
  isHeldBack?: true;
  /** Whether the database was sound when it was read through; absent until then, and of PostgreSQL. */
  isSound?: boolean;
}

/** Puts the program together and runs it until it is told to stop. */
async function run(config: Config, log: LogFile, ending: Ending): Promise<void> {
  fs.mkdirSync(path.dirname(config.database), { recursive: true });
  tighten(config.database);
  if (!config.roles.gateway) setPriority(BEHIND);
  const pool = workers(workerJobs(), config.art);
  const editions = await loadEditions({ works: pool, log });
  const store = await opened(config, log, ending, editions);
  const meter = new Meter();
  const running: Running = { config, log, ending, store, meter };
  await answerForHealth(running);

  ending.before(() => pool.stop());
  const owner = randomUUID();
  const stalls = config.stallReport === undefined ? undefined : new Stalls();
  const table = new Table({
    store,
    editions: editions.map(({ edition }) => edition),
    clock: Date.now,
    random: (n) => randomInt(n),
    log,
    think: thinkingBy(pool, log),
    ...(stalls && { span: stalls.span }),
  });
  const context = {
    table,
    faces: editions.map(({ face }) => face),
    clock: Date.now,
    log,
    meter: meter.note,
    ...(stalls && { span: stalls.span }),
  };

  const local = config.token === undefined && config.api === undefined ? await openLocally(running) : undefined;
  const token = config.token ?? 'local.table.token';
  try {
    await holdBack(running, token);
    const { roles, shards, lease } = config;
    const bot = await startBot(context, {
      token,
      api: local ? `${local.url}/api` : config.api,
      roles,
      shards,
      owner,
      lease,
    });
    running.bot = bot;
    ending.before(() => bot.stop());
    void bot.turnedAway.then((reason) => leave(running, token, reason));
  } catch (error) {
    if (!(error instanceof TurnedAway)) throw error;
    return leave(running, token, error);
  }
  forgetTurnedAway(config.database);
  if (config.roles.worker) {
    const clock = clockOf(running, table, owner);
    ending.before(async () => clock.stop());
  }
  if (stalls && config.stallReport !== undefined) reportStalls(stalls, config.stallReport, ending);
  welcome(running.bot, local);
  // PostgreSQL looks after its own.
  if (config.databaseUrl === undefined) void watchSoundness(running, table);
}

/** Measures for how long the program stands still, and writes that to a file at its end. */
function reportStalls(stalls: Stalls, file: string, ending: Ending): void {
  stalls.begin();
  ending.before(() => fs.writeFileSync(file, JSON.stringify(stalls.report(), null, 1)));
}

/** One of all that could winds it. */
function clockOf({ config, log }: Running, table: Table, owner: string): Clock {
  const { shared } = table;
  const wound = (): Clock => startClock(table, log);
  return shared ? whileOnDuty(async (forMs) => shared.duty('clock', owner, forMs), config.lease, wound) : wound();
}

/** Says where it has come to. */
function welcome(bot: Bot, local: LocalTable | undefined): void {
  console.log(
    local
      ? `Custodian has opened the local table, since DISCORD_TOKEN is not set. Play at ${local.url}`
      : `Custodian is connected to Discord as ${bot.client.user?.tag ?? 'its application'}.`,
  );
}

/** The database, for this process alone. */
async function opened(config: Config, log: LogFile, ending: Ending, editions: Played[]): Promise<Store> {
  const where = config.databaseUrl ?? config.database;
  const { roles, shards } = config;
  const beside: Among = {
    ...(roles.gateway && { shards: shards ?? { ids: [0], count: 1 } }),
    writes: editions.map(({ edition }) => `${edition.id} ${edition.version}`).join(', '),
    waits: (why) => {
      log.info({}, why);
      console.log(why);
    },
  };
  // On a file it is the only one.
  const among = config.databaseUrl === undefined ? undefined : beside;
  const claim = await claimOf(where, among);
  ending.before(async () => claim.release());
  void claim.lost?.then(async (error) => {
    log.error({}, error.message);
    await ending.end(EXIT.failed);
  });
  const store = await openStore(where);
  ending.before(async () => store.close());
  return store;
}

/** Opens /health where it is wanted. A port that is taken keeps nobody from playing. */
async function answerForHealth(running: Running): Promise<void> {
  const { config, log, ending, store } = running;
  if (config.healthPort === 0) return;
  const gateway = (): Health['gateway'] =>
    ending.begun.aborted
      ? 'stopping'
      : running.bot
        ? running.bot.isConnected()
          ? 'ready'
          : 'away'
        : running.isHeldBack
          ? 'held-back'
          : 'starting';
  const health = healthOf({
    gateway,
    lastMessageSent: () => running.bot?.lastSent() ?? null,
    databaseWritable: store.isWritable,
    databaseSound: () => running.isSound,
    clock: Date.now,
  });
  const metrics = metricsOf({
    meter: running.meter,
    unsaid: async () => store.outbox.unsaid(Date.now()),
    games: async () => store.games.counts(),
    isReady: () => running.bot?.isConnected() ?? false,
    shares: () => running.bot?.shares(),
    clock: Date.now,
  });
  try {
    const server = await startHealth({ port: config.healthPort, host: config.healthHost }, health, metrics);
    ending.before(() => server.stop());
  } catch (error) {
    log.warn(
      { err: error, port: config.healthPort },
      '/health is not served because its port is not free; set HEALTH_PORT to another one',
    );
  }
}

/** Waits out the rest of the minute for which Discord has turned this token away. */
async function holdBack(running: Running, token: string): Promise<void> {
  const ms = heldBackFor(running.config.database, token, Date.now());
  if (ms === 0) return;
  running.isHeldBack = true;
  console.log(`Discord has just turned this token away: Custodian tries again in ${Math.ceil(ms / 1000)} s.`);
  await pause(ms, undefined, { signal: running.ending.begun });
  delete running.isHeldBack;
}

/** Discord lets the bot in no more: says so once, and ends with a code of its own. Whatever starts it again at once is met by `holdBack`. */
async function leave({ config, log, ending }: Running, token: string, reason: TurnedAway): Promise<void> {
  if (ending.begun.aborted) return;
  log.error({ code: reason.code }, reason.message);
  console.error(reason.message);
  // Where nothing can be noted for the next start, this one stays for the minute.
  if (!noteTurnedAway(config.database, token, Date.now()))
    await pause(TURNED_AWAY_FOR, undefined, { signal: ending.begun }).catch(() => undefined);
  await ending.end(EXIT.turnedAway);
}

/** The local table, for as long as the program runs. */
async function openLocally(running: Running): Promise<LocalTable> {
  const { config, ending } = running;
  const local = await startLocalTable(
    config.localTablePort,
    path.join(path.dirname(config.database), 'local-table.db'),
  );
  ending.before(() => local.stop());
  void local.gone.then(() => closedUnder(running));
  return local;
}

/** The local table has ended, and nobody can play there: says so once, and ends as well. */
async function closedUnder({ log, ending }: Running): Promise<void> {
  if (ending.begun.aborted) return;
  const said = 'The local table has stopped, and Custodian with it: start it again, nothing is lost.';
  log.error({}, said);
  console.error(said);
  await ending.end(EXIT.failed);
}

/** Beside all else, after the start: damage is noticed before somebody's move is refused for it. */
async function watchSoundness(running: Running, table: Table): Promise<void> {
  const {
    log,
    config: { database },
  } = running;
  try {
    const reason = await damageOf(database);
    running.isSound = reason === undefined;
    if (reason === undefined) return;
    log.error(
      { database, reason },
      'The database is damaged: stop the bot and put the newest sound backup in its place with npm run restore -- FILE',
    );
    await table.damaged();
  } catch (error) {
    log.warn(
      { database, err: error },
      'The database could not be looked through, or its organisers not be told; npm run doctor looks again',
    );
  }
}

// What is written is its owner's alone: the database holds seeds and hands.
process.umask(0o077);
const ending = new Ending();
let log: LogFile | undefined;
try {
  readEnvironmentFile({ quiet: true });
  const config = readConfig(process.env);
  const opened = (log = openLog(config.logLevel));
  ending.before(() => opened.close());
  process.on('SIGINT', () => void ending.end(EXIT.stopped));
  process.on('SIGTERM', () => void ending.end(EXIT.stopped));
  // Told by the log's rules: what Node itself would print of an error may hold a whole request.
  process.on('uncaughtException', (error) => {
    opened.error({ err: error }, 'Something was not foreseen, and Custodian stops');
    opened.close();
    console.error('Custodian has met what was not foreseen, and stops; the log says what.');
    process.exit(EXIT.failed);
  });
  await run(config, opened, ending);
} catch (error) {
  if (!ending.begun.aborted) {
    // One sentence for whoever starts it; the rest only where it was not foreseen.
    console.error(toldText(pathProblem(error) ?? (error instanceof Error ? error.message : String(error)), 1_000));
    if (process.env.LOG_LEVEL === 'debug') console.error(JSON.stringify(told(error)));
    log?.close();
    process.exit(EXIT.failed);
  }
}
