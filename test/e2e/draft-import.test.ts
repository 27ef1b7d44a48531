import { afterAll, beforeAll, expect, test } from 'vitest';
import { miltyData, SAMPLE } from '../rules/drafts.ts';
import { Evening } from './evening.ts';
import { textOf, withoutEmojis, type Person } from './person.ts';

let evening: Evening;
let ann: Person;

beforeAll(async () => {
  evening = await Evening.open(['Ann']);
  [ann] = evening.people;
  await evening.createGame({ sets: 'Base game, Codex 1, Prophecy of Kings' });
  await ann.client.command('game seat bot', { count: 2 });
});
afterAll(() => evening.close());

const file = (name: string, text: string) => ({ name, type: '', data: Buffer.from(text).toString('base64') });
const imports = async (options: Record<string, unknown>): Promise<string> =>
  withoutEmojis(textOf(await ann.client.command('draft import', options)));

test('A draft is imported from an attached file as from pasted text', async () => {
  const data = JSON.stringify(miltyData(SAMPLE.slice(0, 3)));
  const pasted = await imports({ text: data });
  expect(pasted.split('\n')[0]).toBe(
    '**A draft for 3 players (Milty draft).** The seats, clockwise from the north of the map:',
  );
  expect(await imports({ file: file('draft.json', data) })).toBe(pasted);
});

test('Neither nothing nor both can be imported, nor a picture or a novel', async () => {
  expect(await imports({})).toBe('Paste the draft into `text`, or attach it as `file`.');
  expect(await imports({ text: '18', file: file('draft.json', '{}') })).toBe(
    'Paste the draft into `text` or attach it as `file`, not both.',
  );
  expect(await imports({ file: file('map.png', '18') })).toBe(
    'Attach a text or JSON file, with a name such as “draft.json”.',
  );
  expect(await imports({ file: file('draft.json', 'a'.repeat(70_000)) })).toBe('Attach a file of at most 64 KB.');
  expect(await imports({ file: file('draft.txt', 'a '.repeat(4_000)) })).toBe(
    'A text can have at most 6,000 characters; this file has 8,000.',
  );
});
