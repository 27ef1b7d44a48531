import { expect, test } from 'vitest';
import { losePlanet } from '#ti3/rules/planets/planets.ts';
import { destroyUnits, shipsIn, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { Laid, Table } from '../table.ts';
import { ledTable, whereIs, type Led } from './led-table.ts';

const HOMES: Laid['ground'] = { jord: 'ann ground-force', arretze: 'bob ground-force' };
const ADMIRAL: Led = { bob: { general: 'carrier@empty-2' } };

/** Ann's dreadnoughts shoot down Bob's carrier; what is rolled for whoever was aboard. */
function shotDown(die: number, more: Partial<Laid> = {}): Table {
  const fight = ledTable({ space: { 'empty-2': 'ann 2 dreadnought; bob carrier' }, ground: HOMES, ...more }, ADMIRAL);
  return fight.dice(10, 10).dice(1).dice(die).battle();
}

test('E3 20.4 ship destroyed: 1-5 killed, 6-8 escapes, 9-10 captured', () => {
  for (const [die, where] of [
    [1, 'killed'],
    [5, 'killed'],
    [9, 'of ann'],
    [10, 'of ann'],
  ] as const)
    // prettier-ignore
    expect(whereIs(shotDown(die), 'bob-general'), `${die}`).toBe(where);
  for (const die of [6, 8]) {
    const fight = shotDown(die);
    expect(fight.told('leader-fate-rolled')).toMatchObject([{ leader: 'bob-general', face: die, fate: 'escaped' }]);
    fight.says('bob', fight.choices.slice(0, 1));
    expect(whereIs(fight, 'bob-general')).toBe(fight.told('leader-placed')[0].planet);
  }
});

test('E3 20.4 outside battle a destroyed ship’s leaders die', () => {
  const at = ledTable(
    { space: { 'empty-2': 'ann dreadnought; bob carrier' }, ground: { saudor: 'ann pds', ...HOMES } },
    ADMIRAL,
  );
  destroyUnits(at.game, shipsIn(at.game, 'empty-2', 'bob'));
  at.begins('moments', {});
  expect([whereIs(at, 'bob-general'), at.told('leader-fate-rolled')]).toEqual(['killed', []]);
  expect(at.told('leader-lost')).toMatchObject([{ leader: 'bob-general', how: 'killed' }]);
});

test('E3 20.4 the owner chooses whether to lose a leader’s ship', () => {
  const fight = ledTable(
    { space: { 'empty-2': 'ann cruiser; bob 2 cruiser' }, ground: HOMES },
    { bob: { admiral: 'cruiser@empty-2' } },
  );
  fight.dice(10).dice(1, 1, 1).battle();
  expect(fight.choices).toEqual(['cruiser', 'led:cruiser']);
  expect(fight.spec).toMatchObject({ proposed: { cruiser: 1 } });
  fight.dice(3).dice(10).dice(1).dice(3).says('bob', { 'led:cruiser': 1 });
  expect(whereIs(fight, 'bob-admiral')).toBe('killed');
});

/** Ann takes Saudor from Bob, whose leader is there; what is rolled for it. */
function invaded(die: number, led: Led = { bob: { scientist: 'saudor' } }, ground: Laid['ground'] = {}): Table {
  const fight = ledTable({ ground: { saudor: 'bob ground-force; ann 2 ground-force', ...HOMES, ...ground } }, led);
  fight.dice(10, 10).dice(1).dice(die);
  return fight.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
}

test('E3 20.5 planet lost: 1-5 captured, 6-9 escapes, 10 killed', () => {
  for (const [die, where] of [
    [1, 'of ann'],
    [5, 'of ann'],
    [10, 'killed'],
  ] as const)
    // prettier-ignore
    expect(whereIs(invaded(die), 'bob-scientist'), `${die}`).toBe(where);
  for (const die of [6, 9]) {
    const fight = invaded(die);
    expect(fight.asked).toEqual(['bob: choose-planet']);
    expect(fight.choices).not.toContain('saudor');
  }
});

test('E3 20.5 a leader escapes a planet lost without invasion', () => {
  const at = ledTable({ ground: { saudor: 'bob', ...HOMES } }, { bob: { scientist: 'saudor' } });
  losePlanet(at.game, 'saudor');
  at.begins('moments', {});
  expect([at.asked, at.told('leader-fate-rolled')]).toEqual([['bob: choose-planet'], []]);
});

test('E3 20.6 a failed invasion’s leaders are captured or killed', () => {
  const lost = ledTable(
    { ground: { saudor: 'bob 2 ground-force; ann ground-force', ...HOMES } },
    { ann: { agent: 'saudor' } },
  );
  lost
    .dice(1)
    .dice(10, 10)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect([whereIs(lost, 'ann-agent'), lost.game.state.planets.saudor.owner]).toEqual(['of bob', 'bob']);
  const waste = ledTable(
    { space: { saudor: 'ann carrier, ground-force' }, ground: HOMES },
    { ann: { general: 'carrier@saudor' } },
  );
  waste.game.state.planets.saudor.domain = 'radiation';
  waste.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  waste.says('ann', { 'ground-force>saudor': 1 }).says('ann', { 'ann-general>saudor': 1 });
  expect([whereIs(waste, 'ann-general'), waste.game.state.planets.saudor.owner]).toEqual(['killed', null]);
});

test('E3 20.7 leaders escape to own planets without enemy ships', () => {
  const guarded = shotDown(6, { ground: { ...HOMES, saudor: 'bob' }, space: { 'empty-2': 'ann 2 dreadnought; bob carrier', saudor: 'ann cruiser' } }); // prettier-ignore
  expect(guarded.choices).not.toContain('saudor');
  expect(guarded.choices).toContain('arretze');
  const none = ledTable(
    { space: { 'empty-2': 'ann 2 dreadnought; bob 2 carrier' } },
    { bob: { general: 'carrier@empty-2' } },
  );
  for (const planet of Object.values(none.game.state.planets)) if (planet.owner === 'bob') planet.owner = null;
  none.dice(10, 10).dice(1, 1).dice(6).battle();
  expect(whereIs(none, 'bob-general')).toBe('killed');
});

test('E3 20.15 elimination removes leaders and frees captives', () => {
  const at = ledTable(
    { ground: { arretze: 'bob' } },
    { ann: { agent: 'of bob' }, bob: { general: 'of ann', scientist: 'arretze' } },
  );
  for (const planet of Object.values(at.game.state.planets)) if (planet.owner === 'bob') losePlanet(at.game, planet.id);
  removeUnits(at.game, allUnits(at.game).filter(({ owner }) => owner === 'bob')); // prettier-ignore
  at.begins('moments', {});
  expect(at.game.state.seats.bob.eliminated).toBe(true);
  expect([whereIs(at, 'bob-general'), whereIs(at, 'bob-scientist')]).toEqual(['killed', 'killed']);
  if (at.asked.length) at.says('ann', at.choices.slice(0, 1));
  expect(at.game.state.leaders?.['ann-agent'].planet).toBeDefined();
});
