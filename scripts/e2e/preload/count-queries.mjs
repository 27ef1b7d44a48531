// Counts the PostgreSQL queries of the bot's process by statement, and its processor time, and writes both when it
// ends.
//   COUNTED=file node --import ./scripts/e2e/preload/count-queries.mjs src/app/main.ts
// SIGUSR2 restarts the count; PROFILED=file also writes a CPU profile.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import pg from 'pg';

const asked = new Map();
let begun = process.cpuUsage();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...given) {
  const [first] = given;
  const text = (typeof first === 'string' ? first : (first?.text ?? '')).replace(/\s+/g, ' ').trim();
  asked.set(text, (asked.get(text) ?? 0) + 1);
  return query.apply(this, given);
};

const profiled = process.env.PROFILED;
const session = profiled === undefined ? undefined : new Session();
session?.connect();
session?.post('Profiler.enable');

process.on('SIGUSR2', () => {
  asked.clear();
  begun = process.cpuUsage();
  session?.post('Profiler.start');
});

process.on('exit', () => {
  const { user, system } = process.cpuUsage(begun);
  if (process.env.COUNTED !== undefined)
    writeFileSync(
      process.env.COUNTED,
      JSON.stringify({ cpuMs: (user + system) / 1_000, asked: Object.fromEntries(asked) }),
    );
  session?.post('Profiler.stop', (_error, found) => found && writeFileSync(profiled, JSON.stringify(found.profile)));
});
