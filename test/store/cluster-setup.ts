import type { TestProject } from 'vitest/node';
import { findPostgresBinaries, startPostgresCluster } from '../../scripts/e2e/postgres-cluster.ts';
import { makeTemplate } from '../../scripts/e2e/databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the tests' own PostgreSQL; beside it `template`, as it is when it is new. */
    postgres: string;
  }
}

/** One cluster for a run; each test gets a copy of a database that is up to date. */
export default async function setup(project: TestProject): Promise<() => void> {
  const bin = findPostgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  const cluster = startPostgresCluster(bin);
  const url = cluster.url('postgres');
  await makeTemplate(url);
  project.provide('postgres', url);
  return cluster.stop;
}
