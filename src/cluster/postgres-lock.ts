import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { IncompatibleProcesses, StoreError, toStoreError } from '#store/errors.ts';
import { retryFor } from '#store/postgres/retry.ts';
import { latestVersion } from '#store/postgres/migrations.ts';
import { ADVISORY_LOCKS, redactUrl } from '#store/postgres/database-url.ts';

/**
 * Time limit and interval for locking again after the connection broke: the server may hold the old lock for a while.
 */
const RELOCK_RETRY = { forMs: 60_000, everyMs: 1_000 };

interface Claim {
  release: () => Promise<void>;
  /** Resolves if the lock is lost and cannot be acquired again, so that another process may be running; else never. */
  lost: Promise<StoreError>;
}

/** Share of the work that one of several processes has. */
export interface ProcessShare {
  /** Gateway shards that the process serves, out of `count`; undefined for none. */
  shards?: { ids: number[]; count: number };
  /**
   * Versions of the rules, which determine the written format together with the version of the database. While
   * processes with another format are running, this one waits and changes nothing.
   */
  rulesVersions?: string;
  /** Called once with the reason, as a sentence, if the process has to wait. */
  onWait?: (why: string) => void;
}

/** Interval in ms at which a waiting process checks whether processes that write another format have stopped. */
const INCOMPATIBLE_POLL_MS = 1_000;

/**
 * Locks a database for this process alone, or for its share of the work, until the process ends in any way: the locks
 * belong to a connection of its own and end with it. Throws StoreError if another process holds the lock.
 */
export async function lockPostgres(url: string, among?: ProcessShare): Promise<Claim> {
  let tell: (error: StoreError) => void = () => undefined;
  const lost = new Promise<StoreError>((resolve) => (tell = resolve));
  let released = false;
  let held: pg.Client;
  const hold = (client: pg.Client): void => {
    held = client;
    client.once('end', () => void again());
  };
  const again = async (): Promise<void> => {
    let last: unknown;
    const client = await retryFor(
      RELOCK_RETRY,
      async () => (released ? null : connectAndLock(url, among).catch(incompatibleOrThrow)),
      (error) => (last = error),
    );
    // Released while reconnecting: gives back the lock just acquired.
    if (client instanceof IncompatibleProcesses) tell(client);
    else if (released) await client?.end().catch(() => undefined);
    else if (client) hold(client);
    else
      tell(
        toStoreError(last, redactUrl(url)) ??
          new StoreError(`Cannot reach the database ${redactUrl(url)}. Check that its server runs.`),
      );
  };
  hold(await lockWhenCompatible(url, among));
  return {
    lost,
    release: async () => {
      released = true;
      await held.end().catch(() => undefined);
    },
  };
}

/**
 * Returns IncompatibleProcesses rather than throwing it, which ends the retries: processes that started meanwhile will
 * not stop because this one waits.
 */
function incompatibleOrThrow(error: unknown): IncompatibleProcesses {
  if (error instanceof IncompatibleProcesses) return error;
  throw error;
}

/** Locks the database once no process with another format is running. */
async function lockWhenCompatible(url: string, among: ProcessShare | undefined): Promise<pg.Client> {
  for (let told = false; ; told = true) {
    try {
      return await connectAndLock(url, among);
    } catch (error) {
      if (!(error instanceof IncompatibleProcesses)) throw error;
      if (!told) among?.onWait?.(error.message);
      await pause(INCOMPATIBLE_POLL_MS);
    }
  }
}

interface Lock {
  key: number;
  /** Shared by all processes that want the same. */
  shared?: true;
  otherwise: string;
}

/** Returns the locks that exclude all processes which cannot run together with this one. */
function locksFor(path: string, among: ProcessShare | undefined): Lock[] {
  const [, running] = ADVISORY_LOCKS.running;
  const alone = `Cannot use the database ${path}: another Custodian runs on it. Stop that one first, or set another DATABASE_URL.`;
  if (!among) return [{ key: running, otherwise: alone }];
  const { ids = [], count = 1 } = among.shards ?? {};
  return [
    {
      key: running,
      shared: true,
      otherwise: `Cannot use the database ${path}: a maintenance command is using it. Start Custodian when that is done.`,
    },
    ...(among.shards ? [{ key: ADVISORY_LOCKS.counted + count, shared: true as const, otherwise: alone }] : []),
    ...ids.map((id) => ({
      key: ADVISORY_LOCKS.shard + id,
      otherwise: `Cannot serve shard ${id} of ${count}: another Custodian on the database ${path} already does. Set other SHARDS.`,
    })),
  ];
}

/** Returns the keys of the locks between two numbers that any process holds. */
async function heldLockKeys(client: pg.Client, from: number, to: number): Promise<number[]> {
  const { rows } = await client.query<{ key: string }>(
    `select distinct objid as key from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid > $2 and objid < $3
       and database = (select oid from pg_database where datname = current_database())`,
    [ADVISORY_LOCKS.running[0], from, to],
  );
  return rows.map(({ key }) => Number(key));
}

/** Largest key of a lock. */
const MAX_LOCK_KEY = 2_147_483_647;

/**
 * Takes the lock of this process's format if no other format is in use. One process at a time, so that of two with
 * different formats one is first. Throws IncompatibleProcesses if another format is in use.
 */
async function enterVersionFence(client: pg.Client, path: string, writes: string): Promise<void> {
  const key =
    ADVISORY_LOCKS.writing +
    1 +
    (createHash('sha256').update(`${latestVersion()} ${writes}`).digest().readUInt32BE() % 1_000_000_000);
  await client.query('select pg_advisory_lock($1, $2)', ADVISORY_LOCKS.entering);
  const others = (await heldLockKeys(client, ADVISORY_LOCKS.writing, MAX_LOCK_KEY)).some((one) => one !== key);
  if (others)
    throw new IncompatibleProcesses(
      `Processes of another version of Custodian use the database ${path}. This one starts as soon as they stop.`,
    );
  await client.query('select pg_advisory_lock_shared($1, $2)', [ADVISORY_LOCKS.running[0], key]);
  await client.query('select pg_advisory_unlock($1, $2)', ADVISORY_LOCKS.entering);
}

/**
 * Returns the shard count of another process if it differs from this one's; undefined if none differs. With different
 * counts, some servers would be served twice and others not at all.
 */
async function findOtherShardCount(client: pg.Client, { shards }: ProcessShare): Promise<number | undefined> {
  if (!shards) return undefined;
  const counts = (await heldLockKeys(client, ADVISORY_LOCKS.counted, ADVISORY_LOCKS.shard)).map(
    (key) => key - ADVISORY_LOCKS.counted,
  );
  return counts.find((count) => count !== shards.count);
}

/**
 * Makes the server probe this connection after 30 s of silence, and end it after three lost probes 10 s apart. With the
 * default of two hours, the lock of a host that lost power would keep its replacement out for that long. Sent as
 * statements, since the address may have `options` of its own and a pooler may refuse them. No effect on a unix socket.
 */
const PROBE_CLIENT = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

async function connectAndLock(url: string, among: ProcessShare | undefined): Promise<pg.Client> {
  const path = redactUrl(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'custodian lock',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(PROBE_CLIENT);
    if (among?.rulesVersions !== undefined) await enterVersionFence(client, path, among.rulesVersions);
    for (const { key, shared, otherwise } of locksFor(path, among)) {
      const { rows } = await client.query<{ had: boolean }>(
        `select pg_try_advisory_lock${shared ? '_shared' : ''}($1, $2) as had`,
        [ADVISORY_LOCKS.running[0], key],
      );
      if (!rows[0].had) throw new StoreError(otherwise);
    }
    const count = among && (await findOtherShardCount(client, among));
    if (count !== undefined)
      throw new StoreError(
        `Cannot use the database ${path}: another Custodian on it has SHARD_COUNT ${count}. Set the same SHARD_COUNT in all processes.`,
      );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw toStoreError(error, path) ?? error;
  }
}
