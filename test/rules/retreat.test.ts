import { expect, test } from 'vitest';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain } from './loaded-dice.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from './table.ts';

const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, { ...fight });
// 26 and 28 lie beside 27.
const base: Setting = { space: { 27: { ann: '2 cruiser', bob: '1 carrier, 2 fighter' } }, planets: { bob: ['lodor'] } };

test('78.4, 78.4b the defender is asked first, excluding the attacker', () => {
  const t = combat({ ...base, planets: { bob: ['lodor'], ann: ['tequran'] } }, 1, 1, 1, 1, 1);
  expect(t).toAsk('bob announce-retreat');
  t.bob.retreats();
  expect(t.facts('retreat-announced')).toHaveLength(1);
  expect(t).toAsk();
});

test('78.4 the attacker may retreat if the defender stays', () => {
  const t = combat({ ...base, planets: { bob: ['lodor'], ann: ['tequran'] } }, 1, 1, 1, 1, 1);
  t.bob.stays().ann.retreats();
  expect(t.units('ann', { system: '28' })).toBe('2 cruiser');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob', loser: 'ann' }]);
});

test('78.4c no eligible system: no retreat prompt', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 10, 10);
  expect(t.state.stack).toEqual([]);
});

test('78.4a, 78.7d ships retreat after the round, placing a token', () => {
  const t = combat(base, 10, 1, 1, 1, 1);
  t.bob.retreats().loses('fighter');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 fighter');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
});

test('78.7d a retreat adds no second own token', () => {
  const t = combat({ ...base, change: (state) => state.systems['26'].tokens.push('bob') }, 1, 1, 1, 1, 1);
  t.bob.retreats();
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
});

test('78.7c ships cannot retreat to enemy ships', () => {
  const t = combat({ ...base, space: { ...base.space, 26: { cat: '1 destroyer' } } }, 10, 10, 1, 1, 1, 10, 10, 1, 1, 1);
  expect(t).toAsk('bob assign-hits');
});

test('78.7a a player without an opponent does not retreat', () => {
  const t = combat({ ...base, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 1, 10);
  t.bob.retreats();
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser');
});

test('78.7b retreating fighters without capacity are removed', () => {
  const t = combat({ ...base, space: { 27: { ann: '1 cruiser', bob: '1 cruiser, 2 fighter' } } }, 1, 1, 1, 1);
  t.bob.retreats();
  expect(t.units('bob')).toBe('1 cruiser');
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('78.7b upgraded fighters retreat on their own', () => {
  const t = combat(
    { ...base, technologies: { bob: ['fighter-ii'] }, space: { 27: { ann: '1 cruiser', bob: '2 fighter' } } },
    1,
    1,
    1,
  );
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('2 fighter');
});

test('78 note 10, 78 note 11, 78 note 12 cargo must fill capacity', () => {
  const t = combat(
    {
      ...base,
      ground: { 'new-albion': { bob: '3 infantry' } },
      space: { 27: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } },
    },
    1,
    1,
    1,
    1,
  );
  t.bob.retreats();
  expect(t.bob.refusal('infantry on new-albion')).toBe('Your ships have capacity for 2 more fighters from space.');
  expect(t.bob.refusal('3 infantry on new-albion, 2 fighter')).toBe('Your ships have capacity 4; you chose 5.');
  t.bob.takesAlong('3 infantry from new-albion, fighter');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 fighter, 3 infantry');
  expect(t.units('bob', { system: '27' })).toBe('');
});

test('59 note 1, 78 note 4 a nebula is no retreat destination', () => {
  const t = combat(
    { board: { 103: '42' }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 42: { bob: '1 destroyer' } } },
    10,
    10,
  );
  expect(t.state.stack).toEqual([]);
});

test('78 note 5 ships retreating from rifts may be lost', () => {
  const t = load(
    table({
      seats: plain,
      board: { 102: '41' },
      space: { 41: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } },
      planets: { bob: ['lodor'] },
    }),
    1,
    1,
    1,
    1,
    3,
  ).begin(spaceCombat, { ...fight, system: '41' });
  t.bob.retreats();
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
});

// Carriers in a gravity rift at 102, a refuge at Lodor (26), and an opponent who hits nothing.
const rift = (bob: string, more: Setting = {}, ...faces: number[]) =>
  load(
    table({
      seats: plain,
      board: { 102: '41' },
      space: { 41: { ann: '1 cruiser', bob } },
      planets: { bob: ['lodor'] },
      ...more,
    }),
    ...faces,
  )
    .begin(spaceCombat, { ...fight, system: '41' })
    .bob.retreats().table;
const ids = (t: TestTable, type: string): string[] =>
  Object.values(t.state.units)
    .filter((unit) => unit.type === type)
    .map(({ id }) => id);

test('41 note 5a, 41 note 5b the retreating player allots rift cargo', () => {
  const t = rift('2 carrier, 3 fighter, 3 infantry', {}, 1, 1, 1, 1, 1, 1, 3, 4);
  expect(t).toAsk('bob retreat-cargo');
  const [one, two] = ids(t, 'carrier');
  expect(t.refusal('bob', { [`${one}:fighter@41`]: 3, [`${two}:infantry@41`]: 2 })).toBe(
    'Infantry in space at Gravity rift (102): assign all 3 to ships; you chose 2.',
  );
  t.bob.chooses({ [`${one}:fighter@41`]: 3, [`${two}:infantry@41`]: 3 }, 'retreat-cargo');
  expect(t.units('bob')).toBe('1 carrier, 3 infantry');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 3 infantry');
});

test('41 note 5a a single carrier needs no cargo prompt', () => {
  const t = rift('1 carrier, 1 cruiser, 2 fighter', {}, 1, 1, 1, 1, 1, 4, 4);
  expect(t).toAsk();
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 cruiser, 2 fighter');
});

test('41 note 5a upgraded fighters are carried or roll for themselves', () => {
  const upgraded: Setting = { technologies: { bob: ['fighter-ii'] } };
  const flying = rift('1 carrier, 2 fighter', upgraded, 1, 1, 1, 1, 9, 1, 9).bob.takesAlong().table;
  expect(flying.facts('rift-rolled').map(({ unit }) => unit)).toEqual(['carrier', 'fighter', 'fighter']);
  expect(flying.units('bob')).toBe('1 carrier, 1 fighter');
  const carried = rift('1 carrier, 2 fighter', upgraded, 1, 1, 1, 1, 9).bob.takesAlong('2 fighter').table;
  expect(carried.facts('rift-rolled').map(({ unit }) => unit)).toEqual(['carrier']);
  expect(carried.units('bob')).toBe('1 carrier, 2 fighter');
});

test('41 note 5c, 78 note 9 a rift does not extend retreats', () => {
  const t = table({
    seats: plain,
    board: { 102: '41' },
    space: { 41: { bob: '1 cruiser' }, 25: { bob: '1 destroyer' } },
  });
  expect(retreatSystems(t.game, 'bob', '41')).toEqual([]);
});

test('41 note 5d no token if the rift removes every ship', () => {
  const t = rift('1 cruiser', {}, 1, 1, 3);
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
});

test('95 note 2, 58 note 2a, 58.9 retreats carry units despite own token', () => {
  const t = combat(
    {
      ...base,
      change: (state) => {
        state.systems['27'].tokens.push('bob');
      },
    },
    1,
    1,
    1,
    1,
    1,
  );
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 2 fighter');
});

test('78 note 6 retreating fighters alone are removed without a token', () => {
  const t = combat(
    { ...base, space: { 27: { ann: '2 cruiser', bob: '2 fighter' } } },
    ...Array.from({ length: 4 }, () => 1),
  );
  t.bob.retreats();
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
  expect(t.facts('unit-destroyed')).toEqual([]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('78 note 6 fighters whose carrier is lost are removed', () => {
  const t = combat({ ...base, space: { 27: { ann: '2 cruiser', bob: '1 carrier, 2 fighter' } } }, 10, 1, 1, 1, 1);
  t.bob.retreats().loses('carrier');
  expect(t.units('bob')).toBe('');
  expect(t.state.systems['26'].tokens).toEqual([]);
});

const into = (tile: string, more: Setting = {}) =>
  retreatSystems(
    table({
      seats: plain,
      board: { 103: tile },
      space: { 27: { bob: '1 cruiser' }, [tile]: { bob: '1 destroyer' } },
      ...more,
    }).game,
    'bob',
    '27',
  );

test('78 note 2 retreating into an asteroid field needs Antimass Deflectors', () => {
  expect(into('44')).toEqual([]);
  expect(into('44', { technologies: { bob: ['antimass-deflectors'] } })).toEqual(['44']);
});

test('78 note 3 retreating into a supernova needs Magmus Reactor', () => {
  expect(into('43')).toEqual([]);
  expect(into('43', { seats: { ann: 'yssaril', bob: 'muaat', cat: 'naalu' } })).toEqual([]);
  expect(into('43', { technologies: { bob: ['magmus-reactor'] } })).toEqual(['43']);
});

test('78 note 4b Shared Research allows no retreat into a nebula', () => {
  const law = (state: State): void => {
    state.laws['shared-research'] = { component: 'shared-research' };
  };
  expect(into('42', { change: law })).toEqual([]);
});

test('78 note 11a spare capacity need not be filled from planets', () => {
  const t = combat(
    {
      ...base,
      ground: { 'new-albion': { bob: '2 infantry' } },
      space: { 27: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } },
    },
    1,
    1,
    1,
    1,
  );
  t.bob.retreats().takesAlong('2 fighter');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 2 fighter');
  expect(t.units('bob', { planet: 'new-albion' })).toBe('2 infantry');
});

test('41 note 5b ground forces are lost with their carrying ship', () => {
  const t = table({
    seats: plain,
    planets: { bob: ['lodor'] },
    ground: { 'new-albion': { bob: '2 infantry' } },
    space: { 27: { ann: '1 cruiser', bob: '1 carrier' } },
  });
  const { book } = t.game;
  Object.assign(t.game, {
    book: { ...book, tiles: { ...book.tiles, 27: { ...book.tiles['27'], anomalies: ['gravity-rift'] } } },
  });
  load(t, 1, 1, 3)
    .begin(spaceCombat, { ...fight })
    .bob.retreats()
    .takesAlong('2 infantry from new-albion');
  expect(t.units('bob')).toBe('');
});
