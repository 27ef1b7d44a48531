import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiscordAPIError, HTTPError } from 'discord.js';
import { openLog, type AppLogger } from '#app/log/logger.ts';

const TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5eg';
const CALLBACK = `https://discord.com/api/v10/interactions/123456789012345678/${TOKEN}/callback?with_response=false`;
const HAND = 'Direct Hit, Sabotage';

let lines: string[];
let log: AppLogger;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = openLog('info', { write: (line) => void lines.push(line) });
});
afterEach(() => void vi.useRealTimers());

const read = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const request = { body: undefined, files: [{ name: 'hand.jpg', data: Buffer.from(HAND.repeat(5_000)) }] };
const refused = (): DiscordAPIError =>
  new DiscordAPIError(
    {
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message: `Value "${HAND}" is too long.` }] } },
    },
    50035,
    400,
    'POST',
    CALLBACK,
    { ...request, body: { content: HAND } } as never,
  );

test('Discord API errors are logged without the request body', () => {
  log.error({ err: refused(), code: 'ABC123' }, 'A command or button failed');
  const [{ err, ...line }] = read();
  expect(line).toMatchObject({ level: 50, code: 'ABC123', msg: 'A command or button failed' });
  expect(err).toEqual({
    name: 'DiscordAPIError[50035]',
    code: 50035,
    status: 400,
    method: 'POST',
    url: 'https://discord.com/api/v10/interactions/…',
    message: 'Invalid Form Body; content[BASE_TYPE_BAD_LENGTH]',
    stack: expect.arrayContaining([expect.stringMatching(/log\.test\.ts/)]),
  });
  expect(lines.join()).not.toContain('Direct Hit');
});

test('Logs never contain hands, tokens or picture bytes, wherever nested', () => {
  const fivehundred = new HTTPError(
    500,
    'Internal Server Error',
    'PATCH',
    `https://discord.com/api/v10/webhooks/123/${TOKEN}/messages/@original`,
    { ...request, body: { content: HAND } } as never,
  );
  const outer = new Error('The reply went wrong', { cause: new AggregateError([fivehundred], `Sent to ${CALLBACK}`) });
  for (const [i, about] of [
    { err: fivehundred },
    { err: outer },
    { reason: fivehundred },
    { list: [{ deep: refused() }] },
    { requestBody: { content: HAND } },
    { rawError: refused().rawError },
    { picture: Buffer.from(HAND) },
    { reason: `POST ${CALLBACK} failed` },
    { reason: `with ${TOKEN}` },
    { reason: `Bot MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.${'x'.repeat(38)}` },
    refused(),
  ].entries()) {
    for (const level of ['info', 'warn', 'error'] as const) log[level](about, `Something ${i} about ${CALLBACK}`);
  }
  const all = lines.join('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(all).not.toMatch(/Direct Hit|Sabotage|aW50ZXJh|xxxxxxxxxx|RGlyZWN0|"type":"Buffer"/);
  expect(all).toContain('Internal Server Error');
});

test('The log omits message lines like stack frames, and keys that are tokens', () => {
  log.error(
    { err: new Error(`It went wrong\n    at hand: ${HAND} (for Ann)\n    at ${HAND}`) },
    'A command or button failed',
  );
  log.error({ [TOKEN]: 1, inner: { [CALLBACK]: 1 } }, 'A command or button failed');
  expect(lines.join('\n')).not.toMatch(/Direct Hit|aW50ZXJh/);
  expect(read()[0]).toMatchObject({ err: { stack: expect.arrayContaining([expect.stringMatching(/log\.test\.ts/)]) } });
});

test('Every log line is valid JSON of at most 4,096 bytes', () => {
  const long = 'ä '.repeat(5_000);
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, long]));
  const deep = Array.from({ length: 6 }).reduce<Error | undefined>((cause) => new Error(long, { cause }), undefined);
  for (const [i, about] of [
    { [long]: 1 },
    wide,
    { wide },
    { err: deep },
    { err: deep, wide, code: 'ABC123' },
    { list: Array.from({ length: 900 }, () => long) },
  ].entries())
    log.error(about, `${i} ${long}`);
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
  expect(read().every((line) => line.level === 50)).toBe(true);
  expect(read()[4]).toMatchObject({ code: 'ABC123', err: { name: 'Error' } });
});

test('Repeated errors are aggregated per minute, with count and codes', () => {
  const fail = (code: string): void => log.error({ err: refused(), code }, 'A command or button failed');
  for (let i = 0; i < 50; i++) fail(`CODE${i % 10}`);
  log.error({ err: new TypeError('another') }, 'A command or button failed');
  expect(read().map(({ msg }) => msg)).toEqual(['A command or button failed', 'A command or button failed']);
  vi.advanceTimersByTime(60_000);
  expect(read()[2]).toMatchObject({
    level: 50,
    msg: 'A command or button failed, again within a minute',
    again: 49,
    codes: Array.from({ length: 10 }, (_, i) => `CODE${(i + 1) % 10}`),
    err: { name: 'DiscordAPIError[50035]', code: 50035 },
  });
  // It goes on: a line a minute, and none for a minute without.
  fail('LATER1');
  vi.advanceTimersByTime(60_000);
  expect(read()[3]).toMatchObject({ again: 1, codes: ['LATER1'] });
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(4);
  fail('ANEW');
  expect(read()[4]).toMatchObject({ code: 'ANEW', msg: 'A command or button failed' });
});

test('Similar errors of several games are aggregated, naming the games', () => {
  for (let i = 0; i < 200; i++)
    log.warn(
      { game: `GAME${i}`, message: i, cause: 'away', err: new TypeError('fetch failed') },
      'Cannot send a message',
    );
  log.close();
  expect(lines).toHaveLength(2);
  expect(read()[1]).toMatchObject({ again: 199, cause: 'away' });
  expect((read()[1].games as string[]).slice(0, 3)).toEqual(['GAME1', 'GAME2', 'GAME3']);
});

test('Error aggregation handles 5,000 kinds of errors without loss', () => {
  for (let i = 0; i < 5_000; i++) for (let again = 0; again < 2; again++) log.error({}, `Trouble ${i}`);
  log.close();
  expect(lines).toHaveLength(10_000);
});
