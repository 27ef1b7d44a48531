import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';

// How often a client waits for the database, seen from a door between the two.

export interface Door {
  /** The database behind the door. */
  url: string;
  /** How often a client of the door waits for answers while `body` runs. */
  waits: (body: () => Promise<unknown>) => Promise<number>;
}

/** Messages of the protocol in what has come so far: a letter, four bytes of length, and the rest. Gives how many are of these kinds. */
class Messages {
  private rest = Buffer.alloc(0);
  private readonly kinds: string;

  constructor(kinds: string) {
    this.kinds = kinds;
  }

  count(data: Buffer): number {
    let found = 0;
    this.rest = Buffer.concat([this.rest, data]);
    while (this.rest.length >= 5) {
      const end = 1 + this.rest.readUInt32BE(1);
      if (this.rest.length < end) break;
      if (this.kinds.includes(String.fromCharCode(this.rest[0]))) found++;
      this.rest = this.rest.subarray(end);
    }
    return found;
  }
}

/**
 * A door to a database that hands over answers only once all that was asked is answered. So it does not matter in how many pieces they come:
 * what can be asked without knowing them has been asked by then, and each handing over is one wait.
 */
export async function doorTo(url: string): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-door-'));
  const { host, port, user, database: name } = new pg.Client({ connectionString: url });
  const database = (): Socket =>
    host.startsWith('/') ? createConnection(join(host, `.s.PGSQL.${port}`)) : createConnection(port, host);
  let count = 0;
  const server = createServer((client) => {
    const behind = database();
    const [asked, answered] = [new Messages('QS'), new Messages('Z')];
    let held: Buffer[] = [];
    let open = 0;
    let isBegun = false;
    client.on('data', (data) => {
      if (isBegun) open += asked.count(data);
      behind.write(data);
    });
    behind.on('data', (data) => {
      const ready = answered.count(data);
      held.push(data);
      if (isBegun) open -= ready;
      if (isBegun && open > 0) return;
      if (isBegun && ready) count++;
      isBegun ||= ready > 0;
      client.write(Buffer.concat(held));
      held = [];
    });
    for (const [one, other] of [[client, behind], [behind, client]]) one.on('close', () => other.destroy()).on('error', () => other.destroy()); // prettier-ignore
  });
  await new Promise<void>((resolve) => void server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => void server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: `postgresql:///${name}?${new URLSearchParams({ host: folder, port: '5432', user: user ?? '' }).toString()}`,
    waits: async (body) => {
      const before = count;
      await body();
      return count - before;
    },
  };
}
