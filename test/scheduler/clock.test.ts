import { filterSequential, mapSequential } from '#discord/async/sequential.ts';
import { expect, test, vi } from 'vitest';
import { startScheduler } from '#scheduler';
import { InternalError } from '#service';
import { HOUR, MINUTE, moves, NOON, room, started, rewriteAsk } from '../service/room.ts';
import { waitUntil } from '../wait.ts';

test('The clock answers for a seat at the exact moment', async () => {
  vi.useFakeTimers({ now: NOON });
  try {
    const here = await room();
    const { game } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
    await moves(here, game, 'roll');
    const [first, second] = await here.store.asks.ofGame(game);
    const moment = NOON + 5 * MINUTE + 12_345;
    await rewriteAsk(here.store, game, first?.number ?? 0, { dueAt: moment });
    await rewriteAsk(here.store, game, second?.number ?? 0, { dueAt: NOON + 3 * HOUR });
    let minutes = 0;
    const counted = new Proxy(here.table, {
      get: (table, name) => {
        const value: unknown = Reflect.get(table, name);
        if (name === 'remindNextGames') minutes++;
        return typeof value === 'function' ? (value.bind(table) as unknown) : value;
      },
    });
    const clock = startScheduler(counted, { info: () => {}, warn: () => {}, error: () => {} });
    // The work of each minute ends before the next begins, so that it cannot answer at a later moment.
    for (let minute = 0; minute <= 5; minute++) {
      await vi.advanceTimersByTimeAsync(minute ? MINUTE : 0);
      while (minutes <= minute) await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(12_344);
    expect(await here.table.pendingPlayers(game)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    // No moment passes meanwhile: only what is under way goes on.
    for (let i = 0; i < 1_000 && (await here.table.pendingPlayers(game)).length > 1; i++)
      await vi.advanceTimersByTimeAsync(0);
    expect((await here.table.history(game)).at(-1)?.at).toBe(moment);
    await clock.stop();
    await vi.advanceTimersByTimeAsync(4 * HOUR);
    expect(await here.table.pendingPlayers(game)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('However many reminders are due, the clock sends all in batches', async () => {
  vi.useFakeTimers({ now: NOON });
  try {
    const here = await room();
    const games = await mapSequential(Array.from({ length: 90 }), async () => (await started(here)).game);
    const isReminded = async (game: string): Promise<boolean> =>
      (await here.store.outbox.ofGame(game)).some(({ kind }) => kind === 'reminder');
    const reminded = async (): Promise<number> => (await filterSequential(games, isReminded)).length;
    vi.setSystemTime(NOON + 9 * HOUR);
    here.now = NOON + 9 * HOUR;
    const clock = startScheduler(here.table, { info: () => {}, warn: () => {}, error: () => {} });
    // No moment passes meanwhile: only what is under way goes on.
    while ((await reminded()) === 0) await vi.advanceTimersByTimeAsync(0);
    expect(await reminded()).toBeLessThan(90);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reminded()).toBe(90);
    await clock.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('At startup nobody is answered for until missed moments are rescheduled', async () => {
  const done: string[] = [];
  let drawn: () => void = () => undefined;
  let changed: (game: string) => void = () => undefined;
  const table = {
    rescheduleMissed: async () => {
      await new Promise<void>((resolve) => (drawn = resolve));
      done.push('drawn anew');
    },
    nextTimeoutAt: async () => Promise.resolve(done.length > 1 ? undefined : 0),
    clampFutureTimes: async () => Promise.resolve(),
    answerExpired: async () => Promise.resolve(done.push('answered')),
    remindNextGames: async () => Promise.resolve(undefined),
    onChange: (listener: typeof changed) => {
      changed = listener;
      return () => undefined;
    },
  };
  vi.useFakeTimers({ now: NOON });
  try {
    const clock = startScheduler(table as never, { info: () => {}, warn: () => {}, error: () => {} });
    changed('G');
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(done).toEqual([]);
    drawn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done.slice(0, 2)).toEqual(['drawn anew', 'answered']);
    await clock.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('Nobody is answered for before rescheduling, also after the records were away', async () => {
  const done: string[] = [];
  let away = true;
  const reached = async (what: string): Promise<undefined> => {
    if (away) throw new InternalError('CODE', 'away', new Error());
    done.push(what);
    return Promise.resolve(undefined);
  };
  const table = {
    rescheduleMissed: async () => reached('drawn anew'),
    nextTimeoutAt: async () => Promise.resolve(undefined),
    clampFutureTimes: async () => Promise.resolve(),
    answerExpired: async () => reached('answered'),
    remindNextGames: async () => reached('reminded'),
    onChange: () => () => undefined,
  };
  vi.useFakeTimers({ now: NOON });
  try {
    const clock = startScheduler(table as never, { info: () => {}, warn: () => {}, error: () => {} });
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(done).toEqual([]);
    away = false;
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(done).toEqual(['drawn anew', 'answered', 'reminded', 'answered', 'reminded']);
    away = true;
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    away = false;
    done.length = 0;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual(['drawn anew', 'answered', 'reminded']);
    await clock.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('Times opened under a fast clock are set right every minute', async () => {
  vi.useFakeTimers({ now: NOON + 24 * HOUR });
  try {
    const here = await room();
    here.now = NOON + 24 * HOUR;
    const { game } = await started(here, { hands: [['blank'], ['blank'], ['blank']] });
    await moves(here, game, 'roll');
    const ahead = (await here.table.pendingPlayers(game))[0].until ?? 0;
    vi.setSystemTime(NOON);
    here.now = NOON;
    const clock = startScheduler(here.table, { info: () => {}, warn: () => {}, error: () => {} });
    const until = async (): Promise<number> => (await here.table.pendingPlayers(game))[0].until ?? Infinity;
    // No moment passes meanwhile: only what is under way goes on.
    while ((await until()) >= ahead - 23 * HOUR) await vi.advanceTimersByTimeAsync(0);
    await clock.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('A stopping clock finishes the running step and starts no other', async () => {
  const done: string[] = [];
  let found: () => void = () => undefined;
  const table = {
    rescheduleMissed: async () => Promise.resolve(),
    clampFutureTimes: async () => {
      done.push('begun');
      await new Promise<void>((resolve) => (found = resolve));
      done.push('ended');
    },
    nextTimeoutAt: async () => Promise.resolve(void done.push('looked')),
    answerExpired: async () => Promise.resolve(done.push('answered')),
    remindNextGames: async () => Promise.resolve(void done.push('reminded')),
    onChange: () => () => undefined,
  };
  const clock = startScheduler(table as never, { info: () => {}, warn: () => {}, error: () => {} });
  await waitUntil(() => done.includes('begun'));
  const stopping = clock.stop().then(() => done.push('stopped'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['begun']);
  found();
  await stopping;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['begun', 'ended', 'stopped']);
});
