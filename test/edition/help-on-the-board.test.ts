import { expect, test } from 'vitest';
import { bookOf } from '#ti4/rulebook.ts';
import { boardCalled, boardText } from '#ti4/discord/help/board-entries.ts';
import { POK } from '../rules/exploring.ts';

const book = bookOf([], POK);

test('help tells of planets, tiles and tokens what is printed on them', () => {
  expect(boardText(book, 'planet primor')).toMatch(
    /^\*\*Primor\*\* \(planet\)\n2 resources, 1 influence; cultural\.\nIt is legendary: \*\*The Atrament\*\*\. As your turn ends/,
  );
  expect(boardText(book, 'tile 82')).toBe(
    '**Wormhole nexus** (tile 82)\nMallice and gamma wormhole.\nWith its open side up: alpha wormhole, beta wormhole and gamma wormhole.',
  );
  expect(boardText(book, 'tile 83a')).toContain('It is no system');
  expect(boardText(book, 'token ion-storm')).toMatch(/With its alpha side up: alpha wormhole\.[\s\S]*There is one\.$/);
  expect(boardText(book, 'token frontier')).toContain('It can be explored');
  expect(boardText(book, 'lodor')).toContain('**Lodor** (planet)');
});

test('help on the board has a text for all that it offers, and leaves components to their own', () => {
  const offered = boardCalled(book, '');
  expect(offered.length).toBeGreaterThan(200);
  expect(offered.filter(({ key }) => !boardText(book, key))).toEqual([]);
  expect(boardCalled(book, 'Primor').map(({ label }) => label)).toEqual(['Primor (planet)', 'Primor (tile 65)']);
  expect(boardText(book, 'mirage')).toBeUndefined();
  expect(boardText(bookOf([], ['base']), 'planet primor')).toBeUndefined();
});
