import { expect, test } from 'vitest';
import { afterQuiet, isQuiet, isTimeZone, localMinute } from '../../src/table/index.ts';

const at = (text: string): number => Date.parse(text);
const vienna = { timeZone: 'Europe/Vienna', quietFrom: 22 * 60, quietTo: 7 * 60 };

test('Quiet hours reach across midnight', () => {
  expect(isQuiet(at('2026-01-13T20:59:00Z'), vienna)).toBe(false);
  expect(isQuiet(at('2026-01-13T21:00:00Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-01-14T05:59:59Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-01-14T06:00:00Z'), vienna)).toBe(false);
  expect(afterQuiet(at('2026-01-13T23:30:00Z'), vienna)).toBe(at('2026-01-14T06:00:00Z'));
  expect(afterQuiet(at('2026-01-13T12:00:00Z'), vienna)).toBe(at('2026-01-13T12:00:00Z'));
});

test('Quiet hours within a day, and none at all', () => {
  const siesta = { timeZone: 'UTC', quietFrom: 13 * 60, quietTo: 14 * 60 + 7 };
  expect(isQuiet(at('2026-01-13T12:59:00Z'), siesta)).toBe(false);
  expect(afterQuiet(at('2026-01-13T13:20:31Z'), siesta)).toBe(at('2026-01-13T14:07:00Z'));
  expect(isQuiet(at('2026-01-13T13:30:00Z'), { timeZone: 'UTC', quietFrom: null, quietTo: null })).toBe(false);
  expect(isQuiet(at('2026-01-13T13:30:00Z'), { timeZone: 'UTC', quietFrom: 60, quietTo: 60 })).toBe(false);
});

test('Quiet hours follow the clocks in summer and in winter, and in the nights they change', () => {
  expect(localMinute(at('2026-07-01T20:00:00Z'), 'Europe/Vienna')).toBe(22 * 60);
  expect(isQuiet(at('2026-07-01T20:00:00Z'), vienna)).toBe(true);
  expect(isQuiet(at('2026-07-02T05:00:00Z'), vienna)).toBe(false);
  // The night of 29 March has an hour less, that of 25 October one more.
  expect(afterQuiet(at('2026-03-28T23:00:00Z'), vienna)).toBe(at('2026-03-29T05:00:00Z'));
  expect(afterQuiet(at('2026-10-24T22:00:00Z'), vienna)).toBe(at('2026-10-25T06:00:00Z'));
});

test('Quiet hours within the hour that a night leaves out do not happen, and twice in the one it repeats', () => {
  const short = { timeZone: 'Europe/Vienna', quietFrom: 2 * 60 + 15, quietTo: 2 * 60 + 45 };
  const quietMinutes = (day: string): number => Array.from({ length: 24 * 60 }, (_, i) => at(`${day}T00:00:00Z`) + i * 60_000).filter((now) => isQuiet(now, short)).length;
  expect(quietMinutes('2026-03-28')).toBe(30);
  expect(quietMinutes('2026-03-29')).toBe(0);
  expect(quietMinutes('2026-10-25')).toBe(60);
});

test('Time zones with odd offsets are told from what is none', () => {
  expect(localMinute(at('2026-01-01T00:00:00Z'), 'Asia/Kathmandu')).toBe(5 * 60 + 45);
  expect(isTimeZone('America/St_Johns')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});
