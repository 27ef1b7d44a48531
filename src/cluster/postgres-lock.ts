import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OthersAtWork, StoreError, storeTrouble } from '#store/errors.ts';
import { trying } from '#store/postgres/retry.ts';
import { knownVersion } from '#store/postgres/migrations.ts';
import { LOCKS, nameOf } from '#store/postgres/database-url.ts';

/** A connection that broke may hold its lock for a while yet: so long is tried to have it again, in ms. */
const PATIENCE = { forMs: 60_000, everyMs: 1_000 };

interface Claim {
  release: () => Promise<void>;
  /** Where the lock was lost, and cannot be had again: another process may be running. Else it never comes. */
  lost: Promise<StoreError>;
}

/** What one process of several has for itself. */
export interface Among {
  /** The shards of which it hears what people do, of how many; left out, it hears of nobody. */
  shards?: { ids: number[]; count: number };
  /**
   * What its program writes, as the versions of its rules; the shape of the database itself is known here. Where others that write otherwise are at work, it waits until they are gone, and
   * changes nothing before that.
   */
  writes?: string;
  /** Told once, in a sentence, where it has to wait for such. */
  waits?: (why: string) => void;
}

/** So often it is looked whether they are gone, in ms. */
const LOOK = 1_000;

/**
 * Takes a database for this process alone, or a part of the work on it, until it ends, however it ends: the connection is its own, and its
 * locks go with it. Throws StoreError where another process has it.
 */
export async function claimPostgres(url: string, among?: Among): Promise<Claim> {
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
    const client = await trying(
      PATIENCE,
      async () => (released ? null : lockIn(url, among).catch(unlessOthers)),
      (error) => (last = error),
    );
    // Released meanwhile: what was had again is given back.
    if (client instanceof OthersAtWork) tell(client);
    else if (released) await client?.end().catch(() => undefined);
    else if (client) hold(client);
    else tell(storeTrouble(last, nameOf(url)) ?? new StoreError(`The database ${nameOf(url)} cannot be reached.`));
  };
  hold(await onceAlike(url, among));
  return {
    lost,
    release: async () => {
      released = true;
      await held.end().catch(() => undefined);
    },
  };
}

/** Those who write otherwise do not go away by being waited for, where they came while this one was here. */
function unlessOthers(error: unknown): OthersAtWork {
  if (error instanceof OthersAtWork) return error;
  throw error;
}

/** As soon as nobody writes otherwise. */
async function onceAlike(url: string, among: Among | undefined): Promise<pg.Client> {
  for (let told = false; ; told = true) {
    try {
      return await lockIn(url, among);
    } catch (error) {
      if (!(error instanceof OthersAtWork)) throw error;
      if (!told) among?.waits?.(error.message);
      await pause(LOOK);
    }
  }
}

interface Lock {
  key: number;
  /** With others who want the same. */
  shared?: true;
  otherwise: string;
}

/** By what a process keeps out whatever it cannot work beside. */
function locksOf(path: string, among: Among | undefined): Lock[] {
  const [, running] = LOCKS.running;
  const alone = `Another Custodian is running on the database ${path}; stop it first, or give this one another DATABASE_URL.`;
  if (!among) return [{ key: running, otherwise: alone }];
  const { ids = [], count = 1 } = among.shards ?? {};
  return [
    {
      key: running,
      shared: true,
      otherwise: `The database ${path} is being looked after just now; start Custodian when that is done.`,
    },
    ...(among.shards ? [{ key: LOCKS.counted + count, shared: true as const, otherwise: alone }] : []),
    ...ids.map((id) => ({
      key: LOCKS.shard + id,
      otherwise: `Another Custodian on the database ${path} hears shard ${id} of ${count} already; give this one other SHARDS.`,
    })),
  ];
}

/** The numbers between two of the locks that any process has. */
async function heldAmong(client: pg.Client, from: number, to: number): Promise<number[]> {
  const { rows } = await client.query<{ key: string }>(
    `select distinct objid as key from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid > $2 and objid < $3
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.running[0], from, to],
  );
  return rows.map(({ key }) => Number(key));
}

/** The highest number that a lock can have. */
const MOST = 2_147_483_647;

/** Enters beside those who write the same; one at a time, so that of two who write otherwise one is first. */
async function enter(client: pg.Client, path: string, writes: string): Promise<void> {
  const key =
    LOCKS.writing +
    1 +
    (createHash('sha256').update(`${knownVersion()} ${writes}`).digest().readUInt32BE() % 1_000_000_000);
  await client.query('select pg_advisory_lock($1, $2)', LOCKS.entering);
  const others = (await heldAmong(client, LOCKS.writing, MOST)).some((one) => one !== key);
  if (others)
    throw new OthersAtWork(
      `Processes of another version of Custodian are at work on the database ${path}: this one begins as soon as they have stopped.`,
    );
  await client.query('select pg_advisory_lock_shared($1, $2)', [LOCKS.running[0], key]);
  await client.query('select pg_advisory_unlock($1, $2)', LOCKS.entering);
}

/** Where shards are counted otherwise, some servers would be heard twice and others by nobody. */
async function countedOtherwise(client: pg.Client, { shards }: Among): Promise<number | undefined> {
  if (!shards) return undefined;
  const counts = (await heldAmong(client, LOCKS.counted, LOCKS.shard)).map((key) => key - LOCKS.counted);
  return counts.find((count) => count !== shards.count);
}

/**
 * Makes the server probe this connection after 30 s of silence, and end it after three lost probes 10 s apart. Its own default is two hours:
 * for so long the lock of a host that lost power would keep its replacement out. Statements, since the address may have `options` of its
 * own and a pooler may refuse them. On a unix socket they have no effect.
 */
const PROBE_CLIENT = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

async function lockIn(url: string, among: Among | undefined): Promise<pg.Client> {
  const path = nameOf(url);
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
    if (among?.writes !== undefined) await enter(client, path, among.writes);
    for (const { key, shared, otherwise } of locksOf(path, among)) {
      const { rows } = await client.query<{ had: boolean }>(
        `select pg_try_advisory_lock${shared ? '_shared' : ''}($1, $2) as had`,
        [LOCKS.running[0], key],
      );
      if (!rows[0].had) throw new StoreError(otherwise);
    }
    const count = among && (await countedOtherwise(client, among));
    if (count !== undefined)
      throw new StoreError(
        `Another Custodian on the database ${path} has SHARD_COUNT ${count}; all of them need the same.`,
      );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw storeTrouble(error, path) ?? error;
  }
}
