import type pg from 'pg';
import { LeaseLost, type GameLease, type ClusterStore } from '#store/cluster-store.ts';
import type { RepositoryPrograms } from '#store/repositories/create-repositories.ts';
import type { Program } from '#store/program/program.ts';
import { settleAll, type ConnectionPool } from './connection-pool.ts';

/** SQL for the Unix time in ms by the database's clock, because the clocks of machines differ. */
export const DATABASE_NOW_MS = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Leases free games with rows to send, those that have waited longest first. Lease rows that another process has locked
 * are skipped, so that a hanging process does not hold up other games. The exception is a game without a lease row that
 * another process is inserting: the statement waits until that transaction ends or times out.
 */
const TAKE_LEASES_SQL = `
  with due as materialized (
      select game, min(id) as first from (
        select game, id from outbox where status in ('waiting', 'claimed') and status = 'waiting' and due_at between 0 and $2
        union all select game, id from outbox where status in ('waiting', 'claimed') and status = 'claimed') o
      group by game),
    free as materialized (
      select due.game, due.first, l.game as known from due left join lanes l using (game) where l.until is null or l.until <= ${DATABASE_NOW_MS}),
    had as materialized (
      select l.game from free join lanes l on l.game = free.known order by free.first limit $3 for update of l skip locked),
    wanted as (
      select game from free where known is null or game in (select game from had) order by first limit $3)
  insert into lanes (game, owner, token, until)
  select game, $1, 1, ${DATABASE_NOW_MS} + $4 from wanted order by game
  on conflict (game) do update set owner = excluded.owner, token = lanes.token + 1, until = excluded.until where lanes.until <= ${DATABASE_NOW_MS}
  returning game, token::int as token`;

/** Locks a lease row until the transaction ends: nobody else can take it over, but its owner can still renew it. */
const FOR_KEY_SHARE = 'for key share';

/** Locks the leases that the owner still holds, until the transaction ends. */
const LOCK_LEASES_SQL = `select game from lanes where game = any($1) and owner = $2 and until > ${DATABASE_NOW_MS} order by game ${FOR_KEY_SHARE}`;

/** Marks claimed rows as uncertain: the sender looks for the message before it sends it again. */
const MARK_UNCERTAIN_SQL = `
  update outbox set status = 'waiting', error = coalesce(error, 'uncertain'), due_at = least(due_at, $2)
  where status = 'claimed' and game = any($1)`;

/** Creates the leases of games: one process at a time sends the messages of a game. */
export function createGameLeases(connections: ConnectionPool): ClusterStore['leases'] {
  return {
    take: async (owner, now, most, forMs) =>
      connections.transaction(async (client) => {
        const { rows } = await client.query<{ game: string; token: number }>({
          name: 'custodian_take',
          text: TAKE_LEASES_SQL,
          values: [owner, now, most, forMs],
        });
        if (rows.length) await client.query(MARK_UNCERTAIN_SQL, [rows.map(({ game }) => game), now]);
        return rows;
      }),
    renew: async (owner, games, forMs) =>
      connections.with(async (client) => {
        const { rows } = await client.query<{ game: string }>(
          `with own as (select game from lanes where owner = $1 and game = any($2) and until > ${DATABASE_NOW_MS} order by game for no key update)
           update lanes set until = ${DATABASE_NOW_MS} + $3 from own where lanes.game = own.game returning lanes.game`,
          [owner, games, forMs],
        );
        return rows.map(({ game }) => game);
      }),
    giveBack: async (owner) =>
      // Locked in a fixed order and only while still held, so that it cannot deadlock with a process that takes over an
      // expired lease.
      void (await connections.transaction(async (client) =>
        client.query(
          `with own as (select game from lanes where owner = $1 and until > ${DATABASE_NOW_MS} order by game for no key update)
           update lanes set until = 0 from own where lanes.game = own.game`,
          [owner],
        ),
      )),
    claim: async ({ owner, games }, now, most, quietly = 0) =>
      connections.transaction(async (client) => {
        const due = await connections.runIn(client, ({ outbox }) => outbox.findDue(games, now, most, quietly));
        if (!due.length) return [];
        const { rows } = await client.query<{ game: string }>({
          name: 'custodian_held',
          text: LOCK_LEASES_SQL,
          values: [[...new Set(due.map(({ game }) => game))], owner],
        });
        const held = new Set(rows.map(({ game }) => game));
        const ids = due.flatMap(({ id, game }) => (held.has(game) ? [id] : []));
        return connections.runIn(client, ({ outbox }) => outbox.markClaimed(ids, now));
      }),
  };
}

/** Locks the lease until the transaction ends. Throws LeaseLost if another process has taken it over. */
export async function lockLease(client: pg.ClientBase, { game, owner, token }: GameLease): Promise<void> {
  const { rowCount } = await client.query({
    name: 'custodian_lane',
    text: `select 1 from lanes where game = $1 and owner = $2 and token = $3 ${FOR_KEY_SHARE}`,
    values: [game, owner, token],
  });
  if (!rowCount) throw new LeaseLost(game);
}

/**
 * Runs a program in a transaction that holds the lease. The check of the lease is sent along with the queries; if it
 * fails, the transaction is rolled back.
 */
export const runUnderLease = async <T>(
  connections: ConnectionPool,
  lane: GameLease,
  make: (parts: RepositoryPrograms) => Program<T>,
): Promise<T> =>
  connections.transaction(
    async (client) => (await settleAll([lockLease(client, lane), connections.runIn(client, make)]))[1],
  );

/**
 * Creates leader leases, the request budget and the follow-ups. Leader leases end only by the database's clock; for the
 * leases of games see `createGameLeases`.
 */
export function createClusterStore(
  connections: ConnectionPool,
): Pick<ClusterStore, 'acquireLeadership' | 'requestBudget' | 'followups'> {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> =>
    connections.with(async (client) => (await client.query<Row>(text, values)).rows);
  return {
    acquireLeadership: async (name, owner, forMs) => {
      const held = await ask(
        `insert into duties (name, owner, until) values ($1, $2, ${DATABASE_NOW_MS} + $3)
         on conflict (name) do update set owner = excluded.owner, until = excluded.until
         where duties.owner = excluded.owner or duties.until <= ${DATABASE_NOW_MS} returning name`,
        [name, owner, forMs],
      );
      return held.length > 0;
    },
    requestBudget: {
      take: async (name, count, everyMs, burst) => {
        const [{ wait }] = await ask<{ wait: number }>(
          `insert into budgets as b (name, next_at) values ($1, ${DATABASE_NOW_MS} + $2::bigint * $3::bigint)
           on conflict (name) do update set next_at = greatest(b.next_at, ${DATABASE_NOW_MS} - $4::bigint * $3::bigint) + $2::bigint * $3::bigint
           returning (next_at - $2::bigint * $3::bigint - ${DATABASE_NOW_MS})::int as wait`,
          [name, count, everyMs, burst],
        );
        return Math.max(0, wait);
      },
      stop: async (name, ms) =>
        void (await ask(
          `insert into budgets as b (name, next_at) values ($1, ${DATABASE_NOW_MS} + $2)
           on conflict (name) do update set next_at = greatest(b.next_at, excluded.next_at)`,
          [name, Math.ceil(ms)],
        )),
      refused: async (name, withinMs, count) => {
        const [{ refused }] = await ask<{ refused: number }>(
          `insert into budgets as b (name, next_at, refused, refused_since) values ($1, 0, $3, ${DATABASE_NOW_MS})
           on conflict (name) do update set
             refused = case when b.refused_since <= ${DATABASE_NOW_MS} - $2 then $3 else b.refused + $3 end,
             refused_since = case when b.refused_since <= ${DATABASE_NOW_MS} - $2 then ${DATABASE_NOW_MS} else b.refused_since end
           returning refused::int as refused`,
          [name, withinMs, count],
        );
        return refused;
      },
    },
    followups: {
      left: async (what, before, most) =>
        (
          await ask<{ game: string; what: typeof what; version: string; at: string }>(
            'select * from errands where what = $1 and at <= $2 order by at limit $3',
            [what, before, most],
          )
        ).map(({ version, at, ...row }) => ({ ...row, version: Number(version), at: Number(at) })),
      done: async (what, game, version) =>
        void (await ask('delete from errands where what = $1 and game = $2 and version <= $3', [what, game, version])),
    },
  };
}
