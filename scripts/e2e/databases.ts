import { randomBytes } from 'node:crypto';
import { openStore } from '#store';
import { findPostgresBinaries, startPostgresCluster } from './postgres-cluster.ts';
import { writeStoredData } from './stored-data.ts';

/** Somewhere to keep things until it is given back, for somebody else by then. */
export interface LentDatabase {
  /** A file, or `postgres://...`. */
  where: string;
  giveBack: () => Promise<void>;
}

export type LendDatabase = () => Promise<LentDatabase>;

/** Of nothing that is to be found again. */
export const inMemory: LendDatabase = async () => Promise.resolve({ where: ':memory:', giveBack: async () => {} });

const TEMPLATE = 'template';

const EMPTYING = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  do $$ declare one text; begin
    for one in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', one); end loop;
    for one in select sequencename from pg_sequences where schemaname = 'public' loop execute format('alter sequence %I restart', one); end loop;
  end $$`;

/** Another database of the same PostgreSQL. */
const beside = (url: string, name: string): string => url.replace(/\/[^/?]*(?=\?|$)/, `/${name}`);

/** As it is when it is new: others are copies of it. `url`: of any database there. */
export async function makeTemplate(url: string): Promise<void> {
  await writeStoredData(url, `create database ${TEMPLATE}`);
  await (await openStore(beside(url, TEMPLATE))).close();
}

/** Those of one PostgreSQL in which there is a template: to make one takes a while, to empty one does not. */
export class Databases {
  private readonly url: string;
  private readonly empty: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** Up to date and empty. */
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

/** For as long as the body takes, a PostgreSQL of its own is there to keep things in; on `sqlite` none is, and nothing is lent. */
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
