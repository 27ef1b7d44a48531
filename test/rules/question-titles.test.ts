import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';

const book = rulebookOf();

test('prompt titles start lowercase and end without a period', () => {
  const missing = Object.values(book.questions)
    .filter(({ title }) => typeof title === 'string' && !/^[a-z].+[^.]$/.test(title))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
