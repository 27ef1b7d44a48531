import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type RecordedRequest, type Sandbox } from '#sandbox/server.ts';
import { SandboxPlayer } from '#sandbox/player.ts';
import { openStore } from '#store';
import { freePort } from '../free-port.ts';
import { faultsFound } from '../sandbox/openapi.ts';
import { eventually } from '../sandbox/table.ts';
import { lent, ON_POSTGRES, onFile } from '../store/stored.ts';
import type { LentDatabase } from '../../scripts/e2e/databases.ts';
import { databaseSettings } from '../../scripts/e2e/stored-data.ts';
import {
  startBotProcess,
  startExpectingFailure,
  temporaryFolder,
  type BotProcess,
  type StartOptions,
} from '../../scripts/e2e/bot-process.ts';

const TOKEN =
  /^Cannot log in to Discord: the token is no longer valid\. Copy the new token .* into DISCORD_TOKEN, then start Custodian again\.$/;
const TURNED_AWAY = 78;

let sandbox: Sandbox;
let folder: ReturnType<typeof temporaryFolder>;
let database: LentDatabase;
let requests: RecordedRequest[];
let running: BotProcess[];

beforeEach(async () => {
  requests = [];
  running = [];
  folder = temporaryFolder();
  database = await lent(join(folder.path, 'custodian.db'));
  sandbox = await startSandbox({
    people: ['Ann', 'Bob'],
    acknowledgeWithinMs: 20_000,
    record: (entry) => requests.push(entry),
  });
});
afterEach(async () => {
  await Promise.all(running.map((bot) => bot.kill()));
  await sandbox.close();
  await database.giveBack();
  folder.remove();
});

async function start(options: StartOptions = {}): Promise<BotProcess> {
  const environment = { ...databaseSettings(database.where), ...options.environment };
  const bot = await startBotProcess(folder.path, sandbox.url, { ...options, environment });
  running.push(bot);
  return bot;
}

const settings = (more: Record<string, string> = {}) => ({
  DISCORD_TOKEN: 'a-token-of-24-characters',
  DISCORD_API: `${sandbox.url}/api`,
  DATABASE_PATH: join(folder.path, 'custodian.db'),
  ...databaseSettings(database.where),
  ...more,
});
const errorsIn = (said: string[]): string[] => said.filter((line) => line.includes('"level":50'));
const sentences = (said: string[]): string[] =>
  said.filter((line) => !line.startsWith('{') && !line.startsWith('Custodian is connected'));

async function health(port: number, path = '/health'): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await answer.text();
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Overwrites a page that the bot itself never reads, as a failing disk may. */
function damage(file: string): void {
  const db = new Sqlite(file);
  db.exec('create table filler (text text); insert into filler values (zeroblob(1))');
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = Number(db.prepare("select rootpage from sqlite_master where name = 'filler'").pluck().get());
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  writeFileSync(file, readFileSync(file).fill(7, (page - 1) * size, page * size));
}

describe('Discord rejects the token', () => {
  test('A token revoked while it runs: one log line, own exit code', async () => {
    const bot = await start();
    sandbox.fault({ kind: 'revoke-token' });
    expect(await bot.ended).toBe(TURNED_AWAY);
    expect(sentences(bot.said)).toEqual([expect.stringMatching(TOKEN)]);
    expect(errorsIn(bot.said).map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ code: expect.toSatisfy((code: number) => [401, 4004].includes(code)) as number }),
    ]);
    expect(bot.said.join('')).not.toContain('a-token-of-24-characters');
  });

  test('A revoked token that only a request reveals stops the bot', async () => {
    const bot = await start();
    sandbox.fault({ kind: 'revoke-token', gateway: false });
    // What was never answered is not the token's: something has to be sent with it.
    void new SandboxPlayer(sandbox.url, sandbox.people.ann, 'general')
      .command('game create', { talk: false })
      .catch(() => undefined);
    expect(await bot.ended).toBe(TURNED_AWAY);
    expect(sentences(bot.said)).toEqual([expect.stringMatching(TOKEN)]);
  });

  test('An unknown token at startup stops the bot', async () => {
    sandbox.fault({ kind: 'status', status: 401, match: 'gateway/bot', times: 9 });
    const { code, said } = await startExpectingFailure(folder.path, settings());
    expect(code).toBe(TURNED_AWAY);
    expect(sentences(said.split('\n'))).toEqual([expect.stringMatching(TOKEN)]);
  });

  // All codes and their sentences: test/discord/fatal-close.test.ts.
  test('A final gateway close stops the bot with its own sentence', async () => {
    const bot = await start();
    sandbox.fault({ kind: 'drop-gateway', code: 4014 });
    expect(await bot.ended).toBe(TURNED_AWAY);
    expect(sentences(bot.said)).toEqual([expect.stringMatching('may not use the intents it needs')]);
  });

  test('Started again at once it waits out the minute, and can stop', async () => {
    const first = await start();
    sandbox.fault({ kind: 'revoke-token' });
    await first.ended;
    const asked = requests.length;
    const port = await freePort();
    const second = await start({
      until: 'Discord just rejected this token',
      environment: { HEALTH_PORT: String(port) },
    });
    expect(second.said.join()).toMatch(/tries again in (\d|[1-5]\d|60) s/);
    expect(await health(port)).toMatchObject({ status: 503, body: { ok: false, gateway: 'held-back' } });
    expect(requests.length).toBe(asked);
    expect(await second.stop()).toBe(0);
    expect(requests.length).toBe(asked);
  });

  test('A bot that cannot record the rejection waits and can still stop', async () => {
    const bot = await start();
    mkdirSync(join(folder.path, 'custodian.db.turned-away'));
    sandbox.fault({ kind: 'revoke-token' });
    await eventually(() => sentences(bot.said).length || undefined);
    expect(await bot.stop()).toBe(0);
  });

  test('With another token it starts at once, and later retries the old', async () => {
    const first = await start();
    sandbox.fault({ kind: 'revoke-token' });
    await first.ended;
    const note = join(folder.path, 'custodian.db.turned-away');
    const noted = readFileSync(note, 'utf8');
    expect(noted).not.toContain('a-token-of-24-characters');
    const other = await start({ environment: { DISCORD_TOKEN: 'another-token-of-24-characters' } });
    expect(other.said.join()).not.toContain('tries again');
    expect(await other.stop()).toBe(0);
    // Nothing is left of it once Discord has let the bot in.
    expect(() => readFileSync(note)).toThrow();
    writeFileSync(note, noted.replace(/"at":\d+/, `"at":${Date.now() - 60_000}`));
    const { code, said } = await startExpectingFailure(folder.path, settings());
    expect(code).toBe(TURNED_AWAY);
    expect(said).not.toContain('tries again');
  });
});

describe('Health', () => {
  test('Reports on this machine alone: 200 when well, 503 without the gateway', async () => {
    const port = await freePort();
    const bot = await start({ environment: { HEALTH_PORT: String(port) } });
    if (!ON_POSTGRES) await eventually(async () => (await health(port)).body.databaseSound);
    const well = await health(port);
    expect(well).toEqual({
      status: 200,
      body: {
        ok: true,
        gateway: 'ready',
        startedAt: expect.any(String),
        lastMessageSent: null,
        databaseWritable: true,
        ...(!ON_POSTGRES && { databaseSound: true }),
      },
    });
    await new SandboxPlayer(sandbox.url, sandbox.people.ann, 'general').command('game create', { talk: false });
    await eventually(async () => (await health(port)).body.lastMessageSent ?? undefined);
    sandbox.fault({ kind: 'gateway-down' });
    await eventually(async () => (await health(port)).status === 503 || undefined);
    expect((await health(port)).body).toMatchObject({ ok: false, gateway: 'away', databaseWritable: true });
    sandbox.fault({ kind: 'gateway-up' });
    await eventually(async () => (await health(port)).status === 200 || undefined);
    expect((await health(port, '/')).status).toBe(404);
    for (const { address } of Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)) {
      await expect(fetch(`http://${address}:${port}/health`)).rejects.toThrow();
    }
    expect(await bot.stop()).toBe(0);
  });

  // What makes a file so; of PostgreSQL it is a server that does not answer, or takes nothing in (test/store/restart.test.ts).
  onFile('A locked database is reported as not writable', async () => {
    const port = await freePort();
    await start({ environment: { HEALTH_PORT: String(port) } });
    const other = new Sqlite(join(folder.path, 'custodian.db'));
    other.exec('begin immediate');
    expect(await health(port)).toMatchObject({
      status: 503,
      body: { ok: false, gateway: 'ready', databaseWritable: false },
    });
    other.exec('rollback');
    other.close();
  });

  onFile('A damaged database: 503, databaseSound is false', async () => {
    await (await openStore(join(folder.path, 'custodian.db'))).close();
    damage(join(folder.path, 'custodian.db'));
    const port = await freePort();
    await start({ environment: { HEALTH_PORT: String(port) } });
    const { body } = await eventually(async () => {
      const found = await health(port);
      return 'databaseSound' in found.body ? found : undefined;
    });
    expect(body).toMatchObject({ ok: false, gateway: 'ready', databaseWritable: true, databaseSound: false });
    expect(await health(port)).toMatchObject({ status: 503, body });
  });

  test('A port in use does not keep the bot from starting', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const bot = await start({ environment: { HEALTH_PORT: String((taken.address() as AddressInfo).port) } });
    expect(bot.said.join('\n')).toContain('its port is in use. Set HEALTH_PORT to another port');
    expect(await bot.stop()).toBe(0);
    taken.close();
  });
});

describe('Stopping', () => {
  test('A reply under way is finished, and later presses are turned away', async () => {
    const bot = await start();
    const ann = new SandboxPlayer(sandbox.url, sandbox.people.ann, 'general');
    const bob = new SandboxPlayer(sandbox.url, sandbox.people.bob, 'general');
    const faults = async (): Promise<unknown[]> =>
      (await (await fetch(`${sandbox.url}/sandbox/faults`)).json()) as unknown[];
    sandbox.fault({ kind: 'slow', ms: 1_500, times: 1, match: '^POST /interactions/' });
    const reply = ann.command('settings', { reminder: 5 });
    // The reply has reached Discord, and is held there.
    await eventually(async () => (await faults()).length === 0 || undefined);
    const code = bot.stop();
    await eventually(async () => {
      const said = (await bob.command('settings', { reminder: 6 })).message?.content;
      return said?.startsWith('I am restarting') || undefined;
    });
    expect((await reply).message?.content).toMatch(/remind/i);
    expect(await code).toBe(0);
    expect([...new Set(requests.flatMap(faultsFound))]).toEqual([]);
  });

  test('SIGTERM right after 30 commands: every one is answered or deferred', async () => {
    const bot = await start();
    const ann = new SandboxPlayer(sandbox.url, sandbox.people.ann, 'general');
    const before = sandbox.interactionsSent();
    const given = Array.from({ length: 30 }, async (_, i) => ann.command('settings', { reminder: 5 + (i % 2) }));
    await eventually(() => sandbox.interactionsSent() === before + 30 || undefined);
    const code = bot.stop();
    const outcomes = await Promise.all(given);
    expect(await code).toBe(0);
    const said = outcomes.map(({ error, message }) => error ?? message?.content ?? 'nothing');
    expect(said.filter((text) => !/remind|^I am restarting/i.test(text))).toEqual([]);
  });

  test('An error not foreseen stops it without logging request data', async () => {
    const unforeseen = join(folder.path, 'unforeseen.mjs');
    writeFileSync(
      unforeseen,
      `process.on('SIGUSR2', () => void Promise.reject(Object.assign(new Error('Invalid Form Body'), {
      name: 'DiscordAPIError', status: 400, url: 'https://discord.com/api/v10/interactions/12345/aW50ZXJhY3Rpb246c2VjcmV0/callback', requestBody: { json: { content: 'a hand' } } })));`,
    );
    const bot = await start({ before: [unforeseen] });
    process.kill(bot.pid, 'SIGUSR2');
    expect(await bot.ended).toBe(1);
    expect(bot.said.join('\n')).toContain('Custodian stops because of an unexpected error. See the log for details.');
    expect(bot.said.join('\n')).not.toMatch(/a hand|aW50ZXJh/);
    expect(errorsIn(bot.said)).toHaveLength(1);
  });
});
