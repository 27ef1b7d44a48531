import { inTurn } from '../../src/discord/in-turn.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { damageOf } from '../../src/store/index.ts';
import { onFile } from '../store/stored.ts';
import { folder, HOUR, moves, room, started, type Room } from './room.ts';

const DAY = 24 * HOUR;

const toldOf = async (here: Room, games: string[]): Promise<unknown[]> =>
  (await inTurn(games, async (game) => (await here.store.outbox.troubles(game)).map(({ payload }) => payload))).flat();

test('Every organiser of a game that is not over is told of damage once, however many games they have', async () => {
  const here = await room();
  const games = [(await started(here)).game, (await started(here)).game];
  const lobby = (await here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} })).game;
  const over = (await here.table.createGame({ user: 'dan' }, { edition: 'toy', place: {} })).game;
  await here.table.abandon({ user: 'dan' }, over);
  expect(await here.table.damaged()).toBe(2);
  await here.restart();
  expect(await here.table.damaged()).toBe(0);
  expect(await toldOf(here, [...games, lobby, over])).toEqual([
    { user: 'ann', what: 'damaged' },
    { user: 'bob', what: 'damaged' },
  ]);
  // Where it stays so, they hear of it again.
  here.now += 8 * DAY;
  await moves(here, games[0], 'take');
  expect(await here.table.damaged()).toBe(2);
});

test('Having been told of damage, an organiser is still told when nothing can be said in the channel', async () => {
  const here = await room();
  const { game } = await started(here);
  expect(await here.table.damaged()).toBe(1);
  expect(await here.table.troubled(game, 'gone')).toBe(true);
  expect(await here.table.troubled(game, 'gone')).toBe(false);
});

onFile(
  'A sound database is found sound, also while it is written to; a damaged one is not; one that cannot be looked at is neither',
  async () => {
    const here = await room();
    const { game } = await started(here);
    const looked = damageOf(here.path);
    await moves(here, game, 'take');
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
  },
);

onFile('The database is looked through while everything else goes on', async () => {
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
