import { expect, test } from 'vitest';
import { bookOf as secondBook } from '../../src/editions/ti2/book.ts';
import { simulate as second } from '../../src/editions/ti2/rehearsal/run.ts';
import { OPTIONS as SECOND } from '../../src/editions/ti2/rules/terms.ts';
import { bookOf as thirdBook } from '../../src/editions/ti3/book.ts';
import { simulate as third } from '../../src/editions/ti3/rehearsal/run.ts';
import { withKeys } from './raw-ids.ts';

test('No text of any question of the second edition holds a key of the program, in games of chance with leaders', () => {
  const book = secondBook(['base', 'own', 'hopes-end']);
  const found = new Set<string>();
  const asked = new Set<string>();
  for (const players of [3, 5])
    second(book, { players, seed: `labels ${players}`, late: true, lastRound: 4, played: SECOND }, {
      kinds: ['practice', 'random', 'random', 'practice', 'random'],
      asked: (game, { ask }, spec) => {
        asked.add(ask.question);
        for (const text of withKeys(game, spec)) found.add(`${ask.question}: ${text}`);
      },
    }); // prettier-ignore
  expect(['board-leaders', 'land', 'place-units', 'cast-votes', 'window'].filter((one) => !asked.has(one))).toEqual([]);
  expect([...found]).toEqual([]);
});

test('No text of any question of the third edition holds a key of the program, in games of chance with leaders', () => {
  const found = new Set<string>();
  const asked = new Set<string>();
  third(thirdBook(), { players: 3, seed: 'labels', played: ['leaders'], points: 5 } as never, {
    asked: (game, { ask }, spec) => {
      asked.add(ask.question);
      for (const text of withKeys(game, spec)) found.add(`${ask.question}: ${text}`);
    },
  });
  expect(asked.size).toBeGreaterThan(15);
  expect([...found]).toEqual([]);
});
