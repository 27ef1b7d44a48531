import { expect, test } from 'vitest';
import { textWidth } from '#render/text-metrics.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { formatSetChoice } from '#kit/components/sets/set-names.ts';
import { composeSlices } from '#ti4/render/board/slices.ts';
import { renderPlayerArea } from '#ti4/render/sheets/player-area.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { newGame } from '#ti4/rules/game.ts';
import { buildBoardView } from '#ti4/views/index.ts';

const books = rulebooksBySets();
const book = books.of();
const laid = (draft: boolean) => setUpGame(book, { players: 6, seed: 'x', points: 10, sets: book.sets, draft });

test('the undrawn mark of a later issue takes no width', () => {
  expect(textWidth('Magen Defense Grid ΩΩ', 20)).toBe(textWidth('Magen Defense Grid', 20));
});

test('draft slices stand two in a row, with icons for values', () => {
  const view = buildBoardView(newGame(laid(true), book), null);
  if (!view.draft) throw new Error('nothing is drafted');
  const { width, pieces } = composeSlices(view, view.draft);
  // At 400 pixels across, a tile is still as wide as a word on it needs.
  expect((400 / width) * 240).toBeGreaterThan(80);
  const headings = pieces
    .flatMap(({ layers }) => layers.map(({ body }) => body()))
    .filter((body) => body.includes('>Slice '));
  expect(headings).toHaveLength(view.draft.slices.length);
  expect(headings.join('')).not.toMatch(/Slice \d+: \d+ \/ \d+/);
});

test('relic fragments have their trait’s color, apart from leaders', () => {
  const state = laid(false);
  const [id] = state.order;
  state.seats[id].fragments = ['hazardous-relic-fragment#1', 'hazardous-relic-fragment#2'];
  const view = buildBoardView(newGame(state, book), null);
  const seat = view.seats.find((one) => one.id === id);
  if (!seat) throw new Error('nobody sits there');
  expect(seat.found).toMatchObject([{ count: 2, fragment: 'hazardous' }]);
  const { body } = renderPlayerArea(view, seat, 1400);
  const color = (word: string): string | undefined => new RegExp(`fill="([^"]+)"[^>]*>${word}`).exec(body)?.[1];
  expect(color('2 Hazardous Relic Fragments')).not.toBe(
    color(seat.leaders.find(({ state: now }) => now === 'ready')?.name ?? ''),
  );
});

test('sets are named as written', () => {
  expect(formatSetChoice(books, books.bundles[0].sets)).toBe('Prophecy of Kings with codices');
});
