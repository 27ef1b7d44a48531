import { expect, test } from 'vitest';
import { booksOf } from '#ti4/rulebook.ts';
import { FINISHED } from '#ti4/content/sets.ts';
import { fourthEdition } from '#ti4/service/edition.ts';
import { laidOut } from '#ti4/simulation/simulate.ts';

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
