import { expect, test } from 'vitest';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { table, type Laid, type Table } from '../table.ts';

const invaded = (laid: Laid, planets: string[] = ['saudor'], system = 'saudor'): Table =>
  table(laid).begins('bombard-and-invade', { seat: 'ann', system, planets });

const owner = (at: Table, planet = 'saudor') => at.game.state.planets[planet];

test('E3 8.1 dreadnoughts bombard invaded planets, one die at 5', () => {
  const laid = { space: { saudor: 'ann 2 dreadnought' }, ground: { saudor: 'bob 3 ground-force; ann ground-force' } };
  const fight = invaded(laid);
  expect([fight.asked, fight.choices]).toEqual([['ann: bombard'], ['dreadnought>saudor']]);
  fight.dice(5, 4).dice(8, 1, 1).dice(8, 1).says('ann', { 'dreadnought>saudor': 2 });
  expect([fight.rolls[0], fight.told('units-destroyed')[0].units]).toEqual([
    'bombardment ann: 2',
    { 'ground-force': 1 },
  ]);
  expect(invaded(laid).dice(8, 1, 1, 1).dice(8, 1, 1).dice(8, 1).says('ann', {}).rolls[0]).toBe('ground ann: 1');
});

test('E3 8.1 dreadnoughts cannot bombard past PDS or without landing', () => {
  const shielded = invaded(
    { space: { saudor: 'ann dreadnought' }, ground: { saudor: 'bob ground-force, pds; ann ground-force' } },
    [],
  );
  expect(shielded.asked).toEqual([]);
  const pds = table({
    space: { saudor: 'ann dreadnought' },
    ground: { saudor: 'bob ground-force, pds; ann ground-force' },
  });
  pds
    .dice(1)
    .dice(8, 1)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(pds.rolls).toEqual(['landing-fire bob: 1', 'ground ann: 1', 'ground bob: 1']);
  expect(invaded({ space: { saudor: 'ann dreadnought' }, ground: { saudor: 'bob ground-force' } }, []).asked).toEqual(
    [],
  );
});

test('E3 8.1 war suns bombard past PDS, three dice at 3', () => {
  const fight = invaded({ space: { saudor: 'ann war-sun' }, ground: { saudor: 'bob 3 ground-force, pds' } }, []);
  expect(fight.choices).toEqual(['war-sun>saudor']);
  fight.dice(3, 2, 10).says('ann', { 'war-sun>saudor': 1 });
  expect([fight.on('saudor', 'bob'), owner(fight).owner]).toEqual(['ground-force, pds', 'bob']);
});

test('E3 8.1 each ship bombards one planet', () => {
  const ground = { arnor: 'bob ground-force', lor: 'bob ground-force' };
  const fight = invaded({ space: { 'arnor-lor': 'ann war-sun' }, ground }, [], 'arnor-lor');
  expect(fight.refuses({ 'war-sun>arnor': 1, 'war-sun>lor': 1 })).toBe('Each ship can bombard only 1 planet (E3 8.1).');
  expect(fight.refuses({ 'war-sun>lor': 1 })).toBeUndefined();
});

test('E3 8.2 PDS fire once at landing forces before combat', () => {
  const fight = table({ ground: { saudor: 'bob ground-force, 2 pds; ann 2 ground-force' } });
  fight
    .dice(6, 5)
    .dice(1, 1)
    .dice(1, 8)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(fight.rolls).toEqual([
    'landing-fire bob: 2',
    'ground ann: 1',
    'ground bob: 1',
    'ground ann: 1',
    'ground bob: 1',
  ]);
  expect(owner(fight).owner).toBe('bob');
});

test('E3 8.3 all ground forces roll at 8 and lose simultaneously', () => {
  const fight = table({ ground: { saudor: 'bob 2 ground-force; ann 3 ground-force' } });
  fight
    .dice(8, 7, 1, 8, 8)
    .dice(8, 1)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(fight.rolls).toEqual(['ground ann: 3', 'ground bob: 2', 'ground ann: 1', 'ground bob: 1']);
  expect([fight.on('saudor', 'ann'), fight.on('saudor', 'bob'), fight.winners]).toEqual(['ground-force', '', ['ann']]);
});

test('E3 8.3 the last ground forces may kill each other', () => {
  const fight = table({ ground: { saudor: 'bob ground-force; ann ground-force' } });
  fight.dice(8, 8).begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect([fight.on('saudor', 'ann'), fight.on('saudor', 'bob'), fight.winners]).toEqual(['', '', [null]]);
});

test('E3 8.4 a captured planet is exhausted, its PDS and docks destroyed', () => {
  const fight = table({ ground: { saudor: 'bob ground-force, pds, space-dock; ann ground-force' } });
  fight
    .dice(1)
    .dice(8, 7)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(owner(fight)).toMatchObject({ owner: 'ann', exhausted: true });
  expect([fight.on('saudor', 'ann'), fight.on('saudor', 'bob')]).toEqual(['ground-force', '']);
});

test('E3 8.4 the defender keeps the planet when all die', () => {
  const fight = table({ ground: { saudor: 'bob ground-force, space-dock; ann ground-force, pds' } });
  fight.dice(8, 8).begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(owner(fight)).toMatchObject({ owner: 'bob', exhausted: false });
  expect([fight.on('saudor', 'ann'), fight.on('saudor', 'bob'), fight.winners]).toEqual(['', 'space-dock', [null]]);
});

test('E3 8.6 landing takes a planet without ground forces', () => {
  const marked = invaded({ ground: { saudor: 'bob; ann ground-force' } });
  expect([owner(marked).owner, marked.rolls]).toEqual(['ann', []]);
  const guarded = table({ ground: { saudor: 'bob pds; ann ground-force' } });
  guarded.dice(5).begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect([owner(guarded).owner, guarded.rolls, guarded.on('saudor', 'bob')]).toEqual([
    'ann',
    ['landing-fire bob: 1'],
    '',
  ]);
});

test('E3 6.6 the active player chooses the order of invasions', () => {
  const ground = { arnor: 'bob ground-force; ann ground-force', lor: 'bob ground-force; ann ground-force' };
  const fight = invaded({ ground }, ['arnor', 'lor'], 'arnor-lor');
  expect([fight.asked, fight.choices]).toEqual([['ann: next-invasion'], ['arnor', 'lor']]);
  fight.dice(8, 1).dice(8, 8).says('ann', 'lor');
  expect(fight.told('battle-ends').map(({ planet, winner }) => [planet, winner])).toEqual([['lor', 'ann'], ['arnor', null]]); // prettier-ignore
});

test('E3 15.3 ground combat ends the trade agreement', () => {
  const fight = table({ ground: { saudor: 'bob ground-force; ann ground-force' } });
  const { ann, bob } = fight.game.state.seats;
  makeAgreement(fight.game, ['ann', 'bob'], [ann.contracts[0], bob.contracts[0]]);
  fight.dice(8, 1).begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(fight.game.state.agreements).toEqual({});
});
