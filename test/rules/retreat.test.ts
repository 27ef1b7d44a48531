import { expect, test } from 'vitest';
import { retreatSystems } from '../../src/rules/retreat.ts';
import { spaceCombat } from '../../src/rules/space-combat.ts';
import { load, plain } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]) => load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, { ...fight });
// 26 and 28 lie beside 27.
const base: Setting = { space: { 27: { ann: '2 cruiser', bob: '1 carrier, 2 fighter' } }, planets: { bob: ['lodor'] } };

test('78.4 the defender is asked first; after a retreat is announced the attacker cannot', () => {
  const t = combat({ ...base, planets: { bob: ['lodor'], ann: ['tequran'] } }, 1, 1, 1, 1, 1);
  expect(t.open).toEqual(['bob announce-retreat']);
  t.answers('bob', 'retreat');
  expect(t.facts('retreat-announced')).toHaveLength(1);
  expect(t.open).toEqual([]);
});

test('78.4 the attacker may announce one where the defender stays', () => {
  const t = combat({ ...base, planets: { bob: ['lodor'], ann: ['tequran'] } }, 1, 1, 1, 1, 1);
  t.answers('bob', 'stay').answers('ann', 'retreat');
  expect(t.units('ann', { system: '28' })).toBe('2 cruiser');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob', loser: 'ann' }]);
});

test('78.4c without an eligible system nobody is asked', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 10, 10);
  expect(t.state.stack).toEqual([]);
});

test('78.7 the ships leave only after the round has been fought, with a token where they go', () => {
  const t = combat(base, 10, 1, 1, 1, 1);
  t.answers('bob', 'retreat').answers('bob', { fighter: 1 }, 'assign-hits');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 fighter');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
});

test('78.7c a token already there is enough', () => {
  const t = combat({ ...base, change: (state) => state.systems['26'].tokens.push('bob') }, 1, 1, 1, 1, 1);
  t.answers('bob', 'retreat');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
});

test('78.7b not into a system with ships of another player', () => {
  const t = combat({ ...base, space: { ...base.space, 26: { cat: '1 destroyer' } } }, 10, 10, 1, 1, 1, 10, 10, 1, 1, 1);
  expect(t.open).toEqual(['bob assign-hits']);
});

test('78.7a nobody retreats from an opponent who has nothing left', () => {
  const t = combat({ ...base, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 1, 10);
  t.answers('bob', 'retreat');
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser');
});

test('78.7 fighters without room are lost', () => {
  const t = combat({ ...base, space: { 27: { ann: '1 cruiser', bob: '1 cruiser, 2 fighter' } } }, 1, 1, 1, 1);
  t.answers('bob', 'retreat');
  expect(t.units('bob')).toBe('1 cruiser');
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('78.7 upgraded fighters leave on their own', () => {
  const t = combat({ ...base, technologies: { bob: ['fighter-ii'] }, space: { 27: { ann: '1 cruiser', bob: '2 fighter' } } }, 1, 1, 1);
  t.answers('bob', 'retreat');
  expect(t.units('bob', { system: '26' })).toBe('2 fighter');
});

test('78 note 9 and 78 note 10 and 78 note 12 ground forces on planets may come along, but nothing stays in space for which there is room', () => {
  const t = combat({ ...base, ground: { 'new-albion': { bob: '3 infantry' } }, space: { 27: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } } }, 1, 1, 1, 1);
  t.answers('bob', 'retreat');
  expect(t.refusal('bob', { 'infantry@new-albion': 1 })).toMatch(/room for 2 more fighter/);
  expect(t.refusal('bob', { 'infantry@new-albion': 3, fighter: 2 })).toMatch(/carry 4; that is 5/);
  t.answers('bob', { 'infantry@new-albion': 3, fighter: 1 });
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 fighter, 3 infantry');
  expect(t.units('bob', { system: '27' })).toBe('');
});

test('59 note 1 a nebula is no refuge, since it is not the active system', () => {
  const t = combat({ board: { 103: '42' }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 42: { bob: '1 destroyer' } } }, 10, 10);
  expect(t.state.stack).toEqual([]);
});

test('41 a ship that retreats out of a gravity rift may be lost in it, with what it carries and no token', () => {
  const t = load(table({ seats: plain, board: { 102: '41' }, space: { 41: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } }, planets: { bob: ['lodor'] } }), 1, 1, 1, 1, 3)
    .begin(spaceCombat, { ...fight, system: '41' });
  t.answers('bob', 'retreat');
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
});

// Carriers in a gravity rift at 102, a refuge at Lodor (26), and an opponent who hits nothing.
const rift = (bob: string, more: Setting = {}, ...faces: number[]) =>
  load(table({ seats: plain, board: { 102: '41' }, space: { 41: { ann: '1 cruiser', bob } }, planets: { bob: ['lodor'] }, ...more }), ...faces)
    .begin(spaceCombat, { ...fight, system: '41' }).answers('bob', 'retreat');
const ids = (t: TestTable, type: string): string[] => Object.values(t.state.units).filter((unit) => unit.type === type).map(({ id }) => id);

test('41 note 5a who retreats out of a rift says which ship carries what, and 41 note 5b what is lost with it', () => {
  const t = rift('2 carrier, 3 fighter, 3 infantry', {}, 1, 1, 1, 1, 1, 1, 3, 4);
  expect(t.open).toEqual(['bob retreat-cargo']);
  const [one, two] = ids(t, 'carrier');
  expect(t.refusal('bob', { [`${one}:fighter@41`]: 3, [`${two}:infantry@41`]: 2 })).toMatch(/all 3 have to be carried; that is 2/);
  t.answers('bob', { [`${one}:fighter@41`]: 3, [`${two}:infantry@41`]: 3 });
  expect(t.units('bob')).toBe('1 carrier, 3 infantry');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 3 infantry');
});

test('41 note 5a with one ship that carries there is nothing to say', () => {
  const t = rift('1 carrier, 1 cruiser, 2 fighter', {}, 1, 1, 1, 1, 1, 4, 4);
  expect(t.open).toEqual([]);
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 cruiser, 2 fighter');
});

test('41 note 5a upgraded fighters may be carried out of a rift, or roll themselves', () => {
  const upgraded: Setting = { technologies: { bob: ['fighter-ii'] } };
  const flying = rift('1 carrier, 2 fighter', upgraded, 1, 1, 1, 1, 9, 1, 9).answers('bob', {}, 'retreat-transport');
  expect(flying.facts('rift-rolled').map(({ unit }) => unit)).toEqual(['carrier', 'fighter', 'fighter']);
  expect(flying.units('bob')).toBe('1 carrier, 1 fighter');
  const carried = rift('1 carrier, 2 fighter', upgraded, 1, 1, 1, 1, 9).answers('bob', { fighter: 2 }, 'retreat-transport');
  expect(carried.facts('rift-rolled').map(({ unit }) => unit)).toEqual(['carrier']);
  expect(carried.units('bob')).toBe('1 carrier, 2 fighter');
});

test('41 note 5c a rift takes nobody further than next door', () => {
  const t = table({ seats: plain, board: { 102: '41' }, space: { 41: { bob: '1 cruiser' }, 25: { bob: '1 destroyer' } } });
  expect(retreatSystems(t.game, 'bob', '41')).toEqual([]);
});

test('41 note 5d where all are lost to the rift, no token is placed', () => {
  const t = rift('1 cruiser', {}, 1, 1, 3);
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
});

test('95 note 2 and 58 note 2a and 58.9 out of the active system units are carried though the own token lies there', () => {
  const t = combat({ ...base, change: (state) => { state.systems['27'].tokens.push('bob'); } }, 1, 1, 1, 1, 1);
  t.answers('bob', 'retreat');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 2 fighter');
});
