import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

// 26 and 28 lie beside 27; bob controls Lodor in 26 unless the setting says otherwise.
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, planets: { bob: ['lodor'] }, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
const miss = (count: number) => Array.from({ length: count }, () => 1);
const refuges = (setting: Setting) =>
  retreatSystems(
    table({
      seats: plain,
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      planets: { bob: ['lodor'] },
      ...setting,
    }).game,
    'bob',
    '27',
  );

test('78.4a a retreating player fights the round first', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '2 cruiser' } } }, 10, 10, 1).bob.retreats().table;
  expect(rolls(t)).toEqual(['ann space-combat 1', 'bob space-combat 2']);
  // The only opponent is gone: nobody leaves.
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser');
});

test('78.4b after the defender’s announcement the attacker is not asked', () => {
  const t = combat(
    { planets: { bob: ['lodor'], ann: ['tequran'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    ...miss(2),
  ).bob.retreats().table;
  expect(t.facts('retreat-announced').map((fact) => fact.seat)).toEqual(['bob']);
  expect(t.units('ann', { system: '27' })).toBe('1 cruiser');
});

test('78.7 retreating players leave after the round', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, hands: { ann: ['morale-boost'] } },
    1,
    1,
    10,
    1,
  );
  t.ann.declines();
  t.state.planets.lodor.controller = 'bob';
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser');
});

test('78.7d retreat tokens come from reinforcements, else the sheet', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, ...miss(2)).bob.retreats().table;
  expect([t.state.systems['26'].tokens, t.state.seats.bob.tokens]).toEqual([
    ['bob'],
    { tactic: 3, fleet: 3, strategy: 2 },
  ]);
  const u = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.seats.bob.tokens = { tactic: 10, fleet: 4, strategy: 2 };
      },
    },
    ...miss(2),
  ).bob.retreats().table;
  expect(u).toAsk('bob token-from-sheet');
  u.bob.chooses('strategy', 'token-from-sheet');
  expect([u.state.systems['26'].tokens, u.state.seats.bob.tokens.strategy]).toEqual([['bob'], 1]);
});

test('78.7d retreating to an own token places none', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.systems['26'].tokens = ['bob'];
      },
    },
    ...miss(2),
  ).bob.retreats().table;
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
});

test('78.7b, 78.7c all ships retreat to one eligible system', () => {
  expect(refuges({})).toEqual(['26']);
  expect(refuges({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 28: { bob: '1 destroyer' } } })).toEqual([
    '26',
    '28',
  ]);
  expect(refuges({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 26: { cat: '1 fighter' } } })).toEqual([]);
  expect(refuges({ planets: {}, ground: { tequran: { bob: '1 infantry' } } })).toEqual(['28']);
  const t = combat(
    { planets: { bob: ['lodor', 'tequran'] }, space: { 27: { ann: '1 cruiser', bob: '2 cruiser' } } },
    ...miss(3),
  ).bob.retreats().table;
  expect(t).toAsk('bob retreat-to');
  t.bob.retreatsTo('28');
  expect(t.units('bob')).toBe('2 cruiser');
  expect(t.units('bob', { system: '28' })).toBe('2 cruiser');
});

test('78 note 2, 78 note 3 asteroid fields and supernovas need technologies', () => {
  const beside = (tile: string, technologies: Setting['technologies'], seats = plain as Record<string, string>) =>
    refuges({
      seats,
      planets: {},
      board: { 101: tile },
      technologies: technologies ?? {},
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, [tile]: { bob: '1 destroyer' } },
    });
  expect(beside('44', {})).toEqual([]);
  expect(beside('44', { bob: ['antimass-deflectors'] })).toEqual(['44']);
  expect(beside('43', { bob: ['antimass-deflectors'] })).toEqual([]);
  expect(beside('43', { bob: ['magmus-reactor'] }, { ann: 'yssaril', bob: 'muaat', cat: 'naalu' })).toEqual(['43']);
});

test('78 note 4, 78 note 4b no retreat into a nebula', () => {
  const beside = (law: boolean) =>
    refuges({
      planets: {},
      board: { 101: '42' },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 42: { bob: '1 destroyer' } },
      change: (state) => {
        if (law) state.laws['shared-research'] = { component: 'shared-research' };
      },
    });
  expect([beside(false), beside(true)]).toEqual([[], []]);
});

test('78 note 5 ships retreating from a gravity rift roll', () => {
  const t = load(
    table({
      seats: plain,
      board: { 102: '41' },
      space: { 41: { ann: '1 cruiser', bob: '2 cruiser' } },
      planets: { bob: ['lodor'] },
    }),
    1,
    1,
    1,
    3,
    4,
  ).begin(spaceCombat, { system: '41', attacker: 'ann', defender: 'bob' });
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser');
  expect(t.units('bob')).toBe('1 cruiser');
});

test('78 note 6 retreating fighters alone are removed without a token', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '2 fighter' } } }, ...miss(3));
  expect(JSON.stringify(t.spec('bob'))).toMatch(/fighters cannot retreat alone/);
  t.bob.retreats();
  expect([t.units('bob'), t.state.systems['26'].tokens, t.facts('unit-destroyed')]).toEqual(['', [], []]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('78 note 6 retreating fighters without their carrier are removed', () => {
  const t = combat(
    { planets: { bob: ['lodor', 'tequran'] }, space: { 27: { ann: '1 cruiser', bob: '1 carrier, 2 fighter' } } },
    10,
    1,
    1,
    1,
  );
  t.bob.retreats().loses('carrier');
  expect([t.open, t.units('bob'), t.state.systems['26'].tokens]).toEqual([[], '', []]);
});

const full: Setting = {
  ground: { 'new-albion': { bob: '4 infantry' } },
  space: { 27: { ann: '1 cruiser', bob: '1 carrier, 2 fighter, 1 infantry' } },
};

test('78 note 10, 78 note 12 retreats take ground forces within capacity', () => {
  const t = combat(full, ...miss(4)).bob.retreats().table;
  expect(t.bob.refusal('2 infantry on new-albion, infantry, 2 fighter')).toBe(
    'Your ships have capacity 4; you chose 5.',
  );
  expect(t.bob.refusal('infantry on new-albion, infantry, 2 fighter')).toBeUndefined();
});

test('78 note 11, 78 note 11a a retreat takes along as many units from space as fit', () => {
  const t = combat(full, ...miss(4)).bob.retreats().table;
  expect(t.bob.refusal('infantry, fighter')).toBe('Your ships have capacity for 1 more fighter from space.');
  expect(t.bob.refusal('infantry, 2 fighter')).toBeUndefined(); // one place stays empty
  t.bob.takesAlong('4 infantry from new-albion');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 4 infantry');
  expect(t.units('bob', { system: '27' })).toBe('');
  expect(t.facts('unit-removed')).toHaveLength(3);
});
