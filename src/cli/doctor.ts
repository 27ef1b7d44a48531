import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { readConfig, type Config } from '#app/config.ts';
import { FONT_FAMILY, textWidth } from '#render/text-metrics.ts';
import '#render/raster/fonts.ts';
import { fileProblem, openStore } from '#store';
import { pass, fail, type CheckResult } from './check-result.ts';
import { checkEmojis, type CallDiscord, type EmojiImage } from './check-emojis.ts';

const API = 'https://discord.com/api/v10';
const REQUIRED_PERMISSIONS: readonly (readonly [name: string, bit: bigint])[] = [
  ['View Channels', 1n << 10n],
  ['Send Messages', 1n << 11n],
  ['Embed Links', 1n << 14n],
  ['Attach Files', 1n << 15n],
  ['Read Message History', 1n << 16n],
  ['Create Public Threads', 1n << 35n],
  ['Send Messages in Threads', 1n << 38n],
];
const ADMINISTRATOR = 1n << 3n;
const MIN_FREE_BYTES = 200 * 1024 * 1024;

/**
 * Checks everything that the bot needs: settings, disk, database, fonts, and with a token Discord itself, to which it
 * uploads missing emojis.
 */
export async function runChecks(
  environment: Record<string, string | undefined>,
  signs: EmojiImage[] = [],
): Promise<CheckResult[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    return [fail('Settings', (error as Error).message)];
  }
  return [
    pass('Settings', 'They can be read.'),
    disk(config.database),
    config.databaseUrl === undefined ? database(config.database) : await postgres(config.databaseUrl),
    await fonts(),
    ...(await discord(config, signs)),
  ];
}

function disk(file: string): CheckResult {
  const folder = path.resolve(path.dirname(file));
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    return bavail * bsize < MIN_FREE_BYTES
      ? fail('Disk', `Only ${free} MB are free in ${folder}; make room.`)
      : pass('Disk', `${free} MB are free in ${folder}.`);
  } catch (error) {
    return fail(
      'Disk',
      `The folder ${folder} cannot be written to (${(error as Error).message}); set DATABASE_PATH to another.`,
    );
  }
}

function database(file: string): CheckResult {
  if (!fs.existsSync(file)) return pass('Database', 'There is none yet; the first start makes it.');
  const problem = fileProblem(file);
  if (problem !== undefined)
    return fail('Database', `${problem} Set DATABASE_PATH, or restore a backup with npm run restore.`);
  try {
    const db = new Sqlite(file, { readonly: true });
    try {
      const found = db.pragma('integrity_check', { simple: true });
      if (found !== 'ok')
        return fail('Database', `It is damaged (${String(found)}); restore a backup with npm run restore.`);
      const { count } = db.prepare('select count(*) as count from games').get() as { count: number };
      return pass('Database', `It is sound and holds ${count} game${count === 1 ? '' : 's'}.`);
    } finally {
      db.close();
    }
  } catch (error) {
    return fail(
      'Database',
      `It cannot be read (${(error as Error).message}); set DATABASE_PATH, or restore a backup with npm run restore.`,
    );
  }
}

/** Checks that the database can be reached, has a usable version and accepts writes. */
async function postgres(url: string): Promise<CheckResult> {
  try {
    const store = await openStore(url);
    try {
      const { length } = await store.games.list();
      return (await store.isWritable())
        ? pass('Database', `${store.path} can be written, and holds ${length} game${length === 1 ? '' : 's'}.`)
        : fail('Database', `${store.path} can only be read; its host has to let it be written.`);
    } finally {
      await store.close();
    }
  } catch (error) {
    return fail('Database', (error as Error).message);
  }
}

/**
 * Draws a word and compares its width with that of the font in assets: a difference means that the font was not found.
 */
async function fonts(): Promise<CheckResult> {
  const [word, size, beside] = ['Mecatol Rex', 30, 5];
  try {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="50"><text x="${beside}" y="35" font-family="${FONT_FAMILY}" font-weight="700" font-size="${size}" fill="#fff">${word}</text></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    let width = 0;
    for (const [i, ink] of data.entries()) if (ink > 128) width = Math.max(width, (i % info.width) + 1 - beside);
    return Math.abs(width - textWidth(word, size)) < size / 10
      ? pass('Pictures', 'Text can be drawn.')
      : fail('Pictures', 'No text can be drawn as it should be; the folder assets/fonts must be beside the program.');
  } catch (error) {
    return fail('Pictures', `Nothing can be drawn (${(error as Error).message}); run npm ci again on this machine.`);
  }
}

async function discord({ token, api = API }: Config, signs: EmojiImage[]): Promise<CheckResult[]> {
  if (token === undefined) return [pass('Discord', 'No DISCORD_TOKEN is set: the local table is started.')];
  const ask: CallDiscord = async (route, given) => {
    const answer = await fetch(`${api.replace(/\/$/, '')}${/\/v\d+$/.test(api) ? '' : '/v10'}${route}`, {
      ...(given !== undefined && { method: 'POST', body: JSON.stringify(given) }),
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };
  try {
    const me = await ask('/users/@me');
    if (me.status === 401)
      return [fail('Token', 'Discord does not know this token; copy it again from the Bot page of your application.')];
    if (me.status !== 200) return [fail('Discord', `It answered ${me.status}; try again later.`)];
    const { username } = me.body as { username: string };
    const guilds = await ask('/users/@me/guilds');
    const list = guilds.status === 200 ? (guilds.body as { name: string; permissions?: string }[]) : [];
    const found = [pass('Token', `It is ${username}'s.`), ...(signs.length ? [await checkEmojis(ask, signs)] : [])];
    if (!list.length)
      return [...found, fail('Servers', 'The bot is in no server yet; open the invite link of docs/hosting.md.')];
    return [
      ...found,
      ...list.map(({ name, permissions = '0' }) => {
        const held = BigInt(permissions);
        const lacking =
          held & ADMINISTRATOR
            ? []
            : REQUIRED_PERMISSIONS.filter(([, bit]) => !(held & bit)).map(([permission]) => permission);
        return lacking.length
          ? fail(`Server ${name}`, `These permissions lack: ${lacking.join(', ')}. Give them to the bot's role.`)
          : pass(`Server ${name}`, 'All permissions are there.');
      }),
    ];
  } catch (error) {
    return [
      fail('Discord', `It cannot be reached (${(error as Error).message}); look at the network of this machine.`),
    ];
  }
}
