// Writes the migrations of a changed database schema, for SQLite and PostgreSQL.
//   npm run -s tool -- migrations
import { spawnSync } from 'node:child_process';
import { readOptions } from '../lib/options.ts';

readOptions('Writes the migrations of a changed database schema, for SQLite and PostgreSQL.', {});
for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--config', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
