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

/** So long is waited for somebody who can say what became of a change, in ms. */
const COMMIT_STATUS_RETRY = { forMs: 30_000, everyMs: 250 };

/** Nothing was found where something has to be. */
const DIVISION_BY_ZERO = '22012';
/** A row is there already that was to be new; or somebody else wrote what this one has read, or waits for it. */
const isOvertaken = (error: unknown): boolean =>
  [DIVISION_BY_ZERO, '23505', '40001', '40P01'].includes(errorCode(error));

const statementOf = createWriteSql(postgresTables, (number) => `$${number}`);

const names = new Map<string, string>();
/** Made ready once for each connection. */
function queryPrepared<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const name = names.get(text) ?? `custodian_write_${names.size}`;
  names.set(text, name);
  return client.query<Row>({ name, text, values });
}

/** How far a change has come: as what it is known to the database, what it leaves there, and whether it may be written already. */
interface CommitProgress {
  way?: string;
  mark: string;
  committing?: true;
}

/** What nobody has pressed for leaves a mark of its own among what was pressed for: by that it is known whether it was written. */
const OWN_MARK_PREFIX = 'own ';

/** Commits changes to PostgreSQL, each in one transaction, by comparing and swapping the game's version. */
export function createCommit(connections: ConnectionPool): (change: ChangeSet) => Promise<CommitResult> {
  return async (change) => {
    const under: CommitProgress = { mark: change.interaction?.id ?? `${OWN_MARK_PREFIX}${randomUUID()}` };
    try {
      return await connections.with(async (client) => write(client, change, under));
    } catch (error) {
      if (isOvertaken(error)) return { is: 'stale' };
      if (!isConnectionLost(error) || !under.committing || under.way === undefined) throw error;
      // What was not written is decided anew.
      return (await resolveCommit(connections, under.way, under.mark)) ? { is: 'done' } : { is: 'stale' };
    }
  };
}

/** Two ways to the database and back: what is sent without waiting is answered in its order. */
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
    // As where its thread is: whoever has lost the lane does not know it any more.
    const lane = currentLease();
    if (lane?.game === game) await lockLease(client, lane);
    under.committing = true;
    await settleAll([...queryWrites(client, change, under.mark), client.query('commit')]);
    return { is: 'done' };
  } catch (error) {
    // Where the connection is gone there is nothing to be taken back.
    if (!isConnectionLost(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** All that is written, in its order. */
function queryWrites(
  client: pg.ClientBase,
  { game, version, writes, interaction }: ChangeSet,
  mark: string,
): Promise<unknown>[] {
  // Whatever cannot be put into words is found before anything is asked.
  const statements = writes.map((one) => ({ one, ...statementOf(one) }));
  const noted = [mark, JSON.stringify(interaction?.result ?? null), interaction?.at ?? Date.now()];
  const all: Promise<unknown>[] = [];
  // First of all, so that whoever else changes the game waits here.
  if (game !== null && version !== null) all.push(swapVersion(client, game, version));
  for (const { one, text, values } of statements) {
    // Whoever takes it up meanwhile waits, or passes it by.
    if (one.is === 'stands') all.push(queryPrepared(client, requireRow(`${text} for update`), values));
    else all.push(queryPrepared(client, one.is === 'change' ? requireRow(`${text} returning 1`) : text, values));
  }
  if (game !== null && version === null)
    all.push(queryPrepared(client, 'insert into versions (game, version) values ($1, 1)', [game]));
  all.push(queryPrepared(client, 'insert into interactions (id, result, at) values ($1, $2, $3)', noted));
  return all;
}

/** The same, refused by the database itself where nothing is found: nobody is there to look before it is committed. */
const requireRow = (text: string): string => `with found as (${text}) select 1 / count(*) from found`;

function swapVersion(client: pg.ClientBase, game: string, version: number): Promise<unknown> {
  const text =
    version === 0
      ? // One that has not been changed since it came has no row yet: of two who write it first one finds it there.
        'insert into versions as known (game, version) values ($1, 1) on conflict (game) do update set version = known.version + 1 where known.version = $2 returning 1'
      : 'update versions set version = version + 1 where game = $1 and version = $2 returning 1';
  return queryPrepared(client, requireRow(text), [game, version]);
}

/** Whether a change that was being committed has been. The database knows, as soon as it can be asked. */
async function resolveCommit(connections: ConnectionPool, way: string, mark: string): Promise<boolean> {
  const found = await retryFor(COMMIT_STATUS_RETRY, () =>
    connections.with(async (client) => transactionOutcome(client, way, mark)),
  );
  if (found !== undefined) return found;
  throw new CommitUnknown('The database was gone while a change was being written, and nobody can say whether it was.');
}

/** What came of a transaction; undefined while it is under way. */
async function transactionOutcome(client: pg.ClientBase, way: string, mark: string): Promise<boolean | undefined> {
  const status = await statusOf(client, way);
  if (status === 'never' || status === 'aborted') return false;
  if (status !== 'committed') return undefined;
  // A database that was killed gives numbers of transactions again of which nothing was written: this one may be another's by now.
  const { rows } = await client.query<{ noted: boolean }>(
    'select exists (select 1 from interactions where id = $1) as noted',
    [mark],
  );
  return rows[0].noted;
}

/** `never`: the database has given no such number yet; it was killed, and gave it before. */
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
