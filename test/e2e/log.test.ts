import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerOutcome } from '#sandbox/player.ts';
import { eventually } from '../sandbox/table.ts';
import { Evening } from './evening.ts';
import { textOf } from './person.ts';

let evening: Evening;
let game: string;
/** What stands in Ann's hand, as the alt texts of its pictures tell her. */
let words: string[];

const altOf = ({ follow_ups, message }: PlayerOutcome): string =>
  (follow_ups.at(-1) ?? message)?.attachments.map(({ description }) => description ?? '').join('\n') ?? '';

beforeAll(async () => {
  evening = await Evening.open();
  game = await evening.createGame({ veil: 'nothing' });
  for (const person of evening.people.slice(1)) await person.client.command('game join', { game });
  await evening.people[0].client.command('game start', { game });
  await evening.allSaid();
  words = altOf(await evening.people[0].client.command('hand', { game })).match(/[A-Z][a-z]+(?: [A-Z][a-z]+)+/g) ?? [];
  expect(words.length).toBeGreaterThan(0);
});
afterAll(() => evening.close());

const ANSWER = '^(POST /interactions/|(PATCH|POST) /webhooks/)';
const tokensSince = (from: number): string[] =>
  evening.recorded
    .slice(from)
    .map(({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? '')
    .filter((token) => token !== '');

test.each([
  ['400', { kind: 'status', status: 400 }],
  ['401', { kind: 'status', status: 401 }],
  ['403', { kind: 'status', status: 403 }],
  ['404', { kind: 'status', status: 404 }],
  ['500 until it is given up', { kind: 'status', status: 500 }],
  ['502 until it is given up', { kind: 'status', status: 502 }],
  ['a broken connection until it is given up', { kind: 'reset' }],
  ['429, and takes it a moment later', { kind: 'status', status: 429, retryAfterMs: 50, times: 1 }],
])('Discord refuses a hand with %s: the log reveals nothing of it', async (name, fault) => {
  const [ann] = evening.people;
  const from = evening.recorded.length;
  const before = evening.bot.said.length;
  evening.sandbox.fault({ times: 1_000, ...fault, match: ANSWER });
  const given = ann.client.command('hand', { game }).then(
    (outcome) => altOf(outcome),
    () => '',
  );
  // What is refused for good stands in the log; what is not is answered.
  if (name.startsWith('429')) expect(await given).toContain(words[0]);
  else
    await eventually(
      () => evening.bot.said.slice(before).some((line) => line.includes('Cannot answer an interaction')) || undefined,
    );
  await fetch(`${evening.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  expect(textOf(await ann.client.command('game status', { game })), 'it goes on').toContain('Round 1');

  const log = evening.bot.said.join('\n');
  expect(tokensSince(from).length).toBeGreaterThan(0);
  for (const secret of [...tokensSince(from), ...words]) expect(log, secret).not.toContain(secret);
  expect(log).not.toMatch(/requestBody|rawError|"type":"Buffer"/);
  for (const line of evening.bot.said) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
});
