import { expect, test } from 'vitest';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { POK } from '../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

/** Ann uses Construction as Prophecy of Kings prints it. */
const construction = ({ change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
    planets: { ann: ['lodor', 'starpoint'], bob: ['wellon', 'quann'] },
    ...setting,
    change: (state) => {
      state.seats.ann.strategyCards = { construction: { used: false } };
      delete state.strategyCards.construction;
      change?.(state);
    },
  }).begin(strategicAction, { seat: 'ann', card: 'construction' });
const sites = (t: TestTable, seat: string): string[] =>
  t.options(seat, 'structure-site').map((key) => key.split('@')[1] ?? '');

test('Construction of Prophecy of Kings: followers’ tokens go into the system', () => {
  const t = construction();
  expect(t.game.book.components.construction.set).toBe('pok');
  t.ann.chooses('space-dock@lodor', 'structure-site').ann.chooses('pds@starpoint', 'structure-site');
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '1 space-dock',
    '1 pds',
  ]);
  t.bob.follows().bob.chooses('space-dock@wellon', 'structure-site');
  expect([t.state.seats.bob.tokens.strategy, t.state.systems[t.state.planets.wellon.system].tokens]).toEqual([
    1,
    ['bob'],
  ]);
  t.cat.declines('use-secondary');
  expect(t.state.seats.ann.strategyCards.construction.used).toBe(true);
});

test('24.3 an existing token there returns the spent one to reinforcements', () => {
  const t = construction({ change: ({ systems, planets }) => void systems[planets.wellon.system].tokens.push('bob') });
  t.ann
    .declines('structure-site')
    .ann.declines('structure-site')
    .bob.follows()
    .bob.chooses('pds@wellon', 'structure-site');
  expect([t.state.seats.bob.tokens.strategy, t.state.systems[t.state.planets.wellon.system].tokens]).toEqual([
    1,
    ['bob'],
  ]);
  expect(t.units('bob')).toBe('1 pds');
  t.cat.declines('use-secondary');
});

test('24 note 3 nobody places structures on a Demilitarized Zone planet', () => {
  const zoned = (planet: string): TestTable =>
    construction({
      change: ({ planets }) => {
        planets[planet].markers = [
          { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
        ];
      },
    });
  const own = zoned('lodor');
  expect(sites(own, 'ann')).not.toContain('lodor');
  expect(sites(own, 'ann')).toContain('starpoint');
  own.leaves('ann', 'structure-site');
  const theirs = zoned('quann');
  theirs.ann.declines('structure-site').ann.declines('structure-site').bob.follows();
  expect(sites(theirs, 'bob')).not.toContain('quann');
  expect(sites(theirs, 'bob')).toContain('wellon');
  theirs.leaves('bob', 'structure-site').leaves('cat', 'use-secondary');
});
