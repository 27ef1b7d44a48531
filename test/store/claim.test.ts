import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import { clusterOnPort } from './cluster-on-port.ts';

/** Claims a database and reads what the server knows about the connection that holds the lock. */
async function keepAlivesOf(url: string, port: number): Promise<string[]> {
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  onTestFinished(() => void connect.mockRestore());
  const claim = await acquireInstanceLock(url, { shards: { ids: [0], count: 1 } });
  // Other files of this process may connect meanwhile, to other databases.
  const client =
    (connect.mock.contexts as unknown as pg.Client[]).findLast((one) => one.port === port) ??
    expect.fail('Not connected');
  const values: string[] = [];
  for (const setting of ['idle', 'interval', 'count']) {
    const name = `tcp_keepalives_${setting}`;
    const { rows } = await client.query<Record<string, string>>(`show ${name}`);
    values.push(rows[0][name]);
  }
  await claim.release();
  return values;
}

test('PostgreSQL probes the connection that holds the lock within a minute', async () => {
  const { port } = await clusterOnPort();
  const url = `postgres://custodian@127.0.0.1:${port}/postgres`;
  expect(await keepAlivesOf(url, port)).toEqual(['30', '10', '3']);
  // The address cannot turn them off.
  expect(await keepAlivesOf(`${url}?options=${encodeURIComponent('-c tcp_keepalives_idle=7200')}`, port)).toEqual([
    '30',
    '10',
    '3',
  ]);
});
