import { mapSequential } from '#discord/async/sequential.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { findDamage } from '#store';
import { onFile } from '../store/stored.ts';
import { folder, HOUR, moves, room, started, type Room } from './room.ts';

const DAY = 24 * HOUR;

const toldOf = async (here: Room, games: string[]): Promise<unknown[]> =>
  (
    await mapSequential(games, async (game) =>
      (await here.store.outbox.troubleNotices(game)).map(({ payload }) => payload),
    )
  ).flat();

test('Each organizer of an open game is told of damage once', async () => {
  const here = await room();
  const games = [(await started(here)).game, (await started(here)).game];
  const lobby = (await here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} })).game;
  const over = (await here.table.createGame({ user: 'dan' }, { edition: 'toy', place: {} })).game;
  await here.table.abandon({ user: 'dan' }, over);
  expect(await here.table.reportDamage()).toBe(2);
  await here.restart();
  expect(await here.table.reportDamage()).toBe(0);
  expect(await toldOf(here, [...games, lobby, over])).toEqual([
    { user: 'ann', what: 'damaged' },
    { user: 'bob', what: 'damaged' },
  ]);
  // Where it stays so, they hear of it again.
  here.now += 8 * DAY;
  await moves(here, games[0], 'take');
  expect(await here.table.reportDamage()).toBe(2);
});

/** Does something while nothing can be written of one game. */
async function without<T>(here: Room, game: string, body: () => Promise<T>): Promise<T> {
  const { commit } = here.store;
  here.store.commit = async (change) => {
    if (change.game === game) throw new Error('It is damaged');
    return commit(change);
  };
  const came = await body();
  here.store.commit = commit;
  return came;
}

test('A game of which nothing can be written blocks no other game', async () => {
  const here = await room();
  const lobby = (await here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} })).game;
  here.now += 1;
  const games = await mapSequential(
    [1, 2],
    async () => (await started(here, { hands: [['blank'], ['blank'], ['blank']] })).game,
  );
  const [newest] = await here.table.listGames();
  expect(await without(here, newest.id, () => here.table.reportDamage())).toBe(1);
  expect(await toldOf(here, [lobby])).toEqual([{ user: 'bob', what: 'damaged' }]);

  const [first, second] = games.slice().sort();
  await without(here, first, () => here.table.remindNextGames(here.now + 9 * HOUR, (waits) => waits, ''));
  expect((await here.store.outbox.ofGame(second)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);

  for (const game of games) await moves(here, game, 'roll');
  const opened = async (game: string) => (await here.store.asks.ofGame(game)).map(({ openedAt }) => openedAt);
  const [wrong] = await here.store.asks.gamesWithFutureTimes(here.now - DAY, { prompt: '', longest: HOUR });
  const other = wrong === first ? second : first;
  await without(here, wrong, () => here.table.clampFutureTimes(here.now - DAY));
  expect((await opened(other)).every((at) => at === here.now - DAY)).toBe(true);

  here.now -= DAY;
  await here.table.clampFutureTimes(here.now);
  const [{ game: due }] = await here.store.asks.findDue(here.now + DAY);
  expect(await without(here, due, () => here.table.answerExpired(here.now + DAY))).toBeGreaterThan(0);
});

test('After a damage report an organizer still hears of channel trouble', async () => {
  const here = await room();
  const { game } = await started(here);
  expect(await here.table.reportDamage()).toBe(1);
  expect(await here.table.reportTrouble(game, 'gone')).toBe(true);
  expect(await here.table.reportTrouble(game, 'gone')).toBe(false);
});

onFile('An integrity check tells sound, damaged and unreadable databases apart', async () => {
  const here = await room();
  const { game } = await started(here);
  const looked = findDamage(here.path);
  await moves(here, game, 'take');
  expect(await looked).toBeUndefined();
  const broken = join(folder(), 'broken.db');
  const db = new Sqlite(broken);
  db.exec('create table a (b); insert into a select zeroblob(3000) from (values (1), (2), (3), (4), (5))');
  const { pageno } = db
    .prepare(`select max(pageno) as pageno from dbstat where name = 'a' and pagetype = 'leaf'`)
    .get() as {
    pageno: number;
  };
  const bytes = db.serialize().fill(7, (pageno - 1) * 4096, pageno * 4096);
  db.close();
  writeFileSync(broken, bytes);
  expect(await findDamage(broken)).toMatch(/./);
  await expect(findDamage(join(folder(), 'nowhere.db'))).rejects.toThrow();
  const held = join(folder(), 'held.db');
  const holder = new Sqlite(held);
  holder.exec('create table a (b); begin exclusive');
  await expect(findDamage(held)).rejects.toThrow('locked');
  holder.close();
});

onFile('An integrity check blocks no other work', async () => {
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
  expect(await findDamage(path)).toBeUndefined();
  done = true;
  expect(turns).toBeGreaterThan(20);
});

onFile('A database that lost commits is believed over cached records', async () => {
  const here = await room();
  const joins = async (user: string): Promise<unknown> => here.table.join({ user }, game, { name: user });
  const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  await joins('ann');
  const db = new Sqlite(here.path);
  const version = db.prepare<[], number>('select version from versions').pluck().get();
  await joins('bob');
  // Looked at, it is known by heart.
  await here.table.snapshot(game);
  db.exec(`delete from members where user = 'bob'; update versions set version = ${version}`);
  db.close();
  await joins('cat');
  await joins('bob');
  expect((await here.store.members.present(game)).map(({ user }) => user)).toEqual(['ann', 'cat', 'bob']);
});
