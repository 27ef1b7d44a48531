import { mapSequential } from '#discord/async/sequential.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { clone, done, defineProcedure, randomAnswer, type Answer } from '#engine';
import { createRandom, seedFromText } from '#simulation';
import { openStore } from '#store';
import { Illegal, GameService, type Edition, type OpenQuestion } from '#service';
import { BareSqlite } from './bare-sqlite.ts';
import type { BenchmarkedEdition } from './benchmarked-edition.ts';
import { ratios, percentile, measureTime, measureTimeAsync, summarizeTimes } from './times.ts';

/** Number of answers at the start that are not measured. */
const WARMING = 30;

// An answer with its commit, compared with the same rows written by bare SQLite

/** Procedure that ends at once: pushed on a saved state, so that the service resumes from there. */
const takenUp = defineProcedure<never>()<object>()('taken-up', { start: () => done() });

const legal = (open: OpenQuestion, below: (n: number) => number): Answer => {
  for (let attempt = 0; attempt < 6; attempt++) {
    const reply = randomAnswer(open.spec, below);
    if (open.problem(reply) === undefined) return reply;
  }
  return open.spec.kind === 'allot' ? open.spec.proposed : randomAnswer(open.spec, below);
};

/** Creates a game that continues from a late state, with a service and database of its own. */
async function lateGame({ late, settings, ...benched }: BenchmarkedEdition, seed: string, file: string) {
  const clock = { now: Date.now() };
  const below = createRandom(seedFromText(seed));
  const edition: Edition = {
    ...benched.edition(takenUp.name, takenUp),
    create: () => clone(late),
    firstProcedure: { procedure: takenUp.name, data: {} },
  };
  const quiet = (): void => {};
  const store = await openStore(file);
  const table = new GameService({
    store,
    editions: [edition],
    clock: () => clock.now,
    random: below,
    log: { info: quiet, warn: quiet, error: quiet },
  });
  const users = late.order.map((seat) => `10000000000000000${seat.slice(1)}`);
  const by = { user: users[0] };
  const { game } = await table.createGame(by, {
    edition: edition.id,
    settings,
    place: { guild: '1', channel: '2', thread: '3' },
  });
  for (const user of users) await table.join({ user }, game, { name: `Player ${user.at(-1)}` });
  await table.startGame(by, game);
  return { clock, below, store, table, users, game };
}

/**
 * Measures the time of `count` answers and of bare SQLite writing the same rows, in ms, and the bytes of those rows.
 */
async function answersBeside(
  bare: BareSqlite,
  { clock, below, table, users, game }: Awaited<ReturnType<typeof lateGame>>,
  count: number,
) {
  const whole: number[] = [];
  const least: number[] = [];
  const bytes: number[] = [];
  let refused = 0;
  for (let i = 0; whole.length < count && (await table.getGame(game)).status === 'running'; i++) {
    clock.now += 60_000;
    const asked = (
      await mapSequential(users, async (user) =>
        (await table.openQuestions(game, user))
          .filter((one) => one.reply === undefined && !one.veiled)
          .map((open) => ({ user, open })),
      )
    ).flat();
    const one = asked[below(Math.max(1, asked.length))];
    if (!one) {
      // Only the service itself has something to answer.
      clock.now += 3_600_000;
      await table.answerExpired(clock.now);
      bare.prepared(bare.changes())();
      continue;
    }
    const reply = legal(one.open, below);
    try {
      await measureTimeAsync(whole, async () =>
        table.answer(
          { user: one.user, interaction: `1300000000000${String(i).padStart(6, '0')}` },
          game,
          one.open.ask,
          reply,
        ),
      );
    } catch (error) {
      // A random answer may be illegal; the next attempt tries another.
      if (!(error instanceof Illegal) || ++refused > 20) throw error;
      continue;
    }
    const writes = bare.changes();
    bytes.push(
      writes.reduce(
        (sum, [, row, , kind]) => sum + (kind === 'delete' ? 0 : Buffer.byteLength(JSON.stringify(Object.values(row)))),
        0,
      ),
    );
    measureTime(least, bare.prepared(writes));
    bare.send(clock.now);
  }
  return { whole, least, bytes };
}

function savedSizes(file: string) {
  const size = new Sqlite(file, { readonly: true })
    .prepare<[], { state: number; command: number; commands: number }>(
      'select (select length(cast(state as blob)) from games) state, (select avg(length(payload) + length(facts) + length(reverse)) from commands) command, (select count(*) from commands) commands',
    )
    .get();
  return { stateBytes: size?.state ?? 0, bytesPerAnswer: Math.round(size?.command ?? 0) };
}

export async function measureAnswers(benched: BenchmarkedEdition, seed: string, count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-bench-'));
  const file = path.join(folder, 'table.db');
  const played = await lateGame(benched, seed, file);
  const bare = new BareSqlite(file, path.join(folder, 'bare.db'));
  const { whole, least, bytes } = await answersBeside(bare, played, count + WARMING);
  const differences = bare.differences();
  const saved = savedSizes(file);
  bare.close();
  await played.store.close();
  rmSync(folder, { recursive: true, force: true });
  if (differences.length) throw new Error(`The bare transactions wrote something else into ${differences.join(', ')}`);
  const answer = summarizeTimes(whole.slice(WARMING));
  const transaction = summarizeTimes(least.slice(WARMING));
  return {
    answer: {
      answers: whole.length - WARMING,
      round: benched.late.round,
      answer,
      transaction,
      ratio: ratios(answer, transaction),
      bytesWritten: Math.round(
        percentile(
          [...bytes].sort((a, b) => a - b),
          0.5,
        ),
      ),
    },
    saved,
  };
}
