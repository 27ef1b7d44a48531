import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';

const book = rulebookOf();

test('every question says in a few words what its player is asked to do', () => {
  const missing = Object.values(book.questions)
    .filter(({ title }) => typeof title === 'string' && !/^[a-z].+[^.]$/.test(title))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
