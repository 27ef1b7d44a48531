import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { FINISHED_SETS } from '#ti4/content/sets.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';

const books = rulebooksBySets();
const edition = createFourthEdition(books);

test.each(['strategic-action', 'speaker-changed', 'agendas-put-back'])(
  'Strategic actions, new speakers and returned agendas are announced immediately: %s',
  (type) => {
    const state = setUpGame(books.of(FINISHED_SETS.map(({ id }) => id)), { players: 3, seed: 'politics', late: true });
    expect(edition.announcementStyle(state, state, [{ type }])).toBe('text');
    expect(edition.announcementStyle(state, state, [{ type: 'agendas-looked-at' }])).toBeNull();
  },
);
