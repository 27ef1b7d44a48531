import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { damageOf } from '../../src/store/index.ts';
import { folder, HOUR, moves, room, started, type Room } from './room.ts';

const DAY = 24 * HOUR;

const toldOf = (here: Room, games: string[]): unknown[] =>
  games.flatMap((game) => here.store.outbox.troubles(game).map(({ payload }) => payload));

test('Every organiser of a game that is not over is told of damage once, however many games they have', async () => {
  const here = room();
  const games = [started(here).game, started(here).game];
  const lobby = here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} }).game;
  const over = here.table.createGame({ user: 'dan' }, { edition: 'toy', place: {} }).game;
  here.table.abandon({ user: 'dan' }, over);
  expect(here.table.damaged()).toBe(2);
  here.restart();
  expect(here.table.damaged()).toBe(0);
  expect(toldOf(here, [...games, lobby, over])).toEqual([
    { user: 'ann', what: 'damaged' },
    { user: 'bob', what: 'damaged' },
  ]);
  // Where it stays so, they hear of it again.
  here.now += 8 * DAY;
  moves(here, games[0], 'take');
  expect(here.table.damaged()).toBe(2);
});

test('Having been told of damage, an organiser is still told when nothing can be said in the channel', () => {
  const here = room();
  const { game } = started(here);
  expect(here.table.damaged()).toBe(1);
  expect(here.table.troubled(game, 'gone')).toBe(true);
  expect(here.table.troubled(game, 'gone')).toBe(false);
});

test('A sound database is found sound, also while it is written to; a damaged one is not; one that cannot be looked at is neither', async () => {
  const here = room();
  const { game } = started(here);
  const looked = damageOf(here.path);
  moves(here, game, 'take');
  expect(await looked).toBeUndefined();
  const broken = join(folder(), 'broken.db');
  const db = new Sqlite(broken);
  db.exec('create table a (b); insert into a select zeroblob(3000) from (values (1), (2), (3), (4), (5))');
  const { pageno } = db.prepare(`select max(pageno) as pageno from dbstat where name = 'a' and pagetype = 'leaf'`).get() as {
    pageno: number;
  };
  const bytes = db.serialize().fill(7, (pageno - 1) * 4096, pageno * 4096);
  db.close();
  writeFileSync(broken, bytes);
  expect(await damageOf(broken)).toMatch(/./);
  await expect(damageOf(join(folder(), 'nowhere.db'))).rejects.toThrow();
  const held = join(folder(), 'held.db');
  const holder = new Sqlite(held);
  holder.exec('create table a (b); begin exclusive');
  await expect(damageOf(held)).rejects.toThrow('locked');
  holder.close();
});

test('The database is looked through while everything else goes on', async () => {
  const path = join(folder(), 'large.db');
  const db = new Sqlite(path);
  db.exec(
    "create table a (b); with n(x) as (select 1 union all select x + 1 from n where x < 200000) insert into a select printf('%0100d', x) from n",
  );
  db.close();
  let turns = 0;
  let done = false;
  const turn = (): void => {
    turns++;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  expect(await damageOf(path)).toBeUndefined();
  done = true;
  expect(turns).toBeGreaterThan(20);
});
