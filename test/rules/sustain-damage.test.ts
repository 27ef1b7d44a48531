import { expect, test } from 'vitest';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table } from './table.ts';

const hit = (hits: number, more = {}) => ({
  seat: 'bob',
  by: 'ann',
  purpose: 'space-combat',
  system: '27',
  hits,
  ...more,
});

test('87.2 damaged ships fight, move and count as before', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 dreadnought (damaged)', bob: '1 cruiser' } } }),
    5,
    1,
  ).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(rolls(t)[0]).toBe('ann space-combat 1');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  const u = table({ seats: plain, space: { 26: { ann: '1 dreadnought (damaged)' } } }).begin(movement, {
    seat: 'ann',
    system: '27',
  });
  expect(u.options('ann', 'move-ships')).toHaveLength(1);
});

test('87.4a ships sustain no damage for fighters in barrages', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 destroyer', bob: '1 dreadnought, 1 carrier, 2 fighter' } } }),
    10,
    10,
  ).begin(antiFighterBarrage, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk();
  expect(t.units('bob')).toBe('1 carrier, 1 dreadnought');
});

test('87.5 Sustain Damage does not cancel direct destruction', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 dreadnought' } } });
  t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'ann' });
  expect([t.open, t.units('bob')]).toEqual([[], '']);
});

test('87.6 Non-Euclidean Shielding cancels two hits with one ship', () => {
  const t = table({
    seats: { ann: 'yssaril', bob: 'letnev', cat: 'naalu' },
    technologies: { bob: ['non-euclidean-shielding'] },
    space: { 27: { bob: '2 dreadnought' } },
  }).begin(assignHits, hit(2));
  expect(t.bob.refusal('2 dreadnought')).toBe('There are only 2 hits to cancel.');
  t.bob.sustains('dreadnought');
  expect(t.units('bob')).toBe('1 dreadnought, 1 dreadnought (damaged)');
});
