import { onTestFinished } from 'vitest';
import { findPostgresBinaries, startPostgresCluster } from '../../scripts/e2e/postgres-cluster.ts';
import { freePort } from '../free-port.ts';

/** How many ports are tried: another program may take one between finding and using it. */
const PORTS = 5;

/** Starts a PostgreSQL of its own for a test that listens on a port of this machine. `socket`: the address through its socket. */
export async function clusterOnPort(): Promise<{ port: number; socket: string }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    try {
      const cluster = startPostgresCluster(findPostgresBinaries() ?? '', port);
      onTestFinished(() => cluster.stop());
      return { port, socket: cluster.url('postgres') };
    } catch (error) {
      if (tries === PORTS) throw error;
    }
  }
}
