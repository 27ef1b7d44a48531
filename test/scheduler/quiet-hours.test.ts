import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { endOfQuietHours, isQuiet, isTimeZone, localMinute, type QuietHours } from '#service';

const at = (text: string): number => Date.parse(text);
const vienna = { timeZone: 'Europe/Vienna', quietFrom: 22 * 60, quietTo: 7 * 60 };

test('Quiet hours reach across midnight', () => {
  expect(isQuiet(at('2026-01-13T20:59:00Z'), vienna)).toBe(false);
  expect(isQuiet(at('2026-01-13T21:00:00Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-01-14T05:59:59Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-01-14T06:00:00Z'), vienna)).toBe(false);
  expect(endOfQuietHours(at('2026-01-13T23:30:00Z'), vienna)).toBe(at('2026-01-14T06:00:00Z'));
  expect(endOfQuietHours(at('2026-01-13T12:00:00Z'), vienna)).toBe(at('2026-01-13T12:00:00Z'));
});

test('Quiet hours within a day, and none at all', () => {
  const siesta = { timeZone: 'UTC', quietFrom: 13 * 60, quietTo: 14 * 60 + 7 };
  expect(isQuiet(at('2026-01-13T12:59:00Z'), siesta)).toBe(false);
  expect(endOfQuietHours(at('2026-01-13T13:20:31Z'), siesta)).toBe(at('2026-01-13T14:07:00Z'));
  expect(isQuiet(at('2026-01-13T13:30:00Z'), { timeZone: 'UTC', quietFrom: null, quietTo: null })).toBe(false);
  expect(isQuiet(at('2026-01-13T13:30:00Z'), { timeZone: 'UTC', quietFrom: 60, quietTo: 60 })).toBe(false);
});

test('Quiet hours follow daylight saving, including the nights of change', () => {
  expect(localMinute(at('2026-07-01T20:00:00Z'), 'Europe/Vienna')).toBe(22 * 60);
  expect(isQuiet(at('2026-07-01T20:00:00Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-07-02T05:00:00Z'), vienna)).toBe(false);
  // The night of 29 March has an hour less, that of 25 October one more.
  expect(endOfQuietHours(at('2026-03-28T23:00:00Z'), vienna)).toBe(at('2026-03-29T05:00:00Z'));
  expect(endOfQuietHours(at('2026-10-24T22:00:00Z'), vienna)).toBe(at('2026-10-25T06:00:00Z'));
});

test('Skipped quiet hours never happen, repeated ones happen twice', () => {
  const short = { timeZone: 'Europe/Vienna', quietFrom: 2 * 60 + 15, quietTo: 2 * 60 + 45 };
  const quietMinutes = (day: string): number =>
    Array.from({ length: 24 * 60 }, (_, i) => at(`${day}T00:00:00Z`) + i * 60_000).filter((now) => isQuiet(now, short))
      .length;
  expect(quietMinutes('2026-03-28')).toBe(30);
  expect(quietMinutes('2026-03-29')).toBe(0);
  expect(quietMinutes('2026-10-25')).toBe(60);
});

test('Time zones with odd offsets are valid, unknown ones are not', () => {
  expect(localMinute(at('2026-01-01T00:00:00Z'), 'Asia/Kathmandu')).toBe(5 * 60 + 45);
  expect(isTimeZone('America/St_Johns')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

test('Quiet hours of 23 hours 59 minutes end for the remaining minute', () => {
  const nearly = { timeZone: 'Asia/Kathmandu', quietFrom: 12 * 60 + 1, quietTo: 12 * 60 };
  expect(endOfQuietHours(at('2026-01-13T06:16:20Z'), nearly)).toBe(at('2026-01-14T06:15:00Z'));
  expect(endOfQuietHours(at('2026-01-14T06:15:30Z'), nearly)).toBe(at('2026-01-14T06:15:30Z'));
});

test('Quiet hours with a skipped end last until the next night', () => {
  const nearly = { timeZone: 'Europe/Vienna', quietFrom: 2 * 60 + 31, quietTo: 2 * 60 + 30 };
  expect(endOfQuietHours(at('2026-03-28T12:00:00Z'), nearly)).toBe(at('2026-03-30T00:30:00Z'));
});

/** Minute by minute, by the clock on the wall as Intl has it. */
function walked(now: number, quiet: QuietHours): number {
  if (!isQuiet(now, quiet)) return now;
  let moment = Math.floor(now / 60_000) * 60_000;
  while (isQuiet(moment, quiet)) moment += 60_000;
  return moment;
}

test('The computed end of quiet hours is the first non-quiet minute', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  // Half-hours and quarters, changes by half an hour and by two, a day that was left out, and any other.
  const zones = [
    'Europe/Vienna',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Antarctica/Troll',
    'Pacific/Apia',
    'Africa/Casablanca',
    ...Intl.supportedValuesOf('timeZone'),
  ];
  const zone = fc.oneof(fc.constantFrom(...zones.slice(0, 7)), fc.constantFrom(...zones));
  // Any moment of these years; and the days around which clocks change, again and again.
  const moment = fc.oneof(
    fc.integer({ min: at('2005-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
    fc
      .tuple(
        fc.constantFrom(
          '2026-03-28',
          '2026-10-24',
          '2026-04-04',
          '2026-10-03',
          '2026-03-07',
          '2026-10-31',
          '2011-12-29',
        ),
        fc.integer({ min: 0, max: 3 * 86_400_000 }),
      )
      .map(([day, after]) => at(`${day}T00:00:00Z`) + after),
  );
  fc.assert(
    fc.property(
      zone,
      moment,
      minute,
      fc.oneof(
        minute,
        fc.integer({ min: 1, max: 5 }).map((gap) => -gap),
      ),
      (timeZone, now, quietFrom, to) => {
        const quiet = { timeZone, quietFrom, quietTo: to < 0 ? (quietFrom + to + 1440) % 1440 : to };
        expect(endOfQuietHours(now, quiet)).toBe(walked(now, quiet));
      },
    ),
    { numRuns: 600 },
  );
});
