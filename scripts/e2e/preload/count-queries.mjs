// The bot's process counts what it asks of PostgreSQL, by its words, and the processor time that it takes, and says so when it ends.
//   COUNTED=file node --import ./scripts/e2e/preload/count-queries.mjs src/app/main.ts     SIGUSR2 begins anew; PROFILED=file: a profile of the processor as well
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
