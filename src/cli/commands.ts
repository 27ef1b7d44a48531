import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import { readConfig } from '#app/config.ts';
import { loadEditions } from '#editions';
import { openLog } from '#app/log/logger.ts';
import {
  addressProblem,
  isPostgresUrl,
  openStore,
  pathProblem,
  requireExistingFile,
  restrictPermissions,
} from '#store';
import { GameService } from '#service';
import { backup, restore } from './backup.ts';
import { runChecks } from './doctor.ts';
import { exportGame, importGame } from './game-file.ts';
import { moveDatabase } from './move-database.ts';
import type { EmojiImage } from './check-emojis.ts';
import { emojiVersionName } from '#text/emoji-tokens.ts';

const editions = async () => (await loadEditions()).map(({ edition }) => edition);

const MOVE_USAGE =
  'npm run move -- --from data/custodian.db --to postgres://... (or the other way; stop the bot first)';

/** Reads the options of `move`. Throws an error with a sentence that quotes neither address: it may hold a password. */
function readPlaces(args: string[]): { from: string; to: string } {
  let given: { from?: string; to?: string } = {};
  try {
    given = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    // Handled as a missing option.
  }
  const { from, to } = given;
  if (!from || !to) throw new Error(`Name both databases: ${MOVE_USAGE}`);
  for (const [option, where] of Object.entries({ from, to })) {
    const problem = where.includes('://') ? addressProblem(where) : undefined;
    if (problem !== undefined) throw new Error(`--${option} ${problem}.`);
  }
  return { from, to };
}

/** Deletes all data about a user from a database that this process has locked. */
async function forget(user: string, where: string): Promise<string> {
  const store = await openStore(where);
  try {
    const table = new GameService({
      store,
      editions: await editions(),
      clock: Date.now,
      random: (n) => randomInt(n),
      log: openLog('silent'),
    });
    const left = await table.forgetUser(user);
    return `Nothing is kept about them any more${left.length ? `; they have left ${left.join(', ')}` : ''}. Older backups still hold what was kept.`;
  } finally {
    await store.close();
  }
}

/** Output and exit code of a command. */
export interface Outcome {
  code: 0 | 1;
  said: string;
}

/** Commands for the host, by name. */
const COMMANDS: Record<string, { use: string; run(args: string[], where: string): Promise<string>; ofFile?: true }> = {
  backup: {
    use: 'npm run backup [-- FILE]',
    ofFile: true,
    run: async ([to], database) => `The backup is ${await backup(database, to, new Date())}.`,
  },
  restore: {
    use: 'npm run restore -- FILE (stop the bot first)',
    ofFile: true,
    run: async ([from = ''], database) => {
      const former = await restore(database, from, new Date());
      return `${from} is in place.${former === undefined ? '' : ` What was there before is kept as ${former}.`}`;
    },
  },
  export: {
    use: 'npm run export -- GAME FILE',
    run: async ([game = '', file = ''], where) => {
      if (!file) throw new Error('Name the game and the file: npm run export -- GAME FILE');
      fs.writeFileSync(file, await exportGame(where, game), { flag: 'wx', mode: 0o600 });
      return `${game.toUpperCase()} is in ${file}. While the game is not over, the file holds its secrets: show it to no player.`;
    },
  },
  import: {
    use: 'npm run import -- FILE [CHANNEL] (stop the bot first)',
    run: async ([file = '', channel], where) => {
      if (!file) throw new Error('Name the file: npm run import -- FILE [CHANNEL]');
      requireExistingFile(file);
      return `${await importGame(where, fs.readFileSync(file, 'utf8'), await editions(), channel)} can be played on once the bot is started.`;
    },
  },
  move: {
    use: MOVE_USAGE,
    run: async (given) => {
      const { from, to } = readPlaces(given);
      return moveDatabase(from, to);
    },
  },
  forget: {
    use: 'npm run forget -- USER-ID (stop the bot first)',
    run: async ([user = ''], where) => {
      if (!/^\d{5,25}$/.test(user)) throw new Error('Give the id of the person as Discord has it: a long number.');
      if (!isPostgresUrl(where) && !fs.existsSync(where)) throw new Error(`There is no database at ${where}.`);
      const claim = await acquireInstanceLock(where);
      try {
        return await forget(user, where);
      } finally {
        await claim.release();
      }
    },
  },
};

/** Lists the emojis of all editions. */
async function listEmojis(): Promise<EmojiImage[]> {
  const faces = (await loadEditions()).map(({ adapter }) => adapter);
  const listed = await Promise.all(
    faces.map(async ({ emojis: own }) =>
      ((await own?.list()) ?? []).map(({ name, svg }) => ({
        name: emojiVersionName(name, svg),
        file: () => own?.file(svg) ?? Promise.reject(new Error(`${name} cannot be drawn`)),
      })),
    ),
  );
  return listed.flat();
}

async function doctor(environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const findings = await runChecks(environment, await listEmojis());
  const lines = findings.map(({ subject, ok, message }) => `${ok ? 'ok     ' : 'WRONG  '}${subject}: ${message}`);
  return { code: findings.every(({ ok }) => ok) ? 0 : 1, said: lines.join('\n') };
}

/** Runs one command for the host; an error becomes one sentence and exit code 1. */
export async function runCommand([name = '', ...args]: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    if (name === 'doctor') return await doctor(environment);
    const command = COMMANDS[name];
    if (!command)
      throw new Error(
        `There is no "${name}". There are: ${['npm run doctor', ...Object.values(COMMANDS).map(({ use }) => use)].join('; ')}.`,
      );
    const { database, databaseUrl } = readConfig(environment);
    if (databaseUrl !== undefined && command.ofFile)
      throw new Error(
        `"${name}" is for a database that is a file, and DATABASE_URL names another: use PostgreSQL's own pg_dump and pg_restore, or ${MOVE_USAGE}.`,
      );
    restrictPermissions(database);
    return { code: 0, said: await command.run(args, databaseUrl ?? database) };
  } catch (error) {
    return { code: 1, said: pathProblem(error) ?? (error instanceof Error ? error.message : String(error)) };
  }
}
