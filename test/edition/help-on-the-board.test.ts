import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { matchBoardEntries, findBoardText } from '#ti4/discord/help/board-entries.ts';
import { POK } from '../rules/exploring.ts';

const book = rulebookOf([], POK);

test('help gives the print of planets, tiles and tokens', () => {
  expect(findBoardText(book, 'planet primor')).toMatch(
    /^\*\*Primor\*\* \(planet\)\n2 resources, 1 influence; cultural\.\nLegendary planet: \*\*The Atrament\*\*\. When your turn ends/,
  );
  expect(findBoardText(book, 'tile 82')).toBe(
    '**Wormhole Nexus** (tile 82)\nPlanet: Mallice. Gamma wormhole.\nWhen a player first moves or places a unit there or gains control of Mallice, it is turned to its active side: alpha wormhole, beta wormhole and gamma wormhole.',
  );
  expect(findBoardText(book, 'tile 83a')).toContain('This is not a system');
  expect(findBoardText(book, 'token ion-storm')).toMatch(
    /With the alpha side up: alpha wormhole\.[\s\S]*There is 1 such token\.$/,
  );
  expect(findBoardText(book, 'token frontier')).toContain('You can explore it');
  expect(findBoardText(book, 'lodor')).toContain('**Lodor** (planet)');
});

test('help on the board has a text for every entry', () => {
  const offered = matchBoardEntries(book, '');
  expect(offered.length).toBeGreaterThan(200);
  expect(offered.filter(({ key }) => !findBoardText(book, key))).toEqual([]);
  expect(matchBoardEntries(book, 'Primor').map(({ label }) => label)).toEqual(['Primor (planet)', 'Primor (tile 65)']);
  expect(findBoardText(book, 'mirage')).toBeUndefined();
  expect(findBoardText(rulebookOf([], ['base']), 'planet primor')).toBeUndefined();
});
