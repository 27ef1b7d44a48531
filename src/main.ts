import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { config as readEnvironmentFile } from 'dotenv';
import { pino } from 'pino';
import { bookOf } from './book.ts';
import { startClock } from './clock/index.ts';
import { readConfig, type Config } from './config.ts';
import { startBot } from './discord/index.ts';
import { playerCommands } from './edition/commands.ts';
import { eyesOf } from './edition/eyes.ts';
import { fourthEdition } from './edition/index.ts';
import { startLocalTable } from './local-table.ts';
import { claimDatabase, openStore } from './store/index.ts';
import { Stalls } from './stalls.ts';
import { Table } from './table/index.ts';
import { thinkingBy, workers } from './workers.ts';

/** Puts the program together and runs it until it is told to stop. */
async function run(config: Config): Promise<void> {
  fs.mkdirSync(path.dirname(config.database), { recursive: true });
  const log = pino({ level: config.logLevel });
  const claim = claimDatabase(config.database);
  const store = openStore(config.database);
  const book = bookOf();
  const pool = workers();
  const stalls = config.stallReport === undefined ? undefined : new Stalls();
  const table = new Table({ store, editions: [fourthEdition(book) as never], clock: Date.now, random: (n) => randomInt(n), log, think: thinkingBy(pool, log), ...(stalls && { span: stalls.span }) });
  const context = { table, eyes: eyesOf(table, book, { works: pool, log }), commands: playerCommands, clock: Date.now, log, ...(stalls && { span: stalls.span }) };

  const local = config.token === undefined && config.api === undefined
    ? await startLocalTable(config.localTablePort, path.join(path.dirname(config.database), 'local-table.db')) : undefined;
  const bot = await startBot(context, { token: config.token ?? 'local.table.token', api: local ? `${local.url}/api` : config.api });
  const clock = startClock(table, log);
  stalls?.begin();
  console.log(local
    ? `Custodian has opened the local table, since DISCORD_TOKEN is not set. Play at ${local.url}`
    : `Custodian is connected to Discord as ${bot.client.user?.tag ?? 'its application'}.`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await clock.stop();
    await bot.stop();
    pool.stop();
    if (stalls && config.stallReport !== undefined) fs.writeFileSync(config.stallReport, JSON.stringify(stalls.report(), null, 1));
    local?.stop();
    store.close();
    claim.release();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

try {
  readEnvironmentFile({ quiet: true });
  await run(readConfig(process.env));
} catch (error) {
  // One sentence for whoever starts it; the rest only where it was not foreseen.
  console.error(error instanceof Error ? error.message : String(error));
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
