import { expect, test } from 'vitest';
import { movement } from '../../src/rules/movement.ts';
import { table, type Setting } from './table.ts';

// The way down from Ann's home in the north (06): 19, 26, then Mecatol Rex (18). 20 lies beside 19 and 26.
const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}) => table({ seats, ...setting }).begin(movement, { seat: 'ann', system });

test('58.4 a ship moves as far as its move value, and no further', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser, 1 carrier' } } });
  expect(t.options('ann', 'move-ships')).toEqual(['cruiser@06']);
  expect(t.refusal('ann', { 'carrier@06': 1 })).toMatch(/Carrier: at most 0/);
  t.answers('ann', { 'cruiser@06': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('58.4 nobody is asked where no ship can come', () => {
  const t = moving('18', { space: { '06': { ann: '1 cruiser' } } });
  expect(t.open).toEqual([]);
  expect(t.units('ann', { system: '06' })).toBe('1 cruiser');
});

test('58.4 what cannot move is listed with the reason', () => {
  const spec = moving('26', { space: { '06': { ann: '1 carrier' }, 19: { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } }, change: (state) => state.systems['20'].tokens.push('ann') }).spec('ann');
  const hints = spec.kind === 'allot' ? Object.fromEntries(spec.lines.map((line) => [line.key, line.hint])) : {};
  expect(hints['carrier@06']).toBe('No way leads there for a move value of 1.');
  expect(hints['cruiser@20']).toBe('Your command token lies in Vefut II (202).');
});

test('58.4b ships of others block the way through, not the way in', () => {
  const setting: Setting = { technologies: { bob: ['fighter-ii'] }, space: { '06': { ann: '1 cruiser' }, 19: { bob: '1 fighter' } } };
  expect(moving('26', setting).open).toEqual([]);
  expect(moving('19', setting).options('ann')).toEqual(['cruiser@06']);
});

test('58.4b only ships block: ground forces and structures do not', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' } }, ground: { wellon: { bob: '2 infantry, 1 pds' } } });
  expect(t.options('ann')).toEqual(['cruiser@06']);
});

test('58.4b a way around is taken', () => {
  const t = moving('18', { technologies: { ann: ['cruiser-ii'] }, space: { 19: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } } });
  t.answers('ann', { 'cruiser@19': 1 });
  expect(t.facts('ships-moved')[0].path).not.toContain('26');
});

test('58.4c ships do not leave a system with their own token; 58.4d they may pass one', () => {
  const here = moving('19', { space: { '06': { ann: '1 cruiser' } }, change: (state) => state.systems['06'].tokens.push('ann') });
  expect(here.open).toEqual([]);
  const passing = moving('26', { space: { '06': { ann: '1 cruiser' } }, change: (state) => state.systems['19'].tokens.push('ann') });
  expect(passing.options('ann')).toEqual(['cruiser@06']);
});

test("58.4c another player's token holds nobody", () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' } }, change: (state) => state.systems['06'].tokens.push('bob') });
  expect(t.options('ann')).toEqual(['cruiser@06']);
});

test('58.6 all ships arrive at once, from wherever they come', () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' }, 20: { ann: '1 cruiser (damaged), 1 dreadnought' } } });
  t.answers('ann', { 'cruiser@06': 1, 'cruiser-damaged@20': 1 });
  expect(t.units('ann', { system: '19' })).toBe('1 cruiser, 1 cruiser (damaged)');
  expect(t.units('ann', { system: '20' })).toBe('1 dreadnought');
  expect(t.facts('ships-moved').map((fact) => [fact.from, fact.into, fact.units])).toEqual(expect.arrayContaining([['06', '19', ['cruiser']], ['20', '19', ['cruiser']]]));
});

test('58 moving nothing is allowed', () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' } } }).answers('ann', {});
  expect(t.state.stack).toEqual([]);
  expect(t.facts('ships-moved')).toEqual([]);
});

test('101 matching wormholes join systems: alpha to alpha, not alpha to beta', () => {
  const board = { 304: '39', 306: '40' };
  expect(moving('26', { board, space: { 39: { ann: '1 carrier' } } }).options('ann')).toEqual(['carrier@39']);
  expect(moving('26', { board, space: { 40: { ann: '1 carrier' } } }).open).toEqual([]);
  expect(moving('25', { board, space: { 40: { ann: '1 carrier' } } }).options('ann')).toEqual(['carrier@40']);
});

test('101.4 a system off the board is reached through its delta wormhole', () => {
  const creuss: Setting = { seats: { ...seats, bob: 'creuss' }, space: { '06': { ann: '1 carrier' }, 17: { ann: '1 carrier' } } };
  expect(moving('51', creuss).options('ann')).toEqual(['carrier@17']);
});

test('58 a Gravity Drive takes one ship one system further, and only one', () => {
  const t = moving('26', { technologies: { ann: ['gravity-drive'] }, space: { '06': { ann: '2 carrier, 1 cruiser' } } });
  expect(t.refusal('ann', { 'carrier@06': 2 })).toBe('Gravity Drive helps one ship, and 2 need it: Carrier, Carrier.');
  t.answers('ann', { 'carrier@06': 1, 'cruiser@06': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 cruiser');
  expect(t.facts('ability-used')).toMatchObject([{ seat: 'ann', component: 'gravity-drive' }]);
});

test('58 a Gravity Drive that no ship needs is not used', () => {
  const t = moving('19', { technologies: { ann: ['gravity-drive'] }, space: { '06': { ann: '1 carrier' } } }).answers('ann', { 'carrier@06': 1 });
  expect(t.facts('ability-used')).toEqual([]);
});

test("58.4b with a Light/Wave Deflector the others' ships do not block", () => {
  const t = moving('26', { technologies: { ann: ['light-wave-deflector'] }, space: { '06': { ann: '1 cruiser' }, 19: { bob: '1 cruiser' } } });
  t.answers('ann', { 'cruiser@06': 1 });
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('58 upgraded fighters move by themselves, others do not', () => {
  expect(moving('19', { space: { '06': { ann: '2 fighter' } }, ground: { '000': { ann: '1 space-dock' } } }).open).toEqual([]);
  const t = moving('19', { technologies: { ann: ['fighter-ii'] }, space: { '06': { ann: '2 fighter' } }, ground: { '000': { ann: '1 space-dock' } } });
  t.answers('ann', { 'fighter@06': 2 });
  expect(t.units('ann', { system: '19' })).toBe('2 fighter');
});

test('58 what was a legal declaration is asked anew when it is no longer one', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' } } });
  t.state.systems['06'].tokens.push('ann');
  expect(t.refusal('ann', { 'cruiser@06': 1 })).toBeDefined();
});
