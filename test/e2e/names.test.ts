import { expect, onTestFinished, test } from 'vitest';
import { Evening } from './evening.ts';
import { withStoredData } from '../../scripts/e2e/stored-data.ts';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { textOf } from './person.ts';

const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\u3164]/;

test('Player names lose control characters but keep emoji', async () => {
  const evening = await Evening.open(['\u202eAnn\u200b', '\u3164\u200b', 'Cleo 👩‍🚀', 'Dan']);
  onTestFinished(() => evening.close());
  const game = await evening.createGame({ veil: 'nothing' });
  for (const person of evening.people.slice(1)) await person.client.command('game join', { game });
  expect(textOf(await evening.people[0].client.command('game start', { game }))).toBe('The game starts.');
  await evening.allSaid();
  const members = await withStoredData(evening.where, async ({ select }) =>
    select<{ name: string }>('select name from members where game = $1 order by id', game),
  );
  expect(members.map(({ name }) => name)).toEqual(['Ann', expect.stringMatching(/^[\w.]+$/), 'Cleo 👩‍🚀']);
  const scores = textOf(await evening.people[0].client.command('scores', { game }));
  expect(scores).toMatch(/\(Ann\): \d/);
  for (const content of [...(await evening.seenBy(evening.people[0])).map(textOfMessage), scores])
    expect(content).not.toMatch(UNSEEN);
});
