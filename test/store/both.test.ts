import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '#store';
import { GameService } from '#service';
import { folder } from '../folder.ts';
import { fromSeed, NOON, only, rewrite } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { ask, newDatabase } from './stored.ts';

interface There {
  where: string;
  store: Store;
  table: GameService;
}

const log = { info: () => {}, warn: () => {}, error: () => {} };
/** As late as a moment can be for whole numbers to be exact. */
const LATE = 9e15;

async function there(where: string, now = NOON): Promise<There> {
  const store = await openStore(where);
  onTestFinished(async () => store.close());
  return {
    where,
    store,
    table: new GameService({ store, editions: [toy], clock: () => now, random: fromSeed(5), log }),
  };
}

const both = async (now?: number): Promise<There[]> => [
  await there(join(folder(), 'table.db'), now),
  await there(await newDatabase(), now),
];

/** The same on both: what came of it is to be the same. */
async function alike<T>(places: There[], body: (place: There) => Promise<T>): Promise<T> {
  const [file, database] = [await body(places[0]), await body(places[1])];
  expect(database).toEqual(file);
  return file;
}

/** All but what is drawn by the system itself. */
const recordOf = async (store: Store, game: string): Promise<object> => ({ ...(await store.record(game)), secret: '' });

interface ColumnThere {
  table: string;
  column: string;
  kind: string;
  needed: boolean;
}

/** What SQLite calls by the first, PostgreSQL by one of the others. */
const KINDS: Record<string, string[]> = {
  text: ['text C'],
  integer: ['bigint', 'boolean'],
  real: ['double precision'],
};

test('SQLite and PostgreSQL have the same tables, columns, keys and indexes', async () => {
  const [file, database] = await both();
  const db = new Sqlite(file.where, { readonly: true });
  onTestFinished(() => void db.close());
  const columns = db
    .prepare(
      `select m.name as "table", c.name as "column", lower(c.type) as kind, c."notnull" or c.pk > 0 as needed, c.pk as "key" from sqlite_master m, pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '\\_%' escape '\\' order by 1, 2`,
    )
    .all() as (ColumnThere & { key: number })[];
  const others = await ask<ColumnThere & { key: number }>(
    database.where,
    `select c.table_name as "table", c.column_name as "column", concat_ws(' ', c.data_type, c.collation_name) as kind, c.is_nullable = 'NO' as needed,
       coalesce((select array_position(i.indkey::int2[], c.ordinal_position::int2) + 1 from pg_index i where i.indisprimary and i.indrelid = quote_ident(c.table_name)::regclass), 0)::int as "key"
     from information_schema.columns c where c.table_schema = 'public' order by c.table_name collate "C", c.column_name collate "C"`,
  );
  expect(others.map(({ table, column, needed, key }) => [table, column, needed, key])).toEqual(
    columns.map(({ table, column, needed, key }) => [table, column, Boolean(needed), key]),
  );
  others.forEach(({ table, column, kind }, i) => expect([table, column, ...KINDS[columns[i].kind]]).toContain(kind));

  const indexes = db
    .prepare(
      "select name, sql like 'CREATE UNIQUE%' as only, sql like '% WHERE %' as partial from sqlite_master where type = 'index' and sql is not null order by name",
    )
    .all() as { name: string; only: number; partial: number }[];
  const theirs = await ask<{ name: string; only: boolean; partial: boolean }>(
    database.where,
    `select c.relname as name, i.indisunique as only, i.indpred is not null as partial from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not i.indisprimary order by c.relname collate "C"`,
  );
  expect(theirs).toEqual(
    indexes.map(({ name, only: alone, partial }) => ({ name, only: Boolean(alone), partial: Boolean(partial) })),
  );

  // What an index is of: columns in their order; an expression is each database's own.
  const parts = db
    .prepare(
      `select m.name || ' ' || i.seqno || ' ' || coalesce(i.name, '...') as part from sqlite_master m, pragma_index_info(m.name) i
       where m.type = 'index' and m.sql is not null order by 1`,
    )
    .pluck()
    .all();
  const theirParts = await ask<{ part: string }>(
    database.where,
    `select concat_ws(' ', c.relname, k.n - 1, coalesce(a.attname, '...')) collate "C" as part from pg_index i join pg_class c on c.oid = i.indexrelid
       join pg_namespace s on s.oid = c.relnamespace and s.nspname = 'public' cross join unnest(i.indkey::int2[]) with ordinality k(col, n)
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.col and k.col > 0 where not i.indisprimary order by 1`,
  );
  expect(theirParts.map(({ part }) => part)).toEqual(parts);

  // What a column is where nothing is said of it.
  const byItself = db
    .prepare(
      `select m.name || '.' || c.name || ' ' || c.dflt_value as said from sqlite_master m, pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like '\\_%' escape '\\' and c.dflt_value is not null order by 1`,
    )
    .pluck()
    .all() as string[];
  const theirOwn = await ask<{ said: string }>(
    database.where,
    `select table_name || '.' || column_name || ' ' || column_default as said from information_schema.columns
     where table_schema = 'public' and column_default is not null order by (table_name || '.' || column_name) collate "C"`,
  );
  const truth: Record<string, string> = { 0: 'false', 1: 'true' };
  const alike = (said: string): string =>
    said.replace(/::text$/, '').replace(/ (0|1)$/, (_, one: string) => ` ${truth[one]}`);
  const isFlag = (said: string): boolean => / (true|false)$/.test(said);
  expect(theirOwn.map(({ said }) => said.replace(/::text$/, ''))).toEqual(
    byItself.map((said, i) => (isFlag(theirOwn[i]?.said ?? '') ? alike(said) : said)),
  );

  const referring = db
    .prepare(
      `select m.name || '.' || f."from" || ' ' || f."table" || '.' || coalesce(f."to", '') from sqlite_master m, pragma_foreign_key_list(m.name) f
       where m.type = 'table' order by 1`,
    )
    .pluck()
    .all();
  const theirReferring = await ask<{ one: string }>(
    database.where,
    `select (c.conrelid::regclass || '.' || a.attname || ' ' || (c.confrelid::regclass)::text || '.' || b.attname) collate "C" as one from pg_constraint c
       join pg_namespace s on s.oid = c.connamespace and s.nspname = 'public' join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1] where c.contype = 'f' order by 1`,
  );
  expect(theirReferring.map(({ one }) => one)).toEqual(referring);
});

async function begun({ table }: There): Promise<string> {
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: toy.defaultSettings, place: { channel: '1' } },
  );
  for (const user of ['ann', 'bob', 'cid']) await table.join({ user }, game, { name: user.toUpperCase() });
  await table.startGame({ user: 'ann' }, game);
  return game;
}

async function takes({ table }: There, game: string): Promise<void> {
  const user = (await table.pendingPlayers(game))[0].user ?? '';
  const [first] = await table.openQuestions(game, user);
  await table.answer({ user }, game, first.ask, ['take']);
}

/** The same with the keys of every object the other way round. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, one]) => [key, turned(one)]),
        )
      : value;

test('A state with reordered keys is stored verbatim and hashes alike', async () => {
  const places = await both();
  const game = await alike(places, begun);
  await alike(places, async ({ where, store }) => {
    const text = ` ${JSON.stringify(turned(JSON.parse((await store.games.stateText(game)) ?? '')))}\n`;
    await rewrite(store, { is: 'change', into: 'games', where: { id: game }, to: { state: text } });
    const again = await openStore(where);
    const read = (await again.record(game)).lookups[`state {"game":"${game}"}`];
    await again.close();
    expect(read).toBe(text);
    return read;
  });
  const fresh = await Promise.all(places.map(async ({ where }) => there(where)));
  await alike(fresh, async (place) => {
    await takes(place, game);
    const { head } = await place.table.getGame(game);
    const { at: _at, ...command } = (await place.store.commands.find(game, head)) ?? { at: 0 };
    return [await place.store.games.stateText(game), command];
  });
});

test('Unusual characters and late times are stored alike by both', async () => {
  const places = await both(LATE);
  const game = await alike(places, begun);
  await alike(places, async ({ table, store }) => {
    const { game: second } = await table.createGame(
      { user: 'zoe\u0301' },
      { edition: 'toy', place: { channel: '2\0' } },
    );
    await table.join({ user: 'dan' }, second, {
      name: 'D\0a\ud800n 😀\udc00',
      wishes: { ['k\0']: ['\0', '\\u0000', '𝄞'] },
    });
    const members = await store.members.all(second);
    expect(members.find(({ user }) => user === 'dan')).toMatchObject({
      name: 'Dan 😀',
      wishes: { k: ['', '\\u0000', '𝄞'] },
      joinedAt: LATE,
    });
    expect((await store.games.list({ at: '2' })).map(({ id }) => id)).toEqual([second]);
    const [message] = await store.outbox.claim(LATE, 1);
    await store.outbox.markFailed(message.id, `x\0${'😀'.repeat(300)}`, LATE + 1);
    return [
      second,
      members,
      await store.outbox.find(message.id),
      await recordOf(store, second),
      await recordOf(store, game),
    ];
  });
  const CODES = ['a', 'B', 'Z', 'b', '_', '-', '10', '9', 'é', 'e\u0301', 'ﬀ', '😀', '\uffee', 'ä', 'AB', 'A B'];
  const found = await alike(places, async ({ store }) => {
    const row = {
      status: 'running',
      edition: 'toy',
      rulesVersion: 1,
      settings: {},
      place: {},
      organiser: 'o',
      secret: 's',
      createdAt: 1,
    };
    for (const id of CODES) await rewrite(store, { is: 'add', into: 'games', row: { ...row, id: `x${id}` } });
    const order: string[] = [];
    for (
      let last = await store.asks.lastGameOfBatch('x', 1);
      last !== undefined;
      last = await store.asks.lastGameOfBatch(last, 1)
    )
      order.push(last);
    return order;
  });
  expect(found).toHaveLength(CODES.length);
});

test('A game is played alike on both databases', async () => {
  const places = await both();
  const game = await alike(places, begun);
  for (let n = 0; n < 6; n++) {
    await Promise.all(places.map(async (place) => takes(place, game)));
    await alike(places, async ({ store }) => recordOf(store, game));
  }
  for (const name of ['Friday', 'Friday night']) {
    await Promise.all(places.map(async ({ table }) => table.nameGame({ user: 'ann' }, game, name)));
    expect((await alike(places, async ({ store }) => recordOf(store, game))) as object).toMatchObject({
      game: { name },
    });
    await alike(places, async ({ store }) => store.games.list({ user: 'ann' }));
  }
  await alike(
    places,
    async ({ table }) => (await only({ table } as never, game, (await table.pendingPlayers(game))[0].user ?? '')).spec,
  );
  await alike(places, async ({ store }) => store.commands.range(game, 1, 99));
});
