import pg from 'pg';
import { StoreError, storeTrouble } from '../errors.ts';
import { trying } from './trying.ts';
import { LOCKS, nameOf } from './where.ts';

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
}

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
      async () => (released ? null : lockIn(url, among)),
      (error) => (last = error),
    );
    // Released meanwhile: what was had again is given back.
    if (released) await client?.end().catch(() => undefined);
    else if (client) hold(client);
    else tell(storeTrouble(last, nameOf(url)) ?? new StoreError(`The database ${nameOf(url)} cannot be reached.`));
  };
  hold(await lockIn(url, among));
  return {
    lost,
    release: async () => {
      released = true;
      await held.end().catch(() => undefined);
    },
  };
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
    { key: running, shared: true, otherwise: `The database ${path} is being looked after just now; start Custodian when that is done.` },
    ...(among.shards ? [{ key: LOCKS.counted + count, shared: true as const, otherwise: alone }] : []),
    ...ids.map((id) => ({
      key: LOCKS.shard + id,
      otherwise: `Another Custodian on the database ${path} hears shard ${id} of ${count} already; give this one other SHARDS.`,
    })),
  ];
}

/** Where shards are counted otherwise, some servers would be heard twice and others by nobody. */
async function countedOtherwise(client: pg.Client, { shards }: Among): Promise<number | undefined> {
  const { rows } = await client.query<{ key: string }>(
    `select objid as key from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid > $2 and objid < $3 and objid <> $4
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.running[0], LOCKS.counted, LOCKS.shard, LOCKS.counted + (shards?.count ?? 0)],
  );
  return shards && rows.length ? Number(rows[0].key) - LOCKS.counted : undefined;
}

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
    for (const { key, shared, otherwise } of locksOf(path, among)) {
      const { rows } = await client.query<{ had: boolean }>(`select pg_try_advisory_lock${shared ? '_shared' : ''}($1, $2) as had`, [
        LOCKS.running[0],
        key,
      ]);
      if (!rows[0].had) throw new StoreError(otherwise);
    }
    const count = among && (await countedOtherwise(client, among));
    if (count !== undefined)
      throw new StoreError(`Another Custodian on the database ${path} has SHARD_COUNT ${count}; all of them need the same.`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw storeTrouble(error, path) ?? error;
  }
}
