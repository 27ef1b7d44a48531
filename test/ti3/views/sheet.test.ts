import { expect, test } from 'vitest';
import { bookOf } from '../../../src/editions/ti3/book.ts';
import { SETS } from '../../../src/editions/ti3/content/sets.ts';
import { addUnit } from '../../../src/editions/ti3/rules/planets/units.ts';
import { sheetView } from '../../../src/editions/ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const book = bookOf(SETS.map(({ id }) => id));
const RACES = ['sol', 'letnev', 'norr'];
const OPTIONAL = ['flagship', 'mechanized-unit', 'shock-troop'];

test('a sheet lists the units that are played with: those of options only where a game has them, or where one is there all the same', () => {
  const seldom = (options: object, there: string[] = []): string[] => {
    const game = laidOut(RACES, options, book);
    for (const type of there) addUnit(game, 'p1', type as 'flagship', game.state.seats.p1.home);
    return sheetView(game, 'p1')
      .units.map(({ type }) => type as string)
      .filter((type) => OPTIONAL.includes(type))
      .sort();
  };
  expect(seldom({})).toEqual([]);
  expect(seldom({ flagships: true })).toEqual(['flagship']);
  expect(seldom({ mechanizedUnits: true, shockTroops: true })).toEqual(['mechanized-unit', 'shock-troop']);
  expect(seldom({}, ['flagship'])).toEqual(['flagship']);
  expect(sheetView(laidOut(RACES, {}, book), 'p1').units).toHaveLength(9);
});

test('of flagships a sheet tells the one of its race', () => {
  const flagship = (seat: string) =>
    sheetView(laidOut(RACES, { flagships: true }, book), seat).units.find(({ type }) => type === 'flagship');
  expect(flagship('p1')?.cost).toBe(book.flagships.sol.cost);
  expect([flagship('p1'), flagship('p2')].map((one) => one?.dice)).toEqual([book.flagships.sol.dice, book.flagships.letnev.dice]);
});
