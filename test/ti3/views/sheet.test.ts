import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { formatSheet } from '#ti3/discord/format/sheet.ts';
import { gainTechnology } from '#ti3/rules/technology/technology.ts';
import { buildBoardView, buildSheetView } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const book = rulebookOf(SETS.map(({ id }) => id));
const RACES = ['sol', 'letnev', 'norr'];
const OPTIONAL = ['flagship', 'mechanized-unit', 'shock-troop'];

test('the sheet lists optional units only if in play', () => {
  const seldom = (options: object, there: string[] = []): string[] => {
    const game = laidOut(RACES, options, book);
    for (const type of there) addUnit(game, 'p1', type as 'flagship', game.state.seats.p1.home);
    return buildSheetView(game, 'p1')
      .units.map(({ type }) => type as string)
      .filter((type) => OPTIONAL.includes(type))
      .sort();
  };
  expect(seldom({})).toEqual([]);
  expect(seldom({ flagships: true })).toEqual(['flagship']);
  expect(seldom({ mechanizedUnits: true, shockTroops: true })).toEqual(['mechanized-unit', 'shock-troop']);
  expect(seldom({}, ['flagship'])).toEqual(['flagship']);
  expect(buildSheetView(laidOut(RACES, {}, book), 'p1').units).toHaveLength(9);
});

test('the sheet shows its own race’s flagship', () => {
  const flagship = (seat: string) =>
    buildSheetView(laidOut(RACES, { flagships: true }, book), seat).units.find(({ type }) => type === 'flagship');
  expect(flagship('p1')?.cost).toBe(book.flagships.sol.cost);
  expect([flagship('p1'), flagship('p2')].map((one) => one?.dice)).toEqual([
    book.flagships.sol.dice,
    book.flagships.letnev.dice,
  ]);
});

test('E3 6.2 the sheet shows movement and capacity with technologies', () => {
  const game = laidOut(RACES, {}, book);
  const told = (type: string): string => {
    const [seat] = buildBoardView(game).seats;
    const line = formatSheet(seat, buildSheetView(game, 'p1'), [], (one) => one).join('\n');
    return line.split('\n').find((one) => one.includes(`**${type}**`)) ?? '';
  };
  expect(told('Carrier')).toContain('movement 1,');
  expect(told('Cruiser')).not.toContain('capacity');
  for (const id of ['xrd-transporters', 'type-iv-drive', 'stasis-capsules']) gainTechnology(game, 'p1', id);
  expect(told('Carrier')).toContain('movement 2, capacity 6,');
  expect(told('Cruiser')).toContain('movement 3, capacity 1 ground force,');
  expect(told('Space Dock')).not.toContain('movement');
});
