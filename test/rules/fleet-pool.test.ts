import { expect, test } from 'vitest';
import { movement } from '#ti4/rules/movement/movement.ts';
import { removeExcess } from '#ti4/rules/units/fleet-excess.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
// Whatever runs, the standing checks look.
const looked = (setting: Setting) => table({ seats, ...setting }).begin(removeExcess, { seat: 'bob', system: '18' });
const moving = (system: string, setting: Setting) =>
  table({ seats, ...setting }).begin(movement, { seat: 'ann', system });

test('37.1 the fleet pool limits non-fighter ships per system', () => {
  expect(looked({ space: { 27: { ann: '3 cruiser' }, 28: { ann: '3 cruiser' } } })).toAsk();
});

test('37.3 the owner chooses exactly the excess ships', () => {
  const t = looked({ space: { 27: { ann: '3 cruiser, 2 dreadnought' } } });
  expect(t).toAsk('ann excess-units');
  expect(t.ann.refusal('cruiser')).toBe(
    'Your fleet pool allows 3 non-fighter ships at New Albion and Starpoint (102), not 4.',
  );
  expect(t.ann.refusal('3 cruiser')).toBe('Cruiser: you chose more than you must remove.');
  t.ann.removes('cruiser, dreadnought');
  expect(t.units('ann')).toBe('2 cruiser, 1 dreadnought');
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('37.1a fighters and units on planets do not count', () => {
  const t = looked({
    space: { 27: { ann: '3 carrier, 8 fighter' } },
    ground: { starpoint: { ann: '5 infantry, 1 pds' } },
  });
  expect(t).toAsk();
});

test('37.3 a smaller fleet pool is checked at once', () => {
  const t = moving('19', { space: { 27: { ann: '3 cruiser' }, '06': { ann: '1 carrier' } } });
  t.state.seats.ann.tokens.fleet = 2;
  t.ann.moves('carrier from 06');
  expect(t).toAsk('ann excess-units');
});

test('37 moving past the fleet pool needs a give-up', () => {
  const t = moving('19', { space: { '06': { ann: '2 cruiser' }, 19: { ann: '2 destroyer' } } });
  expect(t.ann.refusal('2 cruiser from 06')).toBe(
    'Your fleet pool allows 3 non-fighter ships at Wellon (201), not 4. Remove 1 to continue.',
  );
  expect(t.ann.refusal('cruiser from 06')).toBeUndefined();
  t.ann.moves('2 cruiser from 06, give-up').removes('destroyer');
  expect(t.units('ann', { system: '19' })).toBe('2 cruiser, 1 destroyer');
});

test('37 a ship may move through a full system', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' }, 19: { ann: '3 destroyer' } } });
  expect(t.ann.refusal('cruiser from 06')).toBeUndefined();
});

test('37 above capacity, upgraded fighters count against the fleet pool', () => {
  const fleet = (units: string) => looked({ technologies: { ann: ['fighter-ii'] }, space: { 27: { ann: units } } });
  expect(fleet('1 carrier, 6 fighter')).toAsk();
  const t = fleet('1 carrier, 7 fighter');
  expect(t.ann.refusal('carrier')).toBe(
    '7 fighters at New Albion and Starpoint (102) would be over capacity and count against your fleet pool: 7 ships, but it allows only 3.',
  );
  t.ann.removes('fighter');
  expect(t.units('ann')).toBe('1 carrier, 6 fighter');
});

test('37 a ship may go instead of upgraded fighters', () => {
  const t = looked({
    technologies: { ann: ['fighter-ii'] },
    space: { 27: { ann: '1 carrier, 1 cruiser, 6 fighter' } },
  }).ann.removes('cruiser').table;
  expect(t.units('ann')).toBe('1 carrier, 6 fighter');
});

test('37 flying upgraded fighters need fleet pool room', () => {
  const t = moving('19', { technologies: { ann: ['fighter-ii'] }, space: { '06': { ann: '2 carrier, 7 fighter' } } });
  expect(t.ann.refusal('4 fighter from 06')).toBe(
    '4 fighters at Wellon (201) would be over capacity and count against your fleet pool: 4 ships, but it allows only 3. Remove 1 to continue.',
  );
  expect(t.ann.refusal('3 fighter from 06')).toBeUndefined();
});

test('37 note 2 ships over the fleet pool are removed immediately', () => {
  const t = moving('19', { space: { '06': { ann: '2 cruiser' }, 19: { ann: '2 destroyer' } } }).ann.moves(
    '2 cruiser from 06, give-up',
  ).table;
  expect(t).toAsk('ann excess-units');
  expect(t.state.stack.map(({ procedure }) => procedure)).toEqual(['movement', 'remove-excess']);
});

test('37.4 moving spends no fleet pool tokens', () => {
  const t = moving('19', { space: { '06': { ann: '2 cruiser' } } }).ann.moves('2 cruiser from 06').table;
  expect(t.state.seats.ann.tokens.fleet).toBe(3);
});

test('76.2, 76.2a, 76 note 1 only upgraded excess fighters count', () => {
  expect(looked({ space: { 27: { ann: '3 carrier, 12 fighter' } } })).toAsk();
  expect(looked({ technologies: { ann: ['fighter-ii'] }, space: { 27: { ann: '3 carrier, 13 fighter' } } })).toAsk(
    'ann excess-units',
  );
});
