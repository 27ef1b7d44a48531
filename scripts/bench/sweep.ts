import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sweepOnce } from '#scheduler';
import { createFourthEdition } from '#ti4/service/edition.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { openStore } from '#store';
import { GameService } from '#service';
import { ratios, rounded, measureTime, measureTimeAsync, summarizeTimes } from './times.ts';
import { createRandom, seedFromText } from '#simulation';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const SWEPT = 300;
const HOUR = 3_600_000;

/** Measures a sweep over many games, and the same reads by bare SQLite. */
export async function measureSweeps(book: Rulebook, seed: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-bench-'));
  const file = path.join(folder, 'table.db');
  const begun = Date.now();
  const store = await openStore(file);
  const quiet = (): void => {};
  const table = new GameService({
    store,
    editions: [createFourthEdition(singleRulebook(book))],
    clock: () => begun,
    random: createRandom(seedFromText(seed)),
    log: { info: quiet, warn: quiet, error: quiet },
  });
  for (let i = 0; i < SWEPT; i++) {
    const by = { user: `1${i}` };
    const { game } = await table.createGame(by, {
      edition: 'ti4',
      settings: {},
      place: { guild: '1', channel: '2', thread: String(i) },
    });
    for (const user of [by.user, `2${i}`, `3${i}`]) await table.join({ user }, game, { name: `Player ${user}` });
    await table.startGame(by, game);
  }
  const bare = new Sqlite(file, { readonly: true });
  const waits =
    bare.prepare(`select a.*, m.user, g.organiser from asks a join games g on g.id = a.game and g.status = 'running'
    join members m on m.game = a.game and m.seat = a.seat and m.left_at is null where a.answered = 0 and a.hidden_at is null and a.veiled = 0 order by a.game, a.number`);
  const [whole, least]: [number[], number[]] = [[], []];
  for (let i = 0; i < 40; i++) {
    await measureTimeAsync(whole, async () => sweepOnce(table, begun + i));
    measureTime(least, () => waits.all());
  }
  const busy: number[] = [];
  const { reminded } = await measureTimeAsync(busy, async () => sweepOnce(table, begun + 9 * HOUR));
  bare.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const [quietly, reading] = [summarizeTimes(whole.slice(10)), summarizeTimes(least.slice(10))];
  return {
    games: SWEPT,
    quietly,
    reading,
    ratio: ratios(quietly, reading),
    reminded,
    msPerReminder: rounded(busy[0] / Math.max(1, reminded)),
  };
}
