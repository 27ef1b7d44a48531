import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listMessageProblems } from '../../scripts/chaos/crash/message-audit.ts';
import { eventually } from '../sandbox/table.ts';
import { ON_POSTGRES, onFile } from '../store/stored.ts';
import { Evening } from './evening.ts';
import { databaseSettings } from '../../scripts/e2e/stored-data.ts';
import { acceptConfirmation } from '../../scripts/e2e/displayed-message.ts';
import { textOf, type Person } from './person.ts';
import { startExpectingFailure } from '../../scripts/e2e/bot-process.ts';
import { createRandom } from '#simulation';

describe('Damaged and locked records', { shuffle: false }, () => {
  const UNREACHABLE =
    /^I cannot reach my database now\. Nothing was changed\. Try again in a moment\. \([A-Z0-9]{6}\)$/;
  const below = createRandom(5);
  let evening: Evening;
  let game: string;
  let file: string;

  beforeAll(async () => {
    evening = await Evening.open(undefined, { acknowledgeWithinMs: 20_000 });
    game = await evening.createGame({ veil: 'nothing' });
    for (const person of evening.people.slice(1)) await person.client.command('game join', { game });
    expect(textOf(await evening.people[0].client.command('game start', { game }))).toBe('The game starts.');
    file = join(evening.folder.path, 'custodian.db');
  });
  afterAll(() => evening.close());

  /** Somebody who is asked, and a legal answer in words. The records are not held open: they may be in a bad way. */
  async function next(): Promise<{ person: Person; text: string }> {
    const records = await evening.records();
    try {
      for (const person of evening.people) {
        const open = await records.question(game, person.id);
        const reply = open && records.reply(open, below);
        if (reply) return { person, text: reply.text };
      }
      throw new Error('Nobody is asked');
    } finally {
      await records.close();
    }
  }

  const give = async ({ person, text }: { person: Person; text: string }): Promise<string> =>
    textOf(await acceptConfirmation(person.client, await person.client.command('answer', { choice: text, game })));

  async function answers(count: number): Promise<void> {
    for (let given = 0; given < count; given++) expect(await give(await next())).toMatch(/^✅/);
  }

  async function saidOnce(): Promise<void> {
    await evening.allSaid();
    const records = await evening.records();
    const rows = await eventually(async () => {
      const all = await records.store.outbox.ofGame(game);
      return all.every(({ kind, status }) => status === 'sent' || status === 'void' || ['asked', 'turn'].includes(kind))
        ? all
        : undefined;
    });
    await records.close();
    // What is no longer to be there is deleted after all has been said.
    let wrong: string[] = [];
    await eventually(async () => {
      wrong = listMessageProblems(
        rows,
        (await evening.seenBy(evening.people[0])).filter((message) => message.author.bot && !message.ephemeral),
      );
      return wrong.length === 0 || undefined;
    }).catch(() => expect(wrong).toEqual([]));
    if (ON_POSTGRES) return;
    const db = new Sqlite(file, { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  }

  /** Another program holds it: it can be read, and nothing can be written. Gives the way back. */
  async function held(): Promise<() => Promise<void>> {
    if (!ON_POSTGRES) {
      const other = new Sqlite(file);
      other.exec('begin immediate');
      return async () => Promise.resolve(void other.close());
    }
    const other = new pg.Client({ connectionString: evening.where });
    await other.connect();
    const { rows } = await other.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    await other.query(`begin; lock table ${rows.map(({ name }) => `"${name}"`).join(', ')} in share mode`);
    return async () => other.end();
  }

  test('No move is lost while another program locks the database for seconds', async () => {
    await answers(3);
    const move = await next();
    const before = await evening.head(game);
    const letGo = await held();
    const wish = async (person: Person): Promise<string> =>
      textOf(await person.client.command('settings', { reminder: 5 }));
    const said = await Promise.all([give(move), ...evening.people.map(wish), ...evening.people.map(wish)]);
    expect(said.filter((one) => !UNREACHABLE.test(one))).toEqual([]);
    expect(textOf(await move.person.client.command('game status', { game }))).toContain('Round 1');
    await letGo();
    expect(await evening.head(game)).toBe(before);
    expect(await give(move)).toMatch(/^✅/);
    await answers(3);
    await saidOnce();
  });

  // How PostgreSQL fares with a disk of its own is its matter, and what it says then is in test/store/postgres.test.ts: the disk here is that of a file.
  onFile('A full disk tells the player, loses nothing, and recovers', async () => {
    await answers(1);
    const free = fill();
    const before = await evening.head(game);
    const move = await next();
    const said = await eventually(async () => {
      const one = await give(move);
      return one.startsWith('✅') ? await fillOn(move) : one;
    });
    expect(said).toMatch(UNREACHABLE);
    expect(await evening.head(game)).toBeLessThanOrEqual(before + 1);
    const stood = await evening.head(game);
    expect(await give(await next())).toMatch(UNREACHABLE);
    expect(await evening.head(game)).toBe(stood);
    free();
    await answers(4);
    await saidOnce();
    expect(evening.bot.said.join('\n')).toMatch(
      /Cannot (write to .*: its disk is full|use .*: its disk reports errors)/,
    );
  });

  /** With the journal's last free page an answer may still have got through. */
  async function fillOn(move: { person: Person; text: string }): Promise<undefined> {
    Object.assign(move, await next());
    return undefined;
  }

  /** Lets the bot's process write no file beyond the size its journal has: what it cannot write is refused by the system. Gives the way back. */
  function fill(): () => void {
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', ['--pid', String(evening.bot.pid), `--fsize=${bytes}:unlimited`]);
    limit(String(Math.max(statSync(file).size, statSync(`${file}-wal`).size)));
    return () => limit('unlimited');
  }

  onFile('A file system that is really full', async ({ skip }) => {
    const full = join(evening.folder.path, 'small');
    mkdirSync(full);
    skip(
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', full]).status !== 0,
      'NOT RUN: this user may not mount a small disk',
    );
    onTestFinished(() => void spawnSync('umount', ['-l', full]));
    const small = await Evening.open(undefined, {}, full);
    onTestFinished(() => small.close());
    const code = await small.createGame({ veil: 'nothing' });
    for (const person of small.people.slice(1)) await person.client.command('game join', { game: code });
    writeFileSync(join(full, 'rest'), Buffer.alloc(64));
    fillDisk(join(full, 'rest'));
    expect(textOf(await small.people[0].client.command('game start', { game: code }))).toMatch(UNREACHABLE);
    rmSync(join(full, 'rest'));
    expect(textOf(await small.people[0].client.command('game start', { game: code }))).toBe('The game starts.');
    await small.allSaid();
    expect(small.bot.said.join('\n')).toContain('is full');
  });

  /** Writes a file until there is no room left for it. */
  function fillDisk(path: string): void {
    for (const size of [64 * 1024, 4 * 1024, 512]) {
      for (;;) {
        try {
          writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
        } catch {
          break;
        }
      }
    }
  }

  test('A second bot on the same database stops with one sentence', async () => {
    const { code, said } = await startExpectingFailure(evening.folder.path, {
      DISCORD_TOKEN: 'a-token-of-24-characters',
      DISCORD_API: `${evening.sandbox.url}/api`,
      DATABASE_PATH: file,
      ...databaseSettings(evening.where),
    });
    expect(code).toBe(1);
    if (ON_POSTGRES)
      expect(said).toMatch(
        /^Cannot serve shard 0 of 1: another Custodian on the database postgres:\/\/\/\w+ already does\. Set other SHARDS\.$/,
      );
    else
      expect(said).toBe(
        `Cannot use the database ${file}: another Custodian runs on it. Stop that one first, or set another DATABASE_PATH.`,
      );
    await answers(1);
    await evening.bot.kill();
    // A killed one leaves nothing behind that would keep the next from starting.
    await evening.restart();
    await answers(1);
    await saidOnce();
  });

  // PostgreSQL looks after its own pages.
  onFile('A damaged database is reported at startup, and the bot goes on', async () => {
    const [host] = evening.people;
    const told = async (): Promise<string[]> =>
      (await host.client.messages('dm').catch(() => []))
        .map(({ content }) => content)
        .filter((content) => content.includes('damaged'));
    await evening.bot.stop();
    overwriteOldMoves();
    for (let start = 0; start < 2; start++) {
      await evening.restart();
      await eventually(
        () => evening.bot.said.some((line) => line.includes('The database is damaged. Stop the bot')) || undefined,
      );
      await eventually(async () => (await told()).length || undefined);
      expect(textOf(await host.client.command('game status', { game }))).toContain('Round 1');
      await evening.allSaid();
      await evening.bot.stop();
    }
    expect(await told()).toEqual([
      expect.stringMatching(new RegExp(`My records of game \\*\\*${game}\\*\\* are damaged.*the host of this bot`)),
    ]);
  });

  /** As a failing disk does it: a page of the moves is something else. */
  function overwriteOldMoves(): void {
    const db = new Sqlite(file);
    db.pragma('wal_checkpoint(TRUNCATE)');
    const { pageno } = db
      .prepare(`select min(pageno) as pageno from dbstat where name = 'commands' and pagetype = 'leaf'`)
      .get() as {
      pageno: number;
    };
    const size = Number(db.pragma('page_size', { simple: true }));
    db.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, (pageno - 1) * size, pageno * size));
  }
});
