// Measures the cost of an answer by number of stored games, the answers per second that several processes commit, and
// the size of games, on a file and on a separate PostgreSQL. Draws and sends nothing.
//   npm run -s tool -- scale                       100, 10,000 and 100,000 games; 1, 2 and 4 processes, ten seconds each
//   npm run -s tool -- scale --games 100,1000 --processes 1,2 --seconds 5 --json
import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sweepOnce } from '#scheduler';
import { createRandom } from '#simulation';
import { isPostgresUrl } from '#store';
import { rounded, summarizeTimes, type Times } from './times.ts';
import { GameRecords } from '../chaos/players/game-records.ts';
import { writeStoredData } from '../e2e/stored-data.ts';
import { findPostgresBinaries, startPostgresCluster } from '../e2e/postgres-cluster.ts';
import { temporaryFolder } from '../e2e/bot-process.ts';
import { answerFirstAsk, startGame, answerUntil } from './scale/answering.ts';
import { copyCode, copyGame } from './scale/copy-games.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Measures answers in databases of many games and in several processes.', {
  games: { type: 'string', default: '100,10000,100000', about: 'numbers of stored games' },
  processes: { type: 'string', default: '1,2,4', about: 'numbers of processes' },
  seconds: { type: 'string', default: '10', about: 'seconds of each measurement' },
  json: { type: 'boolean', default: false, about: 'prints JSON' },
  /** Internal: runs one of the answering processes. */
  answerer: { type: 'string', about: 'internal' },
});

/** Number of answers in a game before it is copied. */
const BEGUN = 12;
/** More answers than any game takes. */
const WHOLE = 4_000;
/** Number of games measured, with one answer in each, because a cached game answers faster. */
const MEASURED = 90;
/** Warm-up in other games: number of games and of answers. */
const WARMING = { games: 10, answers: 60 };

const tell = (line: string): void => {
  if (!values.json) console.log(line);
};

interface Stored {
  games: number;
  /** Time in ms from an answer to its commit, in a game that is not cached. */
  answerMs: Times;
  /** Time in ms of a sweep over all games without reminders. */
  sweepMs: number;
  bytes: number;
}

async function sizeOf(where: string): Promise<number> {
  if (!isPostgresUrl(where)) {
    await writeStoredData(where, 'pragma wal_checkpoint(truncate)');
    return statSync(where).size;
  }
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) size');
  await client.end();
  return Number(rows[0].size);
}

async function measured(where: string, games: number): Promise<Stored> {
  const below = createRandom(games);
  const records = await GameRecords.at(where, Date.now, below);
  const took: number[] = [];
  const rest = games - WARMING.games;
  const measure = async (number: number, mark: string): Promise<number | undefined> =>
    answerFirstAsk(records, copyCode(number), below, `stored ${games} ${mark}`);
  for (let n = 0; n < WARMING.answers; n++) await measure(1 + (n % WARMING.games), `warm ${n}`);
  for (let n = 0; n < Math.min(MEASURED, rest); n++) {
    const ms = await measure(WARMING.games + 1 + Math.floor((n * rest) / MEASURED), String(n));
    if (ms !== undefined) took.push(ms);
  }
  await sweepOnce(records.table, Date.now());
  const begun = performance.now();
  await sweepOnce(records.table, Date.now());
  const sweepMs = rounded(performance.now() - begun);
  await records.close();
  return { games, answerMs: summarizeTimes(took), sweepMs, bytes: await sizeOf(where) };
}

/** Runs several processes at once, each in its own games. */
async function together(
  where: string,
  games: number,
  processes: number,
  ms: number,
): Promise<{ processes: number; perSecond: number; answerMs: Times }> {
  const part = Math.floor(games / processes);
  const all = await Promise.all(
    Array.from({ length: processes }, async (_, of) => {
      const share = { of: of + 10 * processes, from: 1 + of * part, to: (of + 1) * part };
      const child = fork(process.argv[1], ['--answerer', JSON.stringify([where, share, ms])], {
        execArgv: process.execArgv,
      });
      return new Promise<number[]>((resolve, reject) => {
        child.once('message', (took: number[]) => resolve(took));
        child.once('exit', (code) => reject(new Error(`One that answers ended with ${code}`)));
      });
    }),
  );
  return { processes, perSecond: rounded((1_000 * all.flat().length) / ms), answerMs: summarizeTimes(all.flat()) };
}

async function ofStore(where: string, counts: number[], processes: number[]) {
  const below = createRandom(1);
  const empty = await GameRecords.at(where, Date.now, below);
  const { game } = await startGame(empty, BEGUN, below);
  await writeStoredData(where, "update outbox set status = 'sent', sent_at = created_at");
  await empty.close();
  const stored: Stored[] = [];
  for (const [i, games] of counts.entries()) {
    await copyGame(where, game, (counts[i - 1] ?? 0) + 1, games);
    stored.push(await measured(where, games));
    tell(JSON.stringify(stored.at(-1)));
  }
  const answering = [];
  for (const count of processes) {
    answering.push(await together(where, counts.at(-1) ?? 0, count, Number(values.seconds) * 1_000));
    tell(JSON.stringify(answering.at(-1)));
  }
  const [first, last] = [stored[0], stored.at(-1) ?? stored[0]];
  const bytesPerGame = last === first ? undefined : Math.round((last.bytes - first.bytes) / (last.games - first.games));
  return { stored, answering, bytesPerGame };
}

/** Measures the size of a game played to its end. */
async function wholeGame(where: string) {
  const below = createRandom(2);
  const records = await GameRecords.at(where, Date.now, below);
  const before = await sizeOf(where);
  const { given } = await startGame(records, WHOLE, below);
  await records.close();
  if (isPostgresUrl(where)) await writeStoredData(where, 'vacuum full');
  return { answers: given, bytes: (await sizeOf(where)) - before };
}

const numbers = (list: string): number[] => list.split(',').map(Number);

if (values.answerer !== undefined) {
  const [where, share, ms] = JSON.parse(values.answerer) as [string, Parameters<typeof answerUntil>[1], number];
  process.send?.(await answerUntil(where, share, ms));
  process.disconnect();
} else {
  const bin = findPostgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  const folder = temporaryFolder();
  const cluster = startPostgresCluster(bin);
  try {
    await writeStoredData(cluster.url('postgres'), 'create database games');
    await writeStoredData(cluster.url('postgres'), 'create database whole');
    const whole = {
      file: await wholeGame(join(folder.path, 'whole.db')),
      postgres: await wholeGame(cluster.url('whole')),
    };
    tell(JSON.stringify(whole));
    const [counts, processes] = [numbers(values.games), numbers(values.processes)];
    const file = await ofStore(join(folder.path, 'games.db'), counts, [1]);
    const postgres = await ofStore(cluster.url('games'), counts, processes);
    console.log(JSON.stringify({ file, postgres, whole }, null, 1));
  } finally {
    cluster.stop();
    folder.remove();
  }
}
