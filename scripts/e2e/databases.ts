import { randomBytes } from 'node:crypto';
import { openStore } from '#store';
import { findPostgresBinaries, startPostgresCluster } from './postgres-cluster.ts';
import { writeStoredData } from './stored-data.ts';

/** A database to use until it is given back for the next user. */
export interface LentDatabase {
  /** A file, or `postgres://...`. */
  where: string;
  giveBack: () => Promise<void>;
}

export type LendDatabase = () => Promise<LentDatabase>;

/** Lends an in-memory SQLite database that is lost when closed. */
export const inMemory: LendDatabase = async () => Promise.resolve({ where: ':memory:', giveBack: async () => {} });

const TEMPLATE = 'template';

const EMPTYING = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  do $$ declare one text; begin
    for one in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', one); end loop;
    for one in select sequencename from pg_sequences where schemaname = 'public' loop execute format('alter sequence %I restart', one); end loop;
  end $$`;

/** Returns the URL of another database of the same PostgreSQL. */
const beside = (url: string, name: string): string => url.replace(/\/[^/?]*(?=\?|$)/, `/${name}`);

/** Creates the migrated empty database that others are copied from. `url`: any database of the PostgreSQL. */
export async function makeTemplate(url: string): Promise<void> {
  await writeStoredData(url, `create database ${TEMPLATE}`);
  await (await openStore(beside(url, TEMPLATE))).close();
}

/** Databases of one PostgreSQL with a template. Creating one is slow, so returned ones are emptied and reused. */
export class Databases {
  private readonly url: string;
  private readonly empty: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** Lends an empty, fully migrated database. */
  async lend(): Promise<LentDatabase> {
    const where = this.empty.pop() ?? (await this.made());
    return {
      where,
      giveBack: async () => {
        await writeStoredData(where, EMPTYING);
        this.empty.push(where);
      },
    };
  }

  private async made(): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await writeStoredData(this.url, `create database ${name} template ${TEMPLATE}`);
    return beside(this.url, name);
  }
}

/**
 * Runs `body` with a temporary PostgreSQL to borrow databases from; for `sqlite`, without one. Throws an Error for
 * another store, or if PostgreSQL is not installed.
 */
export async function withStore<T>(store: string, body: (lend?: LendDatabase) => Promise<T>): Promise<T> {
  if (store === 'sqlite') return body();
  if (store !== 'postgres') throw new Error(`There is no store called ${store}: sqlite, or postgres.`);
  const bin = findPostgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  const cluster = startPostgresCluster(bin);
  try {
    await makeTemplate(cluster.url('postgres'));
    const databases = new Databases(cluster.url('postgres'));
    return await body(async () => databases.lend());
  } finally {
    cluster.stop();
  }
}
