import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/store/index.ts';
import { binaries, startCluster } from '../../scripts/play/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the tests' own PostgreSQL; beside it `template`, as it is when it is new. */
    postgres: string;
  }
}

/** One cluster for a run; each test gets a copy of a database that is up to date. */
export default async function setup(project: TestProject): Promise<() => void> {
  const bin = binaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  const cluster = startCluster(bin);
  const url = cluster.url('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database template');
  await client.end();
  await (await openStore(cluster.url('template'))).close();
  project.provide('postgres', url);
  return cluster.stop;
}
