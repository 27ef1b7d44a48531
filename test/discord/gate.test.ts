import { REST } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DistributedRateLimiter, withDeadline } from '#discord/rest/rate-limiter.ts';
import { withLease, type GameLease, type ClusterStore } from '#service';

/** A request may take this long, in ms. */
const TIMEOUT = 200;
// eslint-disable-next-line no-restricted-syntax -- the clock of these tests is moved
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const TOKEN = 'a-token-of-24-characters';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Moves the clock until a promise settles. */
async function after<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  over.catch(() => undefined);
  while (!isOver) await vi.advanceTimersByTimeAsync(1);
  return over;
}

/** A budget as the database keeps it, in memory. */
function budget() {
  let next = 0;
  let refused = 0;
  const stops: number[] = [];
  const kept: ClusterStore['requestBudget'] = {
    take: async (_name, count, every) => {
      const first = Math.max(next, performance.now());
      next = first + count * every;
      return first - performance.now();
    },
    stop: async (_name, ms) => {
      stops.push(ms);
      next = Math.max(next, performance.now() + ms);
    },
    refused: async (_name, _within, count) => (refused += count),
  };
  return { kept, stops, count: () => refused };
}

const answering = (status: number, headers: Record<string, string> = {}) =>
  ({ status, headers: new Headers(headers) }) as never;
const lane = (left: () => number): GameLease => ({ game: 'BXKDQ', owner: 'a', token: 1, leaseLeftMs: left });
const CHANNEL = 'https://discord.com/api/v10/channels/1/messages';

function gateWith(answer: (n: number, signal: AbortSignal) => unknown) {
  const there = budget();
  const asked: { url: string; at: number }[] = [];
  const gate = new DistributedRateLimiter(
    { requestBudget: there.kept } as ClusterStore,
    TOKEN,
    TIMEOUT,
    async (url, init) => {
      asked.push({ url, at: performance.now() });
      return (await answer(asked.length, init.signal as AbortSignal)) as never;
    },
  );
  return { ...there, gate, asked };
}

test('two gates share one budget; interaction callbacks do not wait', async () => {
  const { kept, gate, asked } = gateWith(() => answering(200));
  const other = new DistributedRateLimiter({ requestBudget: kept } as ClusterStore, TOKEN, TIMEOUT, async (url) => {
    asked.push({ url, at: performance.now() });
    return answering(200);
  });
  const since = performance.now();
  await after(Promise.all(Array.from({ length: 20 }, async (_, i) => (i % 2 ? gate : other).request(CHANNEL, {}))));
  expect(performance.now() - since).toBeGreaterThanOrEqual(19 * 25);
  const before = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, async () => gate.request('https://discord.com/api/v10/interactions/1/x/callback', {})),
  );
  expect(performance.now()).toBe(before);
  expect(gate.stats.requests).toBe(10);
});

test('a long queue in one process does not delay another process', async () => {
  const { kept, gate, asked } = gateWith(() => answering(200));
  const other = new DistributedRateLimiter({ requestBudget: kept } as ClusterStore, TOKEN, TIMEOUT, async () =>
    answering(200),
  );
  const since = performance.now();
  const queue = Promise.all(Array.from({ length: 40 }, async () => gate.request(CHANNEL, {})));
  await vi.advanceTimersByTimeAsync(50);
  await after(other.request(CHANNEL, {}));
  expect(asked.length).toBeLessThan(25);
  await after(queue);
  expect(performance.now() - since).toBeGreaterThanOrEqual(40 * 25);
});

test('a global 429 voids turns given before it', async () => {
  const { gate, asked } = gateWith((n) =>
    n === 1 ? answering(429, { 'x-ratelimit-global': 'true', 'retry-after': '0.4' }) : answering(200),
  );
  await after(Promise.all(Array.from({ length: 6 }, async () => gate.request(CHANNEL, {}))));
  const later = asked.slice(1).map(({ at }) => at - asked[0].at);
  expect(later).toHaveLength(5);
  expect(Math.min(...later)).toBeGreaterThanOrEqual(400);
});

test('a turn counts from the answer of the database', async () => {
  const asked: number[] = [];
  // What waits before them takes 200 ms more when the database looks, which is 100 ms before it is heard.
  const slow: ClusterStore['requestBudget'] = {
    ...budget().kept,
    take: async () => {
      await pause(100);
      return 200;
    },
  };
  const gate = new DistributedRateLimiter({ requestBudget: slow } as ClusterStore, TOKEN, TIMEOUT, async () => {
    asked.push(performance.now());
    return answering(200);
  });
  const since = performance.now();
  await after(gate.request(CHANNEL, {}));
  expect(asked[0] - since).toBeGreaterThanOrEqual(300);
});

test('a turn that is too old is taken again', async () => {
  let turns = 0;
  const held: ClusterStore['requestBudget'] = {
    ...budget().kept,
    take: async () => {
      if (++turns === 1) await pause(400);
      return 0;
    },
  };
  const gate = new DistributedRateLimiter({ requestBudget: held } as ClusterStore, TOKEN, TIMEOUT, async () =>
    answering(200),
  );
  await after(gate.request(CHANNEL, {}));
  expect(turns).toBeGreaterThan(1);
});

test('a global 429 holds even if the database is gone or slow', async () => {
  for (const away of [true, false]) {
    const asked: number[] = [];
    let refused = false;
    const kept: ClusterStore['requestBudget'] = {
      ...budget().kept,
      take: async () => {
        if (refused && away) throw new Error('away');
        return 0;
      },
      stop: async () => {
        refused = true;
        if (away) throw new Error('away');
        await pause(150);
      },
    };
    const gate = new DistributedRateLimiter({ requestBudget: kept } as ClusterStore, TOKEN, TIMEOUT, async () => {
      asked.push(performance.now());
      if (asked.length > 1) return answering(200);
      return answering(429, { 'x-ratelimit-global': 'true', 'retry-after': '0.6' });
    });
    await after(Promise.all(Array.from({ length: 4 }, async () => gate.request(CHANNEL, {}))));
    expect(asked[1] - asked[0]).toBeGreaterThanOrEqual(600);
  }
});

test('an aborted request leaves the queue, and is not retried once begun', async () => {
  const { kept, gate, asked } = gateWith(
    (_n, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  await kept.stop('', 60_000);
  const over = new AbortController();
  const many = Array.from({ length: 6 }, async () => gate.request(CHANNEL, { signal: over.signal } as never));
  await vi.advanceTimersByTimeAsync(20);
  over.abort();
  for (const one of await Promise.allSettled(many)) expect(one).toMatchObject({ reason: { name: 'AbortError.Held' } });
  expect(asked).toEqual([]);
  expect(gate['waiting']).toEqual([]);
  const free = gateWith(
    (_n, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const rest = new REST({ timeout: 100, makeRequest: free.gate.request, api: 'http://127.0.0.1:9/api' }).setToken(
    TOKEN,
  );
  await expect(after(rest.post('/channels/1/messages', { body: {} }))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(free.asked).toHaveLength(1);
});

test('an unreadable retry-after means one second', async () => {
  const waits = ['soon', '0.3'];
  const { gate, asked } = gateWith((n) =>
    n <= 2 ? answering(429, { 'x-ratelimit-global': 'true', 'retry-after': waits[n - 1] ?? '' }) : answering(200),
  );
  for (let i = 0; i < 3; i++) await after(gate.request(CHANNEL, {}));
  expect(asked[1].at - asked[0].at).toBeGreaterThanOrEqual(1_000);
  expect(gate['stop'].until).toBeGreaterThanOrEqual(asked[1].at + 300);
});

test('without the database a request waits once', async () => {
  let asked = 0;
  const away: ClusterStore['requestBudget'] = {
    ...budget().kept,
    take: async () => (asked++, Promise.reject(new Error('away'))),
  };
  const gate = new DistributedRateLimiter({ requestBudget: away } as ClusterStore, TOKEN, TIMEOUT, async () =>
    answering(200),
  );
  await after(Promise.all(Array.from({ length: 4 }, async () => gate.request(CHANNEL, {}))));
  expect(asked).toBeLessThan(3);
});

test('a process held up past its turn takes one more turn', async () => {
  // A clock that is moved fires every timer in time: this process is really held up.
  vi.useRealTimers();
  let turns = 0;
  const late: ClusterStore['requestBudget'] = {
    ...budget().kept,
    take: async () => {
      turns++;
      // Nothing is done until it is long past.
      setTimeout(() => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      }, 1);
      return 20;
    },
  };
  const gate = new DistributedRateLimiter({ requestBudget: late } as ClusterStore, TOKEN, TIMEOUT, async () =>
    answering(200),
  );
  await gate.request(CHANNEL, {});
  expect(turns).toBe(2);
});

test('a request requires twice its timeout on the lease, then aborts', async () => {
  const { gate, asked } = gateWith(
    (_n, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  await expect(
    withLease(
      lane(() => 2 * TIMEOUT),
      () => gate.request(CHANNEL, {}),
    ),
  ).rejects.toThrow(/^The lease of game BXKDQ/);
  expect(asked).toEqual([]);
  // It runs out while it waits.
  await gate['budget'].take('x', 10, 25, 0);
  const ends = performance.now() + 2 * TIMEOUT + 100;
  await expect(
    after(
      withLease(
        lane(() => ends - performance.now()),
        () => gate.request(CHANNEL, {}),
      ),
    ),
  ).rejects.toThrow(/^The lease/);
  expect(asked).toEqual([]);
  const since = performance.now();
  await expect(
    after(
      withLease(
        lane(() => 10 * TIMEOUT),
        () => gate.request(CHANNEL, {}),
      ),
    ),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toHaveLength(1);
  expect(performance.now() - since).toBeLessThan(3 * TIMEOUT);
});

test('a global 429 stops all requests; too many refusals stop them permanently', async () => {
  const all = gateWith((n) =>
    n === 1
      ? answering(429, { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global', 'retry-after': '0.3' })
      : n === 2
        ? answering(429, { 'x-ratelimit-scope': 'shared', 'retry-after': '9' })
        : answering(403),
  );
  const { gate, asked, stops, count } = all;
  await after(gate.request(CHANNEL, {}));
  expect(stops).toEqual([300]);
  await after(gate.request(CHANNEL, {}));
  expect(asked[1].at - asked[0].at).toBeGreaterThanOrEqual(300);
  // What others have a share in is nobody's fault.
  expect(count()).toBe(1);
  await all.kept.refused('', 0, 7_998);
  await after(gate.request(CHANNEL, {}));
  await expect(after(gate.request(CHANNEL, {}))).rejects.toThrow(
    'Discord refused too many requests; Custodian pauses its requests for a while',
  );
  expect(asked).toHaveLength(3);
});

test('in a single process an aborted channel write is not retried', async () => {
  const begun: string[] = [];
  const rest = new REST({
    timeout: 500,
    api: 'http://127.0.0.1:9/api',
    makeRequest: withDeadline(async (url, init) => {
      begun.push(url);
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject((init.signal as AbortSignal).reason as Error));
      });
    }, 100),
  }).setToken(TOKEN);
  await expect(after(rest.post('/channels/1/messages', { body: {} }))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(begun).toHaveLength(1);
  // What is only asked for, and answers, it begins anew as ever.
  await expect(after(rest.get('/channels/1'))).rejects.toMatchObject({ name: 'AbortError' });
  await expect(after(rest.post('/interactions/1/x/callback', { body: {}, auth: false }))).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(begun).toHaveLength(9);
});
