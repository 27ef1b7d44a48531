import { expect, test } from 'vitest';
import { table, type Laid } from '../table.ts';

const HERE = 'saudor';
const RANGE = ['deep-space-cannon'];

const fired = (laid: Laid) => table(laid).begins('pds-fire', { seat: 'ann', system: HERE });

test('E3 6.3 a PDS may fire at arriving ships once', () => {
  const laid = { space: { [HERE]: 'ann 2 cruiser' }, ground: { saudor: 'bob pds' } };
  const shots = fired(laid);
  expect([shots.asked, shots.choices]).toEqual([['bob: fire-pds'], ['ann@saudor', 'hold']]);
  shots.dice(6).says('bob', 'ann@saudor');
  expect([shots.at(HERE, 'ann'), shots.asked, shots.rolls]).toEqual(['cruiser', [], ['pds bob: 1']]);
  const held = fired(laid).says('bob', 'hold');
  expect([held.at(HERE, 'ann'), held.asked, held.rolls]).toEqual(['2 cruiser', [], []]);
});

test('E3 6.3 PDS hit on 6, and damage absorbs hits', () => {
  const shots = fired({ space: { [HERE]: 'ann dreadnought' }, ground: { saudor: 'bob 2 pds' } });
  shots.dice(5, 6).says('bob', 'ann@saudor').says('ann', { 'damage:dreadnought': 1 });
  expect(shots.at(HERE, 'ann')).toBe('dreadnought!');
});

test('E3 6.3 only Deep Space Cannon reaches adjacent systems', () => {
  const near: Laid = { space: { 'empty-3': 'ann cruiser' }, ground: { saudor: 'bob pds' } };
  const at = (system: string, laid: Laid) => table(laid).begins('pds-fire', { seat: 'ann', system }).asked;
  expect(at('empty-3', near)).toEqual([]);
  expect(at('empty-3', { ...near, technologies: { bob: RANGE } })).toEqual(['bob: fire-pds']);
  expect(at('empty-2', { ...near, space: { 'empty-2': 'ann cruiser' }, technologies: { bob: RANGE } })).toEqual([]);
});

test('E3 6.3 players fire clockwise, the active player last', () => {
  const shots = fired({
    space: { [HERE]: 'ann cruiser; bob cruiser' },
    ground: { saudor: 'ann pds; cal pds; bob pds' },
  });
  expect(shots.asked).toEqual(['bob: fire-pds']);
  expect(shots.says('bob', 'hold').asked).toEqual(['cal: fire-pds']);
  expect(shots.says('cal', 'hold').asked).toEqual(['ann: fire-pds']);
  expect(shots.dice(6).says('ann', 'bob@saudor').at(HERE, 'bob')).toBe('');
});

test('E3 6.3 others target only the active player’s ships', () => {
  const shots = fired({ space: { [HERE]: 'ann cruiser; cal cruiser' }, ground: { saudor: 'bob pds; ann pds' } });
  expect(shots.choices).toEqual(['ann@saudor', 'hold']);
  expect(shots.says('bob', 'hold').choices).toEqual(['cal@saudor', 'hold']);
});

test('E3 6.3 offers no PDS fire without a target', () => {
  expect(fired({ space: { [HERE]: 'cal cruiser' }, ground: { saudor: 'bob pds' } }).asked).toEqual([]);
});

test('E3 6.3 a carried PDS does not fire', () => {
  expect(fired({ space: { [HERE]: 'ann cruiser; bob carrier, pds' } }).asked).toEqual([]);
});

test('E3 10.3 transferred fleets face PDS only within reach', () => {
  const shots = table({
    space: { 'empty-2': 'ann cruiser', 'empty-3': 'ann cruiser; cal cruiser' },
    ground: { saudor: 'bob 2 pds; ann pds' },
    technologies: { ann: RANGE, bob: RANGE },
  });
  shots.begins('pds-fire', { seat: 'ann', system: 'empty-2', systems: ['empty-2', 'empty-3'] });
  expect(shots.choices).toEqual(['ann@empty-3']);
  expect(shots.says('bob', {}).asked).toEqual([]);
});

test('E3 10.3 PDS in reach of both transferred fleets may split', () => {
  const laid: Laid = {
    space: { 'empty-3': 'ann cruiser', saudor: 'ann cruiser' },
    ground: { saudor: 'bob 2 pds' },
    technologies: { bob: RANGE },
  };
  const begun = () =>
    table(laid).begins('pds-fire', { seat: 'ann', system: 'empty-3', systems: ['empty-3', 'saudor'] });
  expect(begun().refuses({ 'ann@empty-3': 2, 'ann@saudor': 1 })).toMatch(/you have 2 in range and chose 3/);
  const shots = begun().dice(6, 6).says('bob', { 'ann@empty-3': 1, 'ann@saudor': 1 });
  expect(shots.rolls).toEqual(['pds bob: 1', 'pds bob: 1']);
  expect([shots.at('empty-3', 'ann'), shots.at('saudor', 'ann')]).toEqual(['', '']);
  const one = begun().dice(6, 6).says('bob', { 'ann@saudor': 2 });
  expect([one.at('empty-3', 'ann'), one.at('saudor', 'ann')]).toEqual(['cruiser', '']);
  expect(begun().says('bob', {}).rolls).toEqual([]);
});

test('E3 10.3 PDS in reach of one fleet fire there first', () => {
  const shots = table({
    space: { 'empty-1': 'ann cruiser', 'empty-2': 'ann cruiser' },
    ground: { tarmann: 'bob pds', arnor: 'bob pds' },
    technologies: { bob: RANGE },
  });
  shots.begins('pds-fire', { seat: 'ann', system: 'empty-1', systems: ['empty-1', 'empty-2'] });
  expect(shots.refuses({ 'ann@empty-2': 2 })).toBeDefined();
  shots.dice(6, 6).says('bob', { 'ann@empty-1': 1, 'ann@empty-2': 1 });
  expect([shots.at('empty-1', 'ann'), shots.at('empty-2', 'ann')]).toEqual(['', '']);
});
