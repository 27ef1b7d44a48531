import { expect, test } from 'vitest';
import { entryProblem, movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { tile } from '#ti3/rules/components/component.ts';
import type { Special } from '#ti3/rules/terms.ts';
import { table, type Laid, type Table } from '../table.ts';

/** The second system of the row is something special. */
function special(what: Special, laid: Laid = {}): Table {
  const at = table(laid);
  const tiles = {
    ...at.game.book.tiles,
    'empty-2': tile({ id: 'empty-2', name: what, planets: [], wormholes: [], special: what }),
  };
  Object.assign(at.game, { book: { ...at.game.book, tiles } });
  at.game.invalidateAll();
  return at;
}

const ways = ({ game }: Table, from: string, to: string, reach: number): number =>
  routesBetween(game, 'ann', from, to, reach).length;

test('E3 17.1 Antimass Deflectors let ships pass asteroid fields', () => {
  const antimass = { technologies: { ann: ['antimass-deflectors'] } };
  const [shut, open] = [special('asteroid-field'), special('asteroid-field', antimass)];
  expect([ways(shut, 'empty-1', 'empty-3', 2), ways(open, 'empty-1', 'empty-3', 2)]).toEqual([0, 1]);
  for (const at of [shut, open]) expect(entryProblem(at.game, 'ann', 'empty-2')).toBeDefined();
});

test('E3 17.2 nothing enters or passes a supernova', () => {
  const at = special('supernova', { technologies: { ann: ['antimass-deflectors'] } });
  expect([entryProblem(at.game, 'ann', 'empty-2') !== undefined, ways(at, 'empty-1', 'empty-3', 2)]).toEqual([true, 0]);
});

test('E3 17.3 ships stop in a nebula and leave at 1', () => {
  const at = special('nebula');
  expect([ways(at, 'empty-1', 'empty-2', 1), ways(at, 'empty-1', 'empty-3', 2)]).toEqual([1, 0]);
  const reach = (from: string): number => movementTo(at.game, 'ann', 'cruiser', from, 'saudor');
  expect([reach('empty-2'), reach('empty-1')]).toEqual([1, 2]);
});

test('E3 17.3 only the defender gets +1 in a nebula', () => {
  const laid: Laid = { space: { 'empty-2': 'ann cruiser; bob cruiser' } };
  expect(special('nebula', laid).dice(6, 6).battle().winners).toEqual(['bob']);
  expect(special('asteroid-field', laid).dice(6, 6).dice(7, 1).battle().winners).toEqual(['ann']);
});
