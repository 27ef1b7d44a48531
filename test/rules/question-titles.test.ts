import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';

const book = bookOf();

test('every question says in a few words what its player is asked to do', () => {
  const missing = Object.values(book.questions)
    .filter(({ title }) => typeof title === 'string' && !/^[a-z].+[^.]$/.test(title))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
