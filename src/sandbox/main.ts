import { chmodSync, existsSync } from 'node:fs';
import { startSandbox } from './server.ts';

const port = Number(process.env['SANDBOX_PORT'] ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`SANDBOX_PORT must be a port number from 0 to 65535, not "${process.env['SANDBOX_PORT']}".`);
  process.exit(1);
}

const db = process.env['SANDBOX_DB'];
// Messages of a local game are private to its host, so restrict the database files, including existing ones.
process.umask(0o077);
if (db) for (const file of [db, `${db}-wal`, `${db}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
const sandbox = await startSandbox({ port, ...(db ? { db } : {}) }).catch((error: NodeJS.ErrnoException) => {
  // The parent process explains how to handle a port in use.
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
// The parent process may have been killed.
process.once('disconnect', close);
process.stdout.write(`${JSON.stringify({ listening: sandbox.url })}\n`);
