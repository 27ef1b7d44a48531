import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readConfig, type Config } from '#app/config.ts';
import { FONT_FAMILY, textWidth } from '#render/text-metrics.ts';
import '#render/raster/fonts.ts';
import { inspectDatabase, isPostgresUrl } from '#store';
import { pass, fail, type CheckResult } from './check-result.ts';
import { ensureEmojis, type CallDiscord, type EmojiImage } from './ensure-emojis.ts';

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
 * Checks everything that the bot needs: settings, disk, database and fonts. With a token, also checks the connection to
 * Discord and uploads missing emojis. Changes nothing on this machine and nothing in the database.
 */
export async function runChecks(
  environment: Record<string, string | undefined>,
  emojis: EmojiImage[] = [],
): Promise<CheckResult[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    return [fail('Settings', (error as Error).message)];
  }
  return [
    pass('Settings', 'All settings are valid.'),
    disk(config.database),
    await database(config.databaseUrl ?? config.database),
    await fonts(),
    ...(await discord(config, emojis)),
  ];
}

function disk(file: string): CheckResult {
  const folder = path.resolve(path.dirname(file));
  try {
    const existing = nearestExisting(folder);
    fs.accessSync(`${existing}/.`, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(existing);
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    return bavail * bsize < MIN_FREE_BYTES
      ? fail('Disk', `Only ${free} MB are free in ${folder}. Free up some space.`)
      : pass('Disk', `${free} MB are free in ${folder}.`);
  } catch (error) {
    return fail(
      'Disk',
      `Cannot write to the folder ${folder} (${(error as Error).message}). Make the bot's user its owner, or set DATABASE_PATH to another place.`,
    );
  }
}

/** Returns a folder if it exists, else the nearest one above it, in which the first start creates it. */
const nearestExisting = (folder: string): string =>
  fs.existsSync(folder) || path.dirname(folder) === folder ? folder : nearestExisting(path.dirname(folder));

/** Checks that the database has a usable version, is sound or can be reached, and accepts writes. Changes nothing. */
async function database(where: string): Promise<CheckResult> {
  if (!isPostgresUrl(where) && !fs.existsSync(where))
    return pass('Database', `${where} does not exist yet. The first start creates it.`);
  try {
    const { path: name, schema, games } = await inspectDatabase(where);
    if (schema === 'none') return pass('Database', `${name} is empty. The first start creates its tables.`);
    const state = isPostgresUrl(where) ? 'can be reached' : 'is sound';
    const update = schema === 'older' ? '. It is from an older version, and the next start updates it' : '';
    return pass('Database', `${name} ${state} and holds ${games} game${games === 1 ? '' : 's'}${update}.`);
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
      ? pass('Pictures', 'Pictures and their text can be drawn.')
      : fail(
          'Pictures',
          'Pictures use the wrong font. Put the folder assets/fonts back into the folder of the program.',
        );
  } catch (error) {
    return fail('Pictures', `Cannot draw pictures (${(error as Error).message}). Run npm ci again on this machine.`);
  }
}

async function discord({ token, api = API }: Config, emojis: EmojiImage[]): Promise<CheckResult[]> {
  if (token === undefined) return [pass('Discord', 'DISCORD_TOKEN is not set, so npm start opens the local table.')];
  const call: CallDiscord = async (route, given) => {
    const answer = await fetch(`${api.replace(/\/$/, '')}${/\/v\d+$/.test(api) ? '' : '/v10'}${route}`, {
      ...(given !== undefined && { method: 'POST', body: JSON.stringify(given) }),
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };
  try {
    const me = await call('/users/@me');
    if (me.status === 401)
      return [fail('Token', 'Discord rejects this token. Copy it again from the Bot page of your application.')];
    const guilds = await call('/users/@me/guilds');
    for (const { status } of [me, guilds])
      if (status !== 200) return [fail('Discord', `Discord answers with HTTP status ${status}. Try again later.`)];
    const { username } = me.body as { username: string };
    const list = guilds.body as { name: string; permissions?: string }[];
    const found = [
      pass('Token', `The token belongs to ${username}.`),
      ...(emojis.length ? [await ensureEmojis(call, emojis)] : []),
    ];
    if (!list.length)
      return [
        ...found,
        fail('Servers', 'The bot is not in any server yet. Invite it with the link in docs/hosting.md.'),
      ];
    return [
      ...found,
      ...list.map(({ name, permissions = '0' }) => {
        const held = BigInt(permissions);
        const missing =
          held & ADMINISTRATOR
            ? []
            : REQUIRED_PERMISSIONS.filter(([, bit]) => !(held & bit)).map(([permission]) => permission);
        return missing.length
          ? fail(`Server ${name}`, `Give the bot's role these permissions: ${missing.join(', ')}.`)
          : pass(`Server ${name}`, 'The bot has all permissions it needs.');
      }),
    ];
  } catch (error) {
    return [fail('Discord', `Cannot reach Discord (${(error as Error).message}). Check the network of this machine.`)];
  }
}
