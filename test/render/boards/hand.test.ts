import { expect, test } from 'vitest';
import { formatHandCounts } from '#ti4/discord/format/hand.ts';
import { describeHand, isHandDescribed } from '#ti4/render/alt-text.ts';
import { composeHand, paginateHand } from '#ti4/render/sheets/hand.ts';
import type { HandView } from '#ti4/views/index.ts';
import { textsOf } from './letters.ts';
import { hand } from './scenes.ts';

const WORDS = 'Words that say what this does, no longer and no shorter than usual.';

test('a hand’s message only counts what its picture shows', () => {
  expect(formatHandCounts(hand())).toBe('You have 4 action cards, 2 secret objectives and 2 promissory notes.');
  const empty: HandView = { ...hand(), actionCards: [], secretObjectives: [], promissoryNotes: [] };
  expect(formatHandCounts(empty)).toBe('You have no cards.');
  expect(formatHandCounts({ ...empty, tiles: ['27: New Albion'] })).toBe(
    '**System tiles to place**\n- 27: New Albion\nYou have no cards.',
  );
});

test('a hand’s alt text has the text of every card', () => {
  expect(describeHand({ ...hand(), secretObjectives: [] })).toBe(
    `Action cards: Sabotage: ${WORDS} Direct Hit: ${WORDS} Bribery: ${WORDS} Courageous to the End: ${WORDS} Promissory notes: Ceasefire of Sol: ${WORDS} Trade Agreement of Letnev: ${WORDS}`,
  );
});

test('a large hand takes several pictures, each with all its texts', () => {
  const [card] = hand().actionCards;
  const large = { ...hand(), actionCards: Array.from({ length: 24 }, (_, i) => ({ ...card, name: `Card ${i}` })) };
  const pages = paginateHand(large, isHandDescribed);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(describeHand(page)).not.toContain('…');
  const shown = pages.flatMap((page) => composeHand(page).pieces.flatMap(({ layers }) => textsOf(layers[0].body())));
  const names = shown.map(({ words }) => words).filter((words) => /^Card \d+$/.test(words));
  expect(names).toEqual(large.actionCards.map(({ name }) => name));
});
