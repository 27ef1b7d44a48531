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
import { GameService, Illegal } from '#service';
import { backup, restore } from './backup.ts';
import { runChecks } from './doctor.ts';
import { exportGame, importGame, type GameChannel } from './game-file.ts';
import { moveDatabase } from './move-database.ts';
import type { EmojiImage } from './ensure-emojis.ts';
import { emojiVersionName } from '#text/emoji-tokens.ts';

const editions = async () => (await loadEditions()).map(({ edition }) => edition);

const MOVE_USAGE =
  'npm run move -- --from data/custodian.db --to postgres://... (or the other way round; stop the bot first)';

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

/** Matches the link that Discord copies for a channel, or the id of a channel alone. */
const CHANNEL = /^(?:https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?<guild>\d+)\/)?(?<channel>\d+)\/?$/;

/** Parses a channel by its link, or by its id in the game's own server. Throws an error with one sentence. */
function parseChannel(text: string): GameChannel {
  const { guild, channel } = CHANNEL.exec(text)?.groups ?? {};
  if (channel === undefined)
    throw new Error('Cannot read the channel. Give its link ("Copy Link" in its menu on Discord) or its id.');
  return { channel, ...(guild !== undefined && { guild }) };
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
    return `Deleted all data about this person${left.length ? `, who left ${left.join(', ')}` : ''}. Older backups still contain it.`;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    // Its message is written for the person, who can give the command themselves.
    throw new Error(`Cannot delete everything about this person. With /forget-me they would read: ${error.message}`, {
      cause: error,
    });
  } finally {
    await store.close();
  }
}

/** Output and exit code of a command. */
export interface CommandResult {
  code: 0 | 1;
  said: string;
}

/** Commands for the host, by name. */
const COMMANDS: Record<string, { use: string; run(args: string[], where: string): Promise<string>; ofFile?: true }> = {
  backup: {
    use: 'npm run backup [-- FILE]',
    ofFile: true,
    run: async ([to], database) => `Saved the backup ${await backup(database, to, new Date())}.`,
  },
  restore: {
    use: 'npm run restore -- FILE (stop the bot first)',
    ofFile: true,
    run: async ([from = ''], database) => {
      const former = await restore(database, from, new Date());
      return `Restored ${from}${former === undefined ? '' : `; the old database is kept as ${former}`}. You can start the bot now.`;
    },
  },
  export: {
    use: 'npm run export -- GAME FILE',
    run: async ([game = '', file = ''], where) => {
      if (!file) throw new Error('Name the game and the file: npm run export -- GAME FILE');
      fs.writeFileSync(file, await exportGame(where, game), { flag: 'wx', mode: 0o600 });
      return `Exported game ${game.toUpperCase()} to ${file}. It contains secrets: do not show it to players before the game is over.`;
    },
  },
  import: {
    use: 'npm run import -- FILE [CHANNEL] (stop the bot first)',
    run: async ([file = '', place], where) => {
      if (!file) throw new Error('Name the file: npm run import -- FILE [CHANNEL]');
      const channel = place === undefined ? undefined : parseChannel(place);
      requireExistingFile(file);
      const game = await importGame(where, fs.readFileSync(file, 'utf8'), await editions(), channel);
      return `Imported game ${game}. It continues when you start the bot.`;
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
      if (!/^\d{5,25}$/.test(user))
        throw new Error('Give the Discord id of the person (a long number): npm run forget -- USER-ID');
      if (!isPostgresUrl(where) && !fs.existsSync(where))
        throw new Error(`Cannot find the database ${where}. Set DATABASE_PATH to the bot's file.`);
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
        file: () => own?.file(svg) ?? Promise.reject(new Error(`Cannot draw ${name}`)),
      })),
    ),
  );
  return listed.flat();
}

async function doctor(environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  const findings = await runChecks(environment, await listEmojis());
  const lines = findings.map(({ subject, ok, message }) => `${ok ? 'ok     ' : 'WRONG  '}${subject}: ${message}`);
  return { code: findings.every(({ ok }) => ok) ? 0 : 1, said: lines.join('\n') };
}

/** Runs one command for the host; an error becomes one sentence and exit code 1. */
export async function runCommand(
  [name = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  try {
    if (name === 'doctor') return await doctor(environment);
    const command = COMMANDS[name];
    if (!command)
      throw new Error(
        `I don't know the command "${name}". Use one of these: ${['npm run doctor', ...Object.values(COMMANDS).map(({ use }) => use)].join('; ')}.`,
      );
    const { database, databaseUrl } = readConfig(environment);
    if (databaseUrl !== undefined && command.ofFile)
      throw new Error(
        `Cannot run "${name}": it works only with SQLite files, and DATABASE_URL names a PostgreSQL database. Use pg_dump and pg_restore instead.`,
      );
    restrictPermissions(database);
    return { code: 0, said: await command.run(args, databaseUrl ?? database) };
  } catch (error) {
    return { code: 1, said: pathProblem(error) ?? (error instanceof Error ? error.message : String(error)) };
  }
}
