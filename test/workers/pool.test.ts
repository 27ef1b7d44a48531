import { HANG } from '../hang.ts';
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FairQueue, WorkerPool, type WorkerSlotSettings, type JobRejected } from '#workers';

const MIB = 1024 * 1024;
const FOREVER = 1_000_000;
const pools: WorkerPool[] = [];

function pool(changes: Partial<WorkerSlotSettings> = {}): WorkerPool {
  const made = new WorkerPool([
    {
      entry: fileURLToPath(new URL('serving.ts', import.meta.url)),
      env: { PATH: process.env.PATH ?? '' },
      flags: [],
      jobs: ['echo', 'environment', 'fails', 'waits', 'spins', 'dies', 'trips', 'hoards'],
      maxOwn: 2,
      maxUser: 2,
      idleTimeoutMs: FOREVER,
      maxRssBytes: 1024 * MIB,
      ...changes,
    },
  ]);
  pools.push(made);
  return made;
}

afterEach(() => {
  for (const one of pools.splice(0)) one.stop();
});

const limit = 60_000;
const reasonOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as JobRejected).reason,
  );
const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
const until = (body: () => boolean): Promise<unknown> => vi.waitUntil(body, { timeout: HANG, interval: 5 });

test('rejects lanes that share a job', () => {
  const lane = { entry: '', env: {}, flags: [], maxOwn: 1, maxUser: 1, idleTimeoutMs: 1, maxRssBytes: 1 };
  const lanes = (...jobs: string[]) =>
    new WorkerPool([
      { ...lane, jobs: ['echo', 'fails'] },
      { ...lane, jobs },
    ]);
  expect(() => lanes('waits', 'fails')).toThrow('Two lanes do fails');
  expect(() => lanes('waits')).not.toThrow();
});

describe('a worker', () => {
  test('starts on demand and runs one job after another', async () => {
    const works = pool();
    expect(works.pids()).toEqual([]);
    const bytes = Buffer.from('a picture');
    expect(await works.run('echo', { list: [1, 'two', null], bytes }, { timeLimitMs: limit })).toEqual({
      list: [1, 'two', null],
      bytes,
    });
    const [pid] = works.pids();
    expect(await works.run('echo', 2, { timeLimitMs: limit })).toBe(2);
    expect(works.pids()).toEqual([pid]);
  });

  test('does not time out while the parent process is suspended', async () => {
    const still = fork(fileURLToPath(new URL('still.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const said: unknown[] = [];
    still.on('message', (what) => said.push(what));
    await until(() => said.length === 1);
    still.kill('SIGSTOP');
    await pause(3_000);
    still.kill('SIGCONT');
    await until(() => said.length === 2);
    expect(said).toEqual(['asked', 'done']);
  });

  test('stops after its idle timeout', async () => {
    const works = pool({ idleTimeoutMs: 1 });
    await works.run('echo', 1, { timeLimitMs: limit });
    await until(() => works.pids().length === 0);
    expect(await works.run('echo', 2, { timeLimitMs: limit })).toBe(2);
  });

  test('is killed on timeout even if unresponsive, then replaced', async () => {
    const works = pool();
    await works.run('echo', 1, { timeLimitMs: limit });
    const [pid] = works.pids();
    const after = {
      slow: reasonOf(works.run('spins', null, { timeLimitMs: 50 })),
      next: works.run('echo', 'next', { timeLimitMs: limit }),
    };
    expect(await after.slow).toBe('slow');
    expect(await after.next).toBe('next');
    expect(works.pids()).not.toEqual([pid]);
    await until(() => isGone(pid));
  });

  test('that dies or fails loses only that job', async () => {
    const works = pool();
    const all = [
      works.run('dies', null, { timeLimitMs: limit }),
      works.run('echo', 1, { timeLimitMs: limit }),
      works.run('fails', null, { timeLimitMs: limit }),
    ];
    expect(await reasonOf(all[0])).toBe('failed');
    expect(await all[1]).toBe(1);
    await expect(all[2]).rejects.toThrow('It went wrong');
    expect(await works.run('echo', 2, { timeLimitMs: limit })).toBe(2);
  });

  test('reports an uncaught error and is replaced', async () => {
    const works = pool();
    const all = [works.run('trips', null, { timeLimitMs: limit }), works.run('echo', 1, { timeLimitMs: limit })];
    await expect(all[0]).rejects.toThrow('It tripped');
    expect(await all[1]).toBe(1);
  });

  test('stops between jobs when over its memory limit', async () => {
    const works = pool({ maxRssBytes: 150 * MIB });
    expect(await works.run('hoards', 1, { timeLimitMs: limit })).toBe(1);
    expect(await works.run('hoards', 200, { timeLimitMs: limit })).toBe(2);
    expect(works.pids()).toEqual([]);
    expect(await works.run('hoards', 1, { timeLimitMs: limit })).toBe(1);
  });

  test('receives no unlisted environment variables', async () => {
    process.env.A_SECRET = 'the token';
    try {
      expect(await pool().run('environment', null, { timeLimitMs: limit })).not.toContain('A_SECRET');
    } finally {
      delete process.env.A_SECRET;
    }
  });
});

describe('the pool', () => {
  test('runs one job per user and rejects excess jobs immediately', async () => {
    const works = pool();
    const [ann, bob, cid, dan] = ['ann', 'bob', 'cid', 'dan'].map((person) =>
      reasonOf(works.run('waits', null, { timeLimitMs: FOREVER, user: person })),
    );
    expect(await reasonOf(works.run('echo', 1, { timeLimitMs: limit, user: 'ann' }))).toBe('yours');
    // Ann's is under way; two wait, and the line is full.
    expect(await dan).toBe('busy');
    expect(await reasonOf(works.run('echo', 1, { timeLimitMs: limit, user: 'dan' }))).toBe('busy');
    // What the game itself needs still gets in.
    const own = reasonOf(works.run('waits', null, { timeLimitMs: FOREVER }));
    works.stop();
    expect(await Promise.all([bob, cid, own])).toEqual(['stopped', 'stopped', 'stopped']);
    expect(await ann).toBe('stopped');
  });

  test('builds job data only for accepted jobs', async () => {
    const works = pool();
    let made = 0;
    const data = (): number => ++made;
    expect(await works.run('echo', data, { timeLimitMs: limit, user: 'ann' })).toBe(1);
    const waiting = ['ann', 'bob', 'cid'].map((person) =>
      reasonOf(works.run('waits', null, { timeLimitMs: FOREVER, user: person })),
    );
    expect(await reasonOf(works.run('echo', data, { timeLimitMs: limit, user: 'ann' }))).toBe('yours');
    expect(await reasonOf(works.run('echo', data, { timeLimitMs: limit, user: 'dan' }))).toBe('busy');
    works.stop();
    await Promise.all(waiting);
    expect(await reasonOf(works.run('echo', data, { timeLimitMs: limit, user: 'ann' }))).toBe('stopped');
    expect(made).toBe(1);
  });

  test('accepts a user’s next job however the last ended', async () => {
    const works = pool();
    for (const job of ['echo', 'fails', 'dies', 'echo'])
      await reasonOf(works.run(job, 'again', { timeLimitMs: limit, user: 'ann' }));
    expect(await works.run('echo', 'again', { timeLimitMs: limit, user: 'ann' })).toBe('again');
  });

  test('runs simultaneous jobs with the same key once', async () => {
    const works = pool();
    const [first, second] = [
      works.run('hoards', 1, { timeLimitMs: limit, user: 'ann', key: 'the board' }),
      works.run('hoards', 1, { timeLimitMs: limit, user: 'ann', key: 'the board' }),
    ];
    expect([await first, await second]).toEqual([1, 1]);
    expect(await works.run('hoards', 1, { timeLimitMs: limit, user: 'ann', key: 'the board' })).toBe(2);
  });

  test('rejects oversized input', async () => {
    expect(await reasonOf(pool().run('echo', 'x'.repeat(5 * MIB), { timeLimitMs: limit }))).toBe('large');
  });

  test('leaves no process behind', async () => {
    const works = pool();
    await works.run('echo', 1, { timeLimitMs: limit });
    const [pid] = works.pids();
    works.stop();
    await until(() => isGone(pid));
    expect(await reasonOf(works.run('echo', 1, { timeLimitMs: limit }))).toBe('stopped');
  });
});

test('FairQueue splits time fairly between game and users, in order', () => {
  const line = new FairQueue<string>({ maxOwn: 3, maxUser: 3 });
  for (const one of ['a', 'b', 'c']) expect(line.enqueue(`look ${one}`, one)).toBeUndefined();
  for (const one of ['1', '2', '3']) expect(line.enqueue(`turn ${one}`)).toBeUndefined();
  expect(line.enqueue('turn 4')).toBe('busy');
  expect(line.enqueue('look d', 'd')).toBe('busy');
  const done = (person: string | undefined, took: number): string | undefined => {
    const next = line.dequeue();
    line.complete(person, took);
    return next;
  };
  // A look that takes three times as long is followed by three turns.
  expect([done(undefined, 100), done('a', 300), done(undefined, 100), done(undefined, 100)]).toEqual([
    'turn 1',
    'look a',
    'turn 2',
    'turn 3',
  ]);
  expect(line.enqueue('turn 4')).toBeUndefined();
  expect([done(undefined, 100), done('b', 1), done('c', 1), line.dequeue()]).toEqual([
    'turn 4',
    'look b',
    'look c',
    undefined,
  ]);
  // Who was not there has nothing to catch up on.
  for (let n = 0; n < 50; n++) {
    line.enqueue('turn');
    done(undefined, 1_000);
  }
  for (const one of ['a', 'b']) line.enqueue(`look ${one}`, one);
  line.enqueue('turn 5');
  expect([done('a', 100), done(undefined, 100)].sort()).toEqual(['look a', 'turn 5']);
  expect(line.enqueue('look b again', 'b')).toBe('yours');
  expect(done('b', 1)).toBe('look b');
  expect(line.enqueue('look b again', 'b')).toBeUndefined();
});

test('FairQueue runs an urgent request first', () => {
  const line = new FairQueue<string>({ maxOwn: 3, maxUser: 3 });
  line.enqueue('turn 1');
  line.enqueue('turn 2');
  line.enqueue('proposal', undefined, true);
  expect([line.dequeue(), line.dequeue(), line.dequeue()]).toEqual(['proposal', 'turn 1', 'turn 2']);
});
