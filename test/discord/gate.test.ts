import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate } from '../../src/discord/gate.ts';
import { whileHolding, type Lane, type Shared } from '../../src/table/index.ts';

const TIMEOUT = 200;
const TOKEN = 'a-token-of-24-characters';

/** Nothing else is done for so long, in ms. */
function stall(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** A budget as the database keeps it, in memory. */
function budget() {
  let next = 0;
  let refused = 0;
  const stops: number[] = [];
  const kept: Shared['budget'] = {
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

const answering = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) }) as never;
const lane = (left: () => number): Lane => ({ game: 'BXKDQ', owner: 'a', token: 1, left });
const CHANNEL = 'https://discord.com/api/v10/channels/1/messages';

function gateWith(answer: (n: number, signal: AbortSignal) => unknown) {
  const there = budget();
  const asked: { url: string; at: number }[] = [];
  const gate = new Gate({ budget: there.kept } as Shared, TOKEN, TIMEOUT, async (url, init) => {
    asked.push({ url, at: performance.now() });
    return (await answer(asked.length, init.signal as AbortSignal)) as never;
  });
  return { ...there, gate, asked };
}

test('Two gates with one budget let no more through together than one may; what answers interactions does not wait', async () => {
  const { kept, gate, asked } = gateWith(() => answering(200));
  const other = new Gate({ budget: kept } as Shared, TOKEN, TIMEOUT, async (url) => {
    asked.push({ url, at: performance.now() });
    return answering(200);
  });
  const since = performance.now();
  await Promise.all(Array.from({ length: 20 }, async (_, i) => (i % 2 ? gate : other).request(CHANNEL, {})));
  expect(performance.now() - since).toBeGreaterThan(19 * 25 - 5);
  const before = performance.now();
  await Promise.all(Array.from({ length: 20 }, async () => gate.request('https://discord.com/api/v10/interactions/1/x/callback', {})));
  expect(performance.now() - before).toBeLessThan(100);
  expect(gate.asked.requests).toBe(10);
});

test('What waits asks for turns as they come up: a queue of one process keeps another waiting no longer than for its own', async () => {
  const { kept, gate, asked } = gateWith(() => answering(200));
  const other = new Gate({ budget: kept } as Shared, TOKEN, TIMEOUT, async () => answering(200));
  const since = performance.now();
  const queue = Promise.all(Array.from({ length: 40 }, async () => gate.request(CHANNEL, {})));
  await pause(50);
  await other.request(CHANNEL, {});
  expect(asked.length).toBeLessThan(25);
  await queue;
  expect(performance.now() - since).toBeGreaterThan(40 * 25 - 5);
});

test('Of turns given before Discord said that there were too many none is used', async () => {
  const { gate, asked } = gateWith((n) =>
    n === 1 ? answering(429, { 'x-ratelimit-global': 'true', 'retry-after': '0.4' }) : answering(200),
  );
  await Promise.all(Array.from({ length: 6 }, async () => gate.request(CHANNEL, {})));
  const after = asked.slice(1).map(({ at }) => at - asked[0].at);
  expect(after).toHaveLength(5);
  expect(Math.min(...after)).toBeGreaterThan(380);
});

test('A turn begins when it was given by the database, however long that took to answer', async () => {
  const asked: number[] = [];
  // What waits before them takes 200 ms more when the database looks, which is 150 ms before it is heard.
  const slow: Shared['budget'] = {
    ...budget().kept,
    take: async () => {
      await pause(150);
      return 200;
    },
  };
  const gate = new Gate({ budget: slow } as Shared, TOKEN, TIMEOUT, async () => {
    asked.push(performance.now());
    return answering(200);
  });
  const since = performance.now();
  await gate.request(CHANNEL, {});
  expect(asked[0] - since).toBeGreaterThan(340);
});

test('A process that was held up past its turn asks for another, but not for ever', async () => {
  let turns = 0;
  const late: Shared['budget'] = {
    ...budget().kept,
    take: async () => {
      turns++;
      // Nothing is done until it is long past.
      setTimeout(() => stall(160), 1);
      return 2;
    },
  };
  const gate = new Gate({ budget: late } as Shared, TOKEN, TIMEOUT, async () => answering(200));
  await gate.request(CHANNEL, {});
  expect(turns).toBe(3);
});

test('A request of a game begins only with more than twice its timeout left on the lease, also after it has waited for its turn, and is aborted when its time is over', async () => {
  const { gate, asked } = gateWith(
    (_n, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  await expect(
    whileHolding(
      lane(() => 2 * TIMEOUT),
      () => gate.request(CHANNEL, {}),
    ),
  ).rejects.toThrow(/^The lease of the game BXKDQ/);
  expect(asked).toEqual([]);
  // It runs out while it waits.
  await gate['budget'].take('x', 10, 25, 0);
  const ends = performance.now() + 2 * TIMEOUT + 100;
  await expect(
    whileHolding(
      lane(() => ends - performance.now()),
      () => gate.request(CHANNEL, {}),
    ),
  ).rejects.toThrow(/^The lease/);
  expect(asked).toEqual([]);
  const since = performance.now();
  await expect(
    whileHolding(
      lane(() => 10 * TIMEOUT),
      () => gate.request(CHANNEL, {}),
    ),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toHaveLength(1);
  expect(performance.now() - since).toBeLessThan(3 * TIMEOUT);
});

test('Where Discord says that there were too many of all together, nobody asks anything for as long as it says; what is refused is counted, and at last nothing is asked', async () => {
  const all = gateWith((n) =>
    n === 1
      ? answering(429, { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global', 'retry-after': '0.3' })
      : n === 2
        ? answering(429, { 'x-ratelimit-scope': 'shared', 'retry-after': '9' })
        : answering(403),
  );
  const { gate, asked, stops, count } = all;
  await gate.request(CHANNEL, {});
  expect(stops).toEqual([300]);
  await gate.request(CHANNEL, {});
  expect(asked[1].at - asked[0].at).toBeGreaterThan(280);
  // What others have a share in is nobody's fault.
  expect(count()).toBe(1);
  await all.kept.refused('', 0, 7_998);
  await gate.request(CHANNEL, {});
  await expect(gate.request(CHANNEL, {})).rejects.toThrow('Discord is left alone for a while');
  expect(asked).toHaveLength(3);
});
