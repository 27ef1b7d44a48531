import { chmodSync, existsSync } from 'node:fs';
import { startSandbox } from './server.ts';

const port = Number(process.env['SANDBOX_PORT'] ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`SANDBOX_PORT must be a port number from 0 to 65535, not "${process.env['SANDBOX_PORT']}".`);
  process.exit(1);
}

const db = process.env['SANDBOX_DB'];
// What is said at the local table is its host's alone, also what was written before.
process.umask(0o077);
if (db) for (const file of [db, `${db}-wal`, `${db}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
const sandbox = await startSandbox({ port, ...(db ? { db } : {}) }).catch((error: NodeJS.ErrnoException) => {
  // Whoever has started it says what can be done about a port that is taken.
  if (error.code !== 'EADDRINUSE') console.error(error);
  process.exit(1);
});

let closing = false;
function close(): void {
  if (closing) return;
  closing = true;
  void sandbox.close().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
// Whoever has started it may have been killed.
process.once('disconnect', close);
process.stdout.write(`${JSON.stringify({ listening: sandbox.url })}\n`);
