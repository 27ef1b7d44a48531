import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { eagerly } from '../../src/editions/ti4/rehearsal/purpose.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import { generator, numberFrom } from '../../src/rehearsal/index.ts';
import { confusable } from './confusable.ts';

const book = bookOf();

test.each([3, 4, 6])('in games of %i no two choices of a question are called alike', (players) => {
  const found = new Set<string>();
  const state = laidOut(book, { players, seed: `labels ${players}`, late: true });
  const below = generator(numberFrom(`labels ${players}`));
  playOut({
    book,
    state,
    below,
    answerer: eagerly(below),
    limit: 900,
    asked: (_game, { ask }, spec) => {
      for (const label of confusable(spec)) found.add(`${ask.question}: ${label}`);
    },
  });
  expect([...found]).toEqual([]);
});
