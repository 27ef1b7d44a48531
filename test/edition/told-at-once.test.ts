import { expect, test } from 'vitest';
import { booksOf } from '../../src/editions/ti4/book.ts';
import { FINISHED } from '../../src/editions/ti4/content/sets.ts';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';

const books = booksOf();
const edition = fourthEdition(books);

test.each(['strategic-action', 'speaker-changed', 'agendas-put-back'])(
  'A strategic action, its new speaker and the agendas put back are each told when they happen, though the turn goes on: %s',
  (type) => {
    const state = laidOut(books.of(FINISHED.map(({ id }) => id)), { players: 3, seed: 'politics', late: true });
    expect(edition.milestone(state, state, [{ type }])).toBe('text');
    expect(edition.milestone(state, state, [{ type: 'agendas-looked-at' }])).toBeNull();
  },
);
