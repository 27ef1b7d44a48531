import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { samples } from '../chance.ts';
import { ON_POSTGRES, WHOLE } from '../store/stored.ts';
import { expect, test } from 'vitest';
import { answer, begin, fingerprint, Game, type Answer } from '#engine';
import { withSortedKeys } from '#service/command-log/commit-command.ts';
import { folder, fromSeed, room, started, state } from './room.ts';
import { toy, toyBook, type ToyState } from './toy.ts';

const CHILD = fileURLToPath(new URL('./kill-child.ts', import.meta.url));
const KILLS = Number(process.env.KILLS ?? (WHOLE ? samples(5, 8) : 3));

/** Lets a process play, and kills it outright once it has said so many things, or a moment later. Gives all it said. */
function playAndKill(args: string[], lines: number, delay: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let wrong = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), delay);
    });
    child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n').slice(0, -1));
      else reject(new Error(`It ended by itself: ${wrong}`));
    });
  });
}

function isSound(path: string): void {
  const db = new Sqlite(path, { readonly: true });
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
}

test('A process killed at any moment loses and duplicates no answer', async () => {
  const here = await room();
  const { game } = await started(here, { target: 1_000_000, veil: false });
  const begun = structuredClone(await state(here, game));
  await here.store.close();
  const channel = join(folder(), 'channel.txt');
  writeFileSync(channel, '');
  const seed = Number(process.env.SEED ?? 7);
  const below = fromSeed(seed);
  const accepted: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    accepted.push(
      ...(await playAndKill([here.path, channel, game, String(1000 * seed + kill)], 1 + below(12), below(8))),
    );
    if (!ON_POSTGRES) isSound(here.path);
  }
  await here.restart();

  const { head } = await here.table.getGame(game);
  const commands = await here.store.commands.range(game, 1, head + 10);
  expect(commands.map(({ number }) => number)).toEqual(Array.from({ length: head }, (_, i) => i + 1));
  const saved = new Set(commands.map(({ number, interaction }) => `${number} ${interaction}`));
  expect(accepted.filter((one) => !saved.has(one))).toEqual([]);
  // A kill may come between saving and saying so: at most one answer each time.
  expect(commands.length - 1 - accepted.length).toBeLessThanOrEqual(KILLS);

  expect(
    replayed(
      begun,
      commands
        .slice(1)
        .map(({ payload, seat }) => ({ ...(payload as { id: number; answer: Answer }), seat: seat ?? '' })),
    ),
  ).toBe(commands.at(-1)?.hash);
  expect(fingerprint(JSON.stringify(await state(here, game)))).toBe(commands.at(-1)?.hash);

  await finishSending(here, channel);
  const rows = (await here.store.outbox.ofGame(game)).filter(({ status }) => status !== 'void');
  expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
  const sent = readFileSync(channel, 'utf8').trim().split('\n');
  expect(new Set(sent).size).toBe(sent.length);
  expect(rows.map(({ nonce }) => nonce).sort()).toEqual([...sent].sort());
  const told = rows.filter(({ kind }) => kind === 'turn').map(({ payload }) => payload as { from: number; to: number });
  let next = 1;
  for (const { from, to } of told) {
    expect(from).toBe(next);
    next = to + 1;
  }
  expect(next).toBe(((await here.store.games.find(game))?.said ?? 0) + 1);
});

/** The fingerprint to which these answers lead from the beginning. */
function replayed(before: ToyState, answers: { id: number; answer: Answer; seat: string }[]): string {
  const names = before.order.map((seat) => ({ seat, wishes: {} }));
  const fresh = toy.create({ target: before.target, hours: before.hours, veil: before.veil }, names, before.seed);
  const game = new Game(fresh, toyBook);
  begin(game as never, toy.firstProcedure.procedure, toy.firstProcedure.data);
  for (const one of answers) {
    // As the table does: each command starts from an ordered copy.
    const step = new Game(withSortedKeys(game.state), toyBook);
    answer(step as never, one.seat, one.id, one.answer);
    Object.assign(game.state, step.state);
  }
  return fingerprint(JSON.stringify(withSortedKeys(game.state)));
}

async function finishSending(here: Awaited<ReturnType<typeof room>>, channel: string): Promise<void> {
  const { outbox } = here.table;
  // A ping may be put off for an hour or two.
  const far = Date.now() + 24 * 3_600_000;
  const inChannel = (): string => readFileSync(channel, 'utf8');
  for (const { id, nonce } of await outbox.uncertain(far)) {
    if (inChannel().includes(nonce)) await outbox.sent([id], nonce, far);
    else await outbox.markFailed(id, 'killed', far);
  }
  for (let rows = await outbox.claim(far, 50); rows.length; rows = await outbox.claim(far, 50)) {
    for (const { id, nonce } of rows) {
      writeFileSync(channel, `${nonce}\n`, { flag: 'a' });
      await outbox.sent([id], nonce, far);
    }
  }
}
