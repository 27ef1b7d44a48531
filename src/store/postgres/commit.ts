import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Json } from '#engine';
import type { ChangeSet, CommitResult } from '#store/record/change-set.ts';
import { errorCode, isConnectionLost, CommitUnknown } from '#store/errors.ts';
import { createWriteSql } from '#store/record/write-sql.ts';
import { currentLease } from '#store/cluster-store.ts';
import { settleAll, type ConnectionPool } from './connection-pool.ts';
import { lockLease } from './cluster-store.ts';
import { postgresTables } from './schema.ts';
import { retryFor } from './retry.ts';

/** Time limit and interval for asking the database about the outcome of an interrupted commit. */
const COMMIT_STATUS_RETRY = { forMs: 30_000, everyMs: 250 };

/** Raised by `requireRow` if a required row is missing. */
const DIVISION_BY_ZERO = '22012';
/**
 * Tells whether another transaction got ahead: a required row is missing, a new row exists already, or two transactions
 * conflict.
 */
const isOvertaken = (error: unknown): boolean =>
  [DIVISION_BY_ZERO, '23505', '40001', '40P01'].includes(errorCode(error));

const statementOf = createWriteSql(postgresTables, (number) => `$${number}`);

const names = new Map<string, string>();
/** Runs a statement that is prepared once per connection. */
function queryPrepared<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const name = names.get(text) ?? `custodian_write_${names.size}`;
  names.set(text, name);
  return client.query<Row>({ name, text, values });
}

/**
 * Progress of a commit: its transaction id (`way`), the interaction row it leaves (`mark`), and whether it may be
 * committed already.
 */
interface CommitProgress {
  way?: string;
  mark: string;
  committing?: true;
}

/** Prefix for the mark of a change without an interaction. The mark shows whether the change was committed. */
const OWN_MARK_PREFIX = 'own ';

/** Commits changes to PostgreSQL, each in one transaction, by comparing and swapping the version of the game. */
export function createPostgresCommit(connections: ConnectionPool): (change: ChangeSet) => Promise<CommitResult> {
  return async (change) => {
    const under: CommitProgress = { mark: change.interaction?.id ?? `${OWN_MARK_PREFIX}${randomUUID()}` };
    try {
      return await connections.with(async (client) => write(client, change, under));
    } catch (error) {
      if (isOvertaken(error)) return { is: 'stale' };
      if (!isConnectionLost(error) || !under.committing || under.way === undefined) throw error;
      // Reported as stale if it was not committed, so that the caller decides again.
      return (await resolveCommit(connections, under.way, under.mark)) ? { is: 'done' } : { is: 'stale' };
    }
  };
}

/** Writes a change in two round trips: queries sent without waiting are answered in order. */
async function write(client: pg.ClientBase, change: ChangeSet, under: CommitProgress): Promise<CommitResult> {
  const { game, interaction } = change;
  try {
    const [, begun] = await settleAll([
      client.query('begin'),
      queryPrepared<{ way: string; result: string | null }>(
        client,
        'select pg_current_xact_id()::text as way, (select result from interactions where id = $1) as result',
        [interaction?.id ?? null],
      ),
    ]);
    const { way, result } = begun.rows[0];
    if (result !== null) {
      await client.query('rollback');
      return { is: 'repeated', result: JSON.parse(result) as Json };
    }
    under.way = way;
    // A change of the leased game requires that the lease is still held: a process that has lost it has outdated data,
    // such as the thread of the game.
    const lane = currentLease();
    if (lane?.game === game) await lockLease(client, lane);
    under.committing = true;
    await settleAll([...queryWrites(client, change, under.mark), client.query('commit')]);
    return { is: 'done' };
  } catch (error) {
    // A lost connection has rolled back already.
    if (!isConnectionLost(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Sends all writes of a change in their order. */
function queryWrites(
  client: pg.ClientBase,
  { game, version, writes, interaction }: ChangeSet,
  mark: string,
): Promise<unknown>[] {
  // Builds all statements first, so that a faulty one is noticed before anything is sent.
  const statements = writes.map((one) => ({ one, ...statementOf(one) }));
  const noted = [mark, JSON.stringify(interaction?.result ?? null), interaction?.at ?? Date.now()];
  const all: Promise<unknown>[] = [];
  // Sent first: other changes of the game wait here.
  if (game !== null && version !== null) all.push(swapVersion(client, game, version));
  for (const { one, text, values } of statements) {
    // Locks the row: a concurrent claim waits for it or skips it.
    if (one.is === 'stands') all.push(queryPrepared(client, requireRow(`${text} for update`), values));
    else all.push(queryPrepared(client, one.is === 'change' ? requireRow(`${text} returning 1`) : text, values));
  }
  if (game !== null && version === null)
    all.push(queryPrepared(client, 'insert into versions (game, version) values ($1, 1)', [game]));
  all.push(queryPrepared(client, 'insert into interactions (id, result, at) values ($1, $2, $3)', noted));
  return all;
}

/**
 * Makes a statement fail in the database if it finds no row, because the commit is sent without waiting for its result.
 */
const requireRow = (text: string): string => `with found as (${text}) select 1 / count(*) from found`;

function swapVersion(client: pg.ClientBase, game: string, version: number): Promise<unknown> {
  const text =
    version === 0
      ? // A game that has never changed has no row: of two concurrent writers the second finds the row of the first.
        'insert into versions as known (game, version) values ($1, 1) on conflict (game) do update set version = known.version + 1 where known.version = $2 returning 1'
      : 'update versions set version = version + 1 where game = $1 and version = $2 returning 1';
  return queryPrepared(client, requireRow(text), [game, version]);
}

/**
 * Tells whether an interrupted commit succeeded. Throws CommitUnknown if the database cannot be asked before the
 * timeout.
 */
async function resolveCommit(connections: ConnectionPool, way: string, mark: string): Promise<boolean> {
  const found = await retryFor(COMMIT_STATUS_RETRY, () =>
    connections.with(async (client) => transactionOutcome(client, way, mark)),
  );
  if (found !== undefined) return found;
  throw new CommitUnknown(
    'The connection to the database broke during a write. It is unknown whether the change was saved.',
  );
}

/** Tells whether a transaction committed; undefined while it is in progress. */
async function transactionOutcome(client: pg.ClientBase, way: string, mark: string): Promise<boolean | undefined> {
  const status = await statusOf(client, way);
  if (status === 'never' || status === 'aborted') return false;
  if (status !== 'committed') return undefined;
  // After a crash PostgreSQL may reuse the ids of transactions that wrote nothing, so the mark is checked as well.
  const { rows } = await client.query<{ noted: boolean }>(
    'select exists (select 1 from interactions where id = $1) as noted',
    [mark],
  );
  return rows[0].noted;
}

/** Returns the status of a transaction; `never` for an id not assigned yet, as after a crash that lost it. */
async function statusOf(client: pg.ClientBase, way: string): Promise<string | null> {
  try {
    const { rows } = await client.query<{ status: string | null }>('select pg_xact_status($1::text::xid8) as status', [
      way,
    ]);
    return rows[0].status;
  } catch (error) {
    if (errorCode(error) === '22023') return 'never';
    throw error;
  }
}
