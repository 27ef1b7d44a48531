import { expect, test } from 'vitest';
import { movement } from '../../src/rules/movement.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}, ...faces: number[]) => load(table({ seats, ...setting }), ...faces).begin(movement, { seat: 'ann', system });

// Home (06, 301) touches 201 alone; 201 touches 101, 202 and 212; behind 101 lies Mecatol Rex (18).
const behind = (anomaly: string): Setting => ({ board: { 201: anomaly }, space: { '06': { ann: '1 cruiser' } } });

test('86.1 ships move neither into nor through a supernova', () => {
  expect(moving('43', behind('43')).open).toEqual([]);
  expect(moving('26', behind('43')).open).toEqual([]);
});

test('86 a ship that finds itself in a supernova may leave it', () => {
  const t = moving('26', { board: { 201: '43' }, space: { 43: { ann: '1 cruiser' } } }).answers('ann', { 'cruiser@43': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('11.1 ships move neither into nor through an asteroid field, except with Antimass Deflectors', () => {
  expect(moving('44', behind('44')).open).toEqual([]);
  expect(moving('26', behind('44')).open).toEqual([]);
  expect(moving('44', { ...behind('44'), technologies: { ann: ['antimass-deflectors'] } }).options('ann')).toEqual(['cruiser@06']);
  expect(moving('26', { ...behind('44'), technologies: { ann: ['antimass-deflectors'] } }).options('ann')).toEqual(['cruiser@06']);
  expect(moving('43', { ...behind('43'), technologies: { ann: ['antimass-deflectors'] } }).open).toEqual([]);
  expect(moving('44', { ...behind('44'), technologies: { bob: ['antimass-deflectors'] } }).open).toEqual([]);
});

test('59.1 a nebula is entered only as the active system, never passed', () => {
  expect(moving('42', behind('42')).options('ann')).toEqual(['cruiser@06']);
  expect(moving('26', behind('42')).open).toEqual([]);
});

test('59.1a a ship does not go through the active nebula to fetch something beyond it', () => {
  const fetching = (board: Record<string, string>): Setting =>
    ({ board, technologies: { ann: ['cruiser-ii'] }, space: { '06': { ann: '1 cruiser' } }, ground: { lodor: { ann: '1 infantry' } } });
  expect(moving('19', fetching({})).options('ann')).toContain('carry-infantry@lodor');
  expect(moving('42', fetching({ 201: '42' })).options('ann')).toEqual(['cruiser@06']);
});

test('59.2 a ship that starts in a nebula has a move value of 1, which other effects raise', () => {
  const setting: Setting = { board: { 201: '42' }, space: { 42: { ann: '1 cruiser' } } };
  expect(moving('26', setting).options('ann')).toEqual(['cruiser@42']);
  expect(moving('18', setting).open).toEqual([]);
  expect(moving('18', { ...setting, technologies: { ann: ['gravity-drive'] } }).options('ann')).toEqual(['cruiser@42']);
});

const rift: Setting = { board: { 201: '41' }, space: { '06': { ann: '1 carrier' } } };

test('41.1 leaving a gravity rift gives one more system', () => {
  const t = moving('26', rift, 4).answers('ann', { 'carrier@06': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 carrier');
  expect(moving('18', rift).open).toEqual([]);
});

test('41 moving into a gravity rift gives nothing and rolls nothing', () => {
  const t = moving('41', rift).answers('ann', { 'carrier@06': 1 });
  expect(t.units('ann', { system: '41' })).toBe('1 carrier');
  expect(t.facts('rift-rolled')).toEqual([]);
});

test('41.2 a result of 1 to 3 removes the ship, 4 does not; it is not destroyed', () => {
  const two: Setting = { board: { 201: '41' }, space: { 41: { ann: '2 cruiser' } } };
  const t = moving('26', two, 3, 4).answers('ann', { 'cruiser@41': 2 });
  expect(t.units('ann')).toBe('1 cruiser');
  expect(t.facts('rift-rolled').map((fact) => fact.lost)).toEqual([true, false]);
  expect(t.facts('unit-destroyed')).toEqual([]);
  expect(t.facts('unit-removed')).toMatchObject([{ unit: 'cruiser', system: '41' }]);
});

test('41.2b what is carried is lost with its ship and does not roll itself', () => {
  const setting: Setting = { board: { 201: '41' }, space: { '06': { ann: '1 carrier, 1 fighter' } }, ground: { '000': { ann: '3 infantry' } } };
  const t = moving('26', setting, 1).answers('ann', { 'carrier@06': 1, 'carry-fighter@06': 1, 'carry-infantry@000': 2 });
  expect(t.units('ann')).toBe('1 infantry');
});

test('41 what was to be picked up beyond the rift stays where it is', () => {
  const setting: Setting = { board: { 201: '41' }, space: { '06': { ann: '1 carrier' } }, ground: { lodor: { ann: '2 infantry' } } };
  const t = moving('26', setting, 1).answers('ann', { 'carrier@06': 1, 'carry-infantry@lodor': 2 });
  expect(t.units('ann')).toBe('2 infantry');
});

test('41 ships that may choose go around the rift', () => {
  // From 20 (202) to 36 (212): over the rift at 201 or over 26 at 101.
  const t = moving('36', { board: { 201: '41' }, space: { 20: { ann: '1 cruiser' } } }).answers('ann', { 'cruiser@20': 1 });
  expect(t.facts('rift-rolled')).toEqual([]);
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '26', '36']);
});

test('41 even where the way around is longer and takes a Gravity Drive', () => {
  const t = moving('36', {
    board: { 201: '41' }, technologies: { ann: ['cruiser-ii', 'gravity-drive'] }, space: { 20: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
  }).answers('ann', { 'cruiser@20': 1 });
  expect(t.facts('rift-rolled')).toEqual([]);
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '27', '18', '31', '36']);
});

test('41 they go through it for what can be picked up nowhere else', () => {
  const t = moving('36', { board: { 201: '41' }, technologies: { ann: ['carrier-ii'] }, space: { 20: { ann: '1 carrier' }, 41: { ann: '1 carrier, 2 fighter' } } }, 9);
  t.answers('ann', { 'carrier@20': 1, 'carry-fighter@41': 1 });
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '41', '36']);
});

test('41 all is declared before the first die: nothing is added afterwards', () => {
  const t = moving('26', rift, 1).answers('ann', { 'carrier@06': 1 });
  expect(t.open).toEqual([]);
  expect(t.state.stack).toEqual([]);
});
