import { expect, test } from 'vitest';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Arborec.
const seats = { ann: 'arborec', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const producing = (setting: Setting, data: object = {}) =>
  at(setting).begin(produceUnits, { seat: 'ann', system: '05', ...data });
const endRound = (t: TestTable) => {
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  return t;
};

test('Mitosis, Letani Warrior note 2: only warriors produce infantry', () => {
  const dock = producing({ ground: { nestphar: { ann: '1 space-dock' } } });
  expect(dock.options('ann')).not.toContain('infantry@nestphar');
  expect(dock.options('ann')).toContain('fighter@space');
  const warriors = producing({ ground: { nestphar: { ann: '2 infantry' } } }).ann.produces(
    '2 infantry on nestphar',
  ).table;
  // Their Production is pooled: two for the price of one.
  expect(warriors).toAsk('ann payment');
  warriors.ann.agrees('payment');
  expect(warriors.facts('produced')).toMatchObject([{ cost: 1 }]);
});

test('Mitosis note 1: infantry in space may produce onto the planet', () => {
  const t = producing({
    space: { '05': { ann: '1 carrier, 1 infantry' } },
    ground: { nestphar: { ann: '1 space-dock' } },
  });
  expect(t.options('ann')).toContain('infantry@nestphar');
  expect(t.ann.refusal('2 infantry on nestphar', 'units-to-produce')).toBe('Infantry: choose at most 1.');
});

test('Mitosis note 3: places an infantry each status phase', () => {
  const t = at({ planets: { ann: ['lodor'] } }).begin('status-phase', {});
  expect(t).toAsk('ann mitosis');
  t.ann.chooses('lodor', 'mitosis');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry');
  const single = at().begin('status-phase', {});
  expect(single.units('ann', { planet: 'nestphar' })).toBe('1 infantry');
  t.ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens').cat.agrees('redistribute-tokens');
  single.ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens').cat.agrees('redistribute-tokens');
});

test('Letani Warrior note 1: Warfare cannot use a Letani Warrior', () => {
  const t = producing({ ground: { nestphar: { ann: '3 infantry, 1 space-dock' } } }, { at: 'one-space-dock' });
  expect(t.options('ann', 'units-to-produce')).not.toContain('infantry@nestphar');
});

test('Letani Warrior II: combat 7, Production 2, survives on 6', () => {
  const t = load(
    at({ technologies: { ann: ['letani-warrior-ii'] }, ground: { starpoint: { ann: '2 infantry' } } }),
    6,
    5,
  );
  expect(definitionFor(t.game, 'ann', 'infantry')).toMatchObject({ combat: { value: 7 }, production: 2 });
  t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'bob' });
  expect(t.facts('infantry-survival').map(({ survives }) => survives)).toEqual([true, false]);
  t.begin('turn', { seat: 'ann', performed: 0 });
  expect(t.units('ann', { planet: 'nestphar' })).toBe('1 infantry');
});

test('Bioplasmosis note 1, Bioplasmosis note 1a, Bioplasmosis note 1b: simultaneous moves', () => {
  const t = at({
    technologies: { ann: ['bioplasmosis'] },
    ground: { lodor: { ann: '2 infantry' }, 'new-albion': { ann: '1 infantry' }, tequran: { ann: '1 infantry' } },
    planets: { ann: ['starpoint'] },
  }).begin('status-phase', {});
  t.ann.chooses('nestphar', 'mitosis');
  endRound(t).ann.uses('bioplasmosis');
  const open = t.options('ann');
  expect(open).toEqual(expect.arrayContaining(['lodor>starpoint', 'new-albion>starpoint', 'tequran>new-albion']));
  // From 26 to 28 it is two systems; what arrives goes no further.
  expect(open).not.toContain('lodor>tequran');
  expect(open).not.toContain('starpoint>tequran');
  expect(t.ann.refusal('2 from lodor to starpoint, from lodor to new-albion', 'bioplasmosis')).toBe(
    'You have 2 infantry on Lodor; you chose 3.',
  );
  t.ann.chooses('2 from lodor to new-albion, from new-albion to tequran', 'bioplasmosis');
  expect([
    t.units('ann', { planet: 'lodor' }),
    t.units('ann', { planet: 'new-albion' }),
    t.units('ann', { planet: 'tequran' }),
  ]).toEqual(['', '2 infantry', '2 infantry']);
});

test('Duha Menaimon note 1, Duha Menaimon note 2: produces up to 5', () => {
  const t = at({
    technologies: { ann: ['sarween-tools'] },
    space: { 27: { ann: '1 flagship' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 9;
    },
  }).begin('tactical-action', { seat: 'ann' });
  t.ann.activates('27').uses('duha-menaimon');
  expect(t.ann.refusal('6 fighter in space', 'units-to-produce')).toBe('Fighter: choose at most 5.');
  t.ann.produces('4 fighter in space').pays('2 trade-goods');
  expect(t.units('ann', { system: '27' })).toBe('4 fighter, 1 flagship');
  expect(t.state.seats.ann.tradeGoods).toBe(7);
});

test('Duha Menaimon note 3: not when it arrives later', () => {
  const t = at({ space: { 26: { ann: '1 flagship' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27').table;
  expect(t).toAsk('ann move-ships');
});

const stymied = (setting: Setting = {}) =>
  at({
    active: 'bob',
    space: { 26: { bob: '1 cruiser' } },
    ground: { starpoint: { cat: '1 pds' } },
    ...setting,
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats.cat.promissoryNotes.push('stymie@ann');
      setting.change?.(state);
    },
  })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('27').table;

test('Stymie: places the mover’s token outside home systems', () => {
  const t = stymied().bob.moves('cruiser from 26').cat.plays('stymie').table;
  expect(t.options('cat').some((system) => ['05', '07', '04', '27'].includes(system))).toBe(false);
  t.cat.chooses('30', 'stymie');
  expect(t.state.systems['30'].tokens).toEqual(['bob']);
  expect(t.state.seats.bob.tokens).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
  expect(t.state.seats.ann.promissoryNotes).toEqual(['stymie@ann']);
  t.leaves('cat', 'use-space-cannon');
});

test('Stymie Ω note 1: may take a command sheet token', () => {
  const t = stymied({
    change: (state) => {
      state.seats.bob.tokens = { tactic: 6, fleet: 5, strategy: 5 };
    },
  });
  t.bob.moves('cruiser from 26').cat.plays('stymie').chooses('30', 'stymie');
  expect(t).toAsk('bob token-from-sheet');
});

test('Stymie: needs moved ships', () => {
  expect(stymied().bob.moves().table.open).not.toContain('cat window');
});

// Rulings

test('Stymie Ω note 2: excludes eliminated players’ homes', () => {
  const t = stymied({
    seats: { ann: 'arborec', bob: 'winnu', cat: 'muaat', dan: 'sol' },
    change: (state) => {
      state.seats.dan.eliminated = true;
    },
  })
    .bob.moves('cruiser from 26')
    .cat.plays('stymie').table;
  expect(t.options('cat', 'stymie')).toContain('30');
  expect(t.options('cat', 'stymie')).not.toContain('01');
});

test('Bioplasmosis note 1c, Bioplasmosis note 1d, Bioplasmosis note 1e: infantry may swap', () => {
  // 26 (Lodor), 27 (New Albion) and 28 (Tequran) lie in a row.
  const after = (moved: string) => {
    const t = at({
      technologies: { ann: ['bioplasmosis'] },
      ground: { lodor: { ann: '1 infantry' }, 'new-albion': { ann: '2 infantry' }, tequran: { ann: '1 infantry' } },
    }).begin('status-phase', {});
    t.ann.chooses('nestphar', 'mitosis');
    endRound(t).ann.uses('bioplasmosis').chooses(moved, 'bioplasmosis');
    return ['lodor', 'new-albion', 'tequran'].map((planet) => t.units('ann', { planet }));
  };
  expect(after('from lodor to new-albion, from tequran to new-albion')).toEqual(['', '4 infantry', '']);
  expect(after('from new-albion to lodor, from new-albion to tequran')).toEqual(['2 infantry', '', '2 infantry']);
  expect(after('from lodor to new-albion, from new-albion to lodor')).toEqual([
    '1 infantry',
    '2 infantry',
    '1 infantry',
  ]);
});

test('Letani Warrior note 3: production is pooled among the planets', () => {
  const t = at({ ground: { starpoint: { ann: '1 infantry' }, 'new-albion': { ann: '3 infantry' } } }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '27',
    },
  );
  expect(t.ann.refusal('3 infantry on starpoint, infantry on new-albion', 'units-to-produce')).toBeUndefined();
  expect(t.ann.refusal('5 infantry on starpoint', 'units-to-produce')).toBe('Infantry: choose at most 4.');
});
