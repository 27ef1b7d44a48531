import { expect, test } from 'vitest';
import { spy } from '../../scripts/fire/spying.ts';
import { twins } from '../../scripts/fire/twins.ts';
import { SETS } from '../../src/editions/ti4/content/sets.ts';
import { compare } from '../../scripts/fire/veiled.ts';

// The long run is `npm run -s fire:secrets`.
test.each([
  [3, 11],
  [6, 12],
])("Nothing that reaches anybody holds another's hidden card, the seed or the order of a deck: %i players", async (players, seed) => {
  const { leaks, texts } = await spy({ players, seed, limit: 90, every: 25 });
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(200);
});

const EVERY_SET = SETS.map(({ id }) => id);

test('With every set there is, nothing that reaches anybody holds a card that is hidden from them, and nothing depends on another’s hand', async () => {
  const { leaks, texts } = await spy({ players: 4, seed: 21, limit: 90, every: 25, sets: EVERY_SET });
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(200);
  const { differences, compared } = compare({ players: 4, seed: 5, sets: EVERY_SET });
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(100);
  const { differences: bytes, answers } = await twins({ players: 4, seed: 8, limit: 60, sets: EVERY_SET });
  expect(bytes).toEqual([]);
  expect(answers).toBeGreaterThan(20);
});

test('What everybody sees of who is asked does not depend on hidden hands, with the veil over every window', () => {
  const { differences, windows, compared } = compare({ players: 4, seed: 3 });
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(100);
  expect(windows).toBeGreaterThan(50);
});

test('Without a veil it would: the comparison notices', () => {
  expect(compare({ players: 4, seed: 3, veil: 'nothing' }).differences.length).toBeGreaterThan(0);
});

test.each([
  [5, 2],
  [3, 5],
])(
  "What leaves for anybody does not depend on another's hand, to the byte: every mark, number, order, size and time, with %i players",
  async (players, seed) => {
    const { differences, answers, told, orders, messages } = await twins({ players, seed, limit: 60 });
    expect(differences).toEqual([]);
    expect(answers).toBeGreaterThan(30);
    expect(messages).toBeGreaterThan(30);
    // Moments at which one of the two games had something to ask, and the other only seemed to.
    expect(told + orders).toBeGreaterThan(1);
  },
);

test.each([
  [5, 2],
  [3, 5],
])('Without a veil what leaves would tell: the comparison of the bytes notices, with %i players', async (players, seed) => {
  expect((await twins({ players, seed, veil: 'nothing', limit: 60 })).differences.length).toBeGreaterThan(0);
});
