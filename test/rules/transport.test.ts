import { expect, test } from 'vitest';
import { movement } from '../../src/rules/movement.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}) => table({ seats, ...setting }).begin(movement, { seat: 'ann', system });

test('95 a ship carries fighters and ground forces up to its capacity', () => {
  const t = moving('19', { space: { '06': { ann: '1 carrier, 2 fighter' } }, ground: { '000': { ann: '4 infantry, 1 space-dock' } } });
  expect(t.refusal('ann', { 'carrier@06': 1, 'carry-fighter@06': 2, 'carry-infantry@000': 3 })).toBe('The moving ships lack room for 1 of these.');
  t.answers('ann', { 'carrier@06': 1, 'carry-fighter@06': 2, 'carry-infantry@000': 2 });
  expect(t.units('ann', { system: '19', space: true })).toBe('1 carrier, 2 fighter, 2 infantry');
  expect(t.units('ann', { planet: '000' })).toBe('2 infantry, 1 space-dock');
});

test('95 nothing is carried without a ship that moves', () => {
  const t = moving('19', { space: { '06': { ann: '1 carrier' } }, ground: { '000': { ann: '1 infantry' } } });
  expect(t.refusal('ann', { 'carry-infantry@000': 1 })).toBe('The moving ships lack room for 1 of these.');
});

test('95 structures stay where they are', () => {
  const t = moving('19', { space: { '06': { ann: '1 carrier' } }, ground: { '000': { ann: '1 infantry, 1 pds, 1 space-dock' } } });
  expect(t.options('ann')).toEqual(['carrier@06', 'carry-infantry@000']);
});

test('95.1 units are picked up where the ship starts, passes and arrives', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' }, lodor: { ann: '1 infantry' } },
  });
  t.answers('ann', { 'carrier@06': 1, 'carry-infantry@000': 1, 'carry-infantry@wellon': 1, 'carry-infantry@lodor': 1 });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 3 infantry');
});

test('95.1 a ship goes out of its way to pick something up where its move value allows it', () => {
  const t = moving('19', { technologies: { ann: ['carrier-ii'] }, space: { '06': { ann: '1 carrier' } }, ground: { 'vefut-ii': { ann: '1 infantry' } } });
  // 20 lies beside 19 but not beside home: that would be three systems.
  expect(t.options('ann')).toEqual(['carrier@06']);
  const near = moving('19', { technologies: { ann: ['carrier-ii'] }, space: { 36: { ann: '1 carrier' } }, ground: { lodor: { ann: '1 infantry' } } });
  near.answers('ann', { 'carrier@36': 1, 'carry-infantry@lodor': 1 });
  expect(near.facts('ships-moved')[0].path).toEqual(['36', '26', '19']);
});

test('95.1 one ship cannot be in two places: each picks up what lies on its own way', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { wellon: { ann: '1 infantry' }, '000': { ann: '1 infantry' }, 'vefut-ii': { ann: '1 infantry' } },
  });
  expect(t.refusal('ann', { 'carrier@06': 1, 'carry-infantry@wellon': 1 })).toBeUndefined();
  expect(t.options('ann')).not.toContain('carry-infantry@vefut-ii');
});

test('95.1 a ship without capacity does not help to fetch what another cannot reach', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 carrier' }, 20: { ann: '1 carrier, 1 cruiser' } },
    ground: { 'vefut-ii': { ann: '1 infantry' }, '000': { ann: '5 infantry' } },
  });
  expect(t.refusal('ann', { 'carrier@06': 1, 'cruiser@20': 1, 'carry-infantry@vefut-ii': 1 })).toBe('No ship that moves can pick anything up in Vefut II (202) on its way.');
  expect(t.refusal('ann', { 'carrier@06': 1, 'carrier@20': 1, 'carry-infantry@000': 5 })).toBe('The ships that can pass [0.0.0] (301) on their way have no room for 5 from there.');
});

test('95.1 two ships that each reach half of the cargo do not reach it twice', () => {
  const t = moving('26', {
    technologies: { ann: ['cruiser-ii'] },
    space: { '06': { ann: '1 cruiser' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
  });
  expect(t.refusal('ann', { 'cruiser@06': 1, 'carry-infantry@wellon': 1 })).toBeUndefined();
  expect(t.refusal('ann', { 'cruiser@06': 1, 'carry-infantry@000': 1 })).toBeUndefined();
  expect(t.refusal('ann', { 'cruiser@06': 1, 'carry-infantry@000': 1, 'carry-infantry@wellon': 1 })).toBeDefined();
});

test('95.1 several ships share out what each of them passes', () => {
  const t = moving('26', {
    technologies: { ann: ['cruiser-ii'] },
    space: { '06': { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
  });
  // The one from Vefut II takes the detour by Wellon, the one from home brings its own.
  t.answers('ann', { 'cruiser@06': 1, 'cruiser@20': 1, 'carry-infantry@000': 1, 'carry-infantry@wellon': 1 });
  expect(t.facts('ships-moved').map((fact) => fact.path)).toContainEqual(['20', '19', '26']);
});

test('95.3 nothing is picked up where the own token lies, except in the active system', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { wellon: { ann: '1 infantry' }, lodor: { ann: '1 infantry' } },
    change: (state) => {
      state.systems['19'].tokens.push('ann');
      state.systems['26'].tokens.push('ann');
    },
  });
  expect(t.options('ann')).toEqual(['carrier@06', 'carry-infantry@lodor']);
});

test('58.4e a ship in the active system may go out and come back with something', () => {
  const ground = { wellon: { ann: '1 infantry' } };
  const t = moving('26', { technologies: { ann: ['carrier-ii'] }, space: { 26: { ann: '1 carrier' } }, ground });
  t.answers('ann', { 'carrier@26': 1, 'carry-infantry@wellon': 1 });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 1 infantry');
  expect(t.facts('ships-moved')[0].path).toEqual(['26', '19', '26']);
  expect(moving('26', { space: { 26: { ann: '1 carrier' } }, ground }).open).toEqual([]);
});

test('95 a fighter that moves by itself is not carried as well', () => {
  const t = moving('19', { technologies: { ann: ['fighter-ii'] }, space: { '06': { ann: '1 carrier, 3 fighter' } } });
  expect(t.refusal('ann', { 'carrier@06': 1, 'fighter@06': 2, 'carry-fighter@06': 2 })).toBe('A fighter either moves by itself or is carried, not both.');
  t.answers('ann', { 'carrier@06': 1, 'fighter@06': 1, 'carry-fighter@06': 2 });
  expect(t.units('ann', { system: '19' })).toBe('1 carrier, 3 fighter');
});

test('95 a carried fighter goes as far as its carrier', () => {
  const t = moving('18', { technologies: { ann: ['cruiser-ii', 'fighter-ii'] }, space: { '06': { ann: '1 cruiser, 1 fighter' } } });
  expect(t.options('ann').filter((key) => key !== 'give-up')).toEqual(['cruiser@06', 'carry-fighter@06']);
});

test('16 what is left behind without room is given up knowingly', () => {
  const t = moving('19', { space: { '06': { ann: '1 carrier, 4 fighter' } }, ground: { '000': { ann: '8 infantry' } } });
  expect(t.refusal('ann', { 'carrier@06': 1, 'carry-infantry@000': 4 })).toMatch(/To go on, give up 4 more\.$/);
  t.answers('ann', { 'carrier@06': 1, 'carry-infantry@000': 2, 'carry-fighter@06': 2, 'give-up': 2 }).answers('ann', { fighter: 2 }, 'excess-units');
  expect(t.units('ann', { system: '06' })).toBe('6 infantry');
  expect(t.units('ann', { system: '19' })).toBe('1 carrier, 2 fighter, 2 infantry');
});
