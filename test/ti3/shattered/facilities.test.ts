import { describe, expect, test } from 'vitest';
import { seizableUnits } from '#ti3/rules/planets/seized-structures.ts';
import { influenceOf, losePlanet, resourcesOf, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { addUnit, unitsOnPlanet, piecesInReinforcements, removeUnits } from '#ti3/rules/units/units.ts';
import { influenceTotal } from '#ti3/rules/objectives/objective-counts.ts';
import { votesOf } from '#ti3/rules/politics/voting.ts';
import { facilityProblem } from '#ti3/rules/production/facilities.ts';
import { dockLimit, isOffered } from '#ti3/rules/production/production-limits.ts';
import { spendableAmount } from '#ti3/rules/production/payment.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { empire, empireWith } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

/** A table in its third round, where Ann holds Saudor since the first and has trade goods. */
function held(laid: Laid = {}, { goods = 9, facilities = true, takenIn = 1 } = {}): Table {
  const t = table({ from: empire, playing: { facilities, shockTroops: true }, ground: { saudor: 'ann' }, ...laid });
  t.game.state.round = 3;
  t.game.state.seats.ann.tradeGoods = goods;
  t.game.state.planets.saudor.takenIn = takenIn;
  return t;
}

/** The production step, in which Ann builds no dock. */
function produces(t: Table, ...systems: string[]): Table {
  t.begins('production-step', { seat: 'ann', systems });
  return t.asked[0] !== 'ann: choose-production' || t.choices.includes('build:saudor') ? t : t.says('ann', 'none');
}

const built = (t: Table, ...planets: string[]): string[] =>
  planets.flatMap((planet) => unitsOnPlanet(t.game, planet).map(({ type }) => type));

/** Facilities of Bob's on Tarmann, beyond those that are there. */
function spread(t: Table, type: UnitType, count: number): void {
  for (let i = 0; i < count; i++) addUnit(t.game, 'bob', type, 'tarmann', 'tarmann');
}

const invades = (t: Table): Table =>
  t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });

describe('Facilities', () => {
  test('E3 21.9 a refinery adds 1 resource, a colony 1 influence', () => {
    const t = held({ ground: { saudor: 'ann refinery', tarmann: 'ann colony' } });
    const more = ['saudor', 'tarmann'].map((planet) => {
      const { resources, influence } = empire.planets[planet];
      return [resourcesOf(t.game, planet) - resources, influenceOf(t.game, planet) - influence];
    });
    expect(more).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('E3 21.9 spending, votes and dock limits use the raised values', () => {
    const t = held({ ground: { saudor: 'ann space-dock', tarmann: 'ann' } }, { goods: 0 });
    const values = (): number[] => [
      spendableAmount(t.game, 'ann', 'resources'),
      spendableAmount(t.game, 'ann', 'influence'),
      votesOf(t.game, 'ann'),
      influenceTotal(t.game, 'ann'),
      dockLimit(t.game, 'ann', 'saudor'),
    ];
    const before = values();
    addUnit(t.game, 'ann', 'refinery', 'saudor', 'saudor');
    addUnit(t.game, 'ann', 'colony', 'tarmann', 'tarmann');
    expect(values().map((value, i) => value - before[i])).toEqual([1, 1, 1, 1, 1]);
  });

  test('E3 21.9 a facility needs no dock and costs 1 resource', () => {
    const t = produces(held(), 'saudor');
    expect([t.asked, t.choices]).toEqual([['ann: build-facilities'], ['colony>saudor', 'refinery>saudor']]);
    t.says('ann', { 'refinery>saudor': 1 }).says('ann', { 'trade-goods': 1 });
    expect([t.on('saudor', 'ann'), t.game.state.seats.ann.tradeGoods, t.asked]).toEqual(['refinery', 8, []]);
    expect(t.told('facility-built')).toMatchObject([{ seat: 'ann', planet: 'saudor', unit: 'refinery', cost: 1 }]);
  });

  test('E3 21.9 building exhausts a ready planet', () => {
    const t = produces(held(), 'saudor').says('ann', { 'colony>saudor': 1 }).says('ann', { 'trade-goods': 1 });
    expect([t.game.state.planets.saudor.exhausted, t.told('planets-exhausted').length]).toEqual([true, 1]);
    const paid = produces(held(), 'saudor').says('ann', { 'colony>saudor': 1 }).says('ann', { saudor: 1 });
    expect([paid.on('saudor', 'ann'), paid.told('planets-exhausted').length]).toEqual(['colony', 1]);
    const used = held();
    used.game.state.planets.saudor.exhausted = true;
    expect(produces(used, 'saudor').choices).toHaveLength(2);
  });

  test('E3 21.9 a planet holds one facility', () => {
    const t = produces(held({ ground: { arnor: 'ann', lor: 'ann', saudor: 'ann' } }), 'arnor-lor');
    expect(t.refuses({ 'refinery>arnor': 1, 'colony>arnor': 1 })).toMatch(/only 1 facility/);
    expect(t.refuses({ 'refinery>arnor': 1, 'colony>lor': 1 })).toBeUndefined();
    expect(facilityProblem(held({ ground: { saudor: 'ann colony' } }).game, 'ann', 'saudor')).toMatch(
      /already has a facility/,
    );
  });

  test('E3 21.9 home systems and trade stations allow no facility', () => {
    const t = held({ places: { 'bellatrix-tsion': [-1, 1] }, ground: { tsion: 'ann', bellatrix: 'ann' } });
    const home = t.game.state.systems['sol-home'].planets[0];
    Object.assign(t.game.state.planets[home], { owner: 'ann' });
    const why = [home, 'tsion', 'bellatrix'].map((planet) => facilityProblem(t.game, 'ann', planet));
    expect(why).toEqual([
      'You cannot produce a facility in a home system.',
      'You cannot produce a facility on a trade station.',
      undefined,
    ]);
  });

  test('E3 21.9 the planet must be held for a full round', () => {
    const asked = [1, 2, 3].map((takenIn) => produces(held({}, { takenIn }), 'saudor').asked.length);
    expect(asked).toEqual([1, 0, 0]);
    const lost = held();
    gainPlanet(lost.game, 'bob', 'saudor');
    gainPlanet(lost.game, 'ann', 'saudor');
    expect(facilityProblem(lost.game, 'ann', 'saudor')).toMatch(/from round 5\.$/);
    const first = held();
    delete first.game.state.planets.saudor.takenIn;
    first.game.state.round = 1;
    expect(facilityProblem(first.game, 'ann', 'saudor')).toMatch(/from round 2\.$/);
  });

  test('E3 21.9 enemy ships prevent building facilities', () => {
    expect(produces(held({ space: { saudor: 'bob cruiser' } }), 'saudor').asked).toEqual([]);
  });

  test('E3 21.9 facilities need an own planet in the system', () => {
    const t = held({ ground: { saudor: 'ann', tarmann: 'bob' } });
    expect(facilityProblem(t.game, 'ann', 'tarmann')).toBe('You do not control the planet.');
    expect(produces(t, 'tarmann').asked).toEqual([]);
  });

  test('E3 21.9 all players share 8 refineries and 8 colonies', () => {
    const t = held({ ground: { arnor: 'ann', lor: 'ann', saudor: 'ann' } });
    spread(t, 'refinery', 7);
    spread(t, 'colony', 8);
    expect([
      piecesInReinforcements(t.game, 'ann', 'refinery'),
      piecesInReinforcements(t.game, 'cal', 'colony'),
    ]).toEqual([1, 0]);
    produces(t, 'arnor-lor');
    expect(t.choices).toEqual(['refinery>arnor', 'refinery>lor']);
    expect(t.refuses({ 'refinery>arnor': 1, 'refinery>lor': 1 })).toBe('Only 1 refinery is left (E3 21.9).');
  });

  test('E3 21.9 facilities are limited by means to pay', () => {
    const both = { ground: { arnor: 'ann', lor: 'ann' } };
    const means = (goods: number): Table => {
      const t = held(both, { goods });
      for (const planet of ['arnor', 'lor']) t.game.state.planets[planet].exhausted = true;
      return produces(t, 'arnor-lor');
    };
    expect(means(0).asked).toEqual([]);
    expect(means(1).refuses({ 'refinery>arnor': 1, 'refinery>lor': 1 })).toBe(
      'That costs 2; you can spend 1 resource (E3 21.9).',
    );
  });

  test('E3 21.9 facilities do not count against the dock’s limit', () => {
    const t = produces(held({ ground: { saudor: 'ann space-dock' } }), 'saudor');
    t.says('ann', 'build:saudor');
    const { game } = t;
    const limit = dockLimit(game, 'ann', 'saudor');
    t.says('ann', { 'ground-force>saudor': limit }).says('ann', { 'trade-goods': Math.ceil(limit / 2) });
    expect(t.asked).toEqual(['ann: build-facilities']);
    t.says('ann', { 'refinery>saudor': 1 }).says('ann', { 'trade-goods': 1 });
    expect(t.on('saudor', 'ann')).toBe(`${limit} ground-force, refinery, space-dock`);
    expect(dockLimit(game, 'ann', 'saudor')).toBe(limit + 1);
  });

  test('E3 21.9 docks cannot build a facility', () => {
    expect([isOffered(held().game, 'ann', 'refinery'), isOffered(held().game, 'ann', 'colony')]).toEqual([
      false,
      false,
    ]);
    const t = produces(held({ ground: { saudor: 'ann space-dock' } }), 'saudor').says('ann', 'build:saudor');
    expect(t.choices.filter((key) => /refinery|colony/.test(key))).toEqual([]);
  });

  test('E3 21.9 without the option facilities are not offered and inactive', () => {
    const t = held({}, { facilities: false });
    expect(produces(t, 'saudor').asked).toEqual([]);
    addUnit(t.game, 'ann', 'refinery', 'saudor', 'saudor');
    expect(resourcesOf(t.game, 'saudor')).toBe(empire.planets.saudor.resources);
  });

  test('E3 21.9 tactical actions and transfers build facilities', () => {
    const t = held();
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor').says('ann', 'none');
    expect(t.asked).toEqual(['ann: build-facilities']);
    const both = held({ ground: { saudor: 'ann ground-force' }, space: { 'empty-3': 'ann carrier' } });
    both.begins('transfer-action', { seat: 'ann' }).says('ann', both.choices[0]);
    both.says('ann', {}).says('ann', 'none');
    expect(both.asked).toEqual(['ann: build-facilities']);
  });

  test('E3 21.9 declining costs nothing', () => {
    const t = produces(held(), 'saudor').says('ann', {});
    expect([t.on('saudor', 'ann'), t.game.state.planets.saudor.exhausted, t.asked]).toEqual(['', false, []]);
  });

  test('E3 21.9 losing the planet destroys the facility', () => {
    const t = invades(held({ space: { saudor: 'ann carrier' }, ground: { saudor: 'bob refinery' } }));
    expect(t.on('saudor', 'bob')).toBe('refinery');
    const landed = held({ space: { saudor: 'ann carrier' }, ground: { saudor: 'bob refinery' } });
    addUnit(landed.game, 'ann', 'ground-force', 'saudor', 'saudor');
    invades(landed);
    expect([built(landed, 'saudor'), landed.game.state.planets.saudor.owner]).toEqual([['ground-force'], 'ann']);
    expect(landed.told('units-destroyed')).toMatchObject([{ seat: 'bob', planet: 'saudor', units: { refinery: 1 } }]);
    const given = held({ ground: { saudor: 'ann colony' } });
    losePlanet(given.game, 'saudor');
    expect(built(given, 'saudor')).toEqual([]);
  });

  test('E3 21.9 a facility survives a failed invasion', () => {
    const t = held({ space: { saudor: 'ann carrier' }, ground: { saudor: 'bob refinery, ground-force' } });
    addUnit(t.game, 'ann', 'ground-force', 'saudor', 'saudor');
    invades(t.dice(1, 8));
    expect(t.on('saudor', 'bob')).toBe('ground-force, refinery');
  });

  test('E3 21.6 shock troops capture the facility even without spare pieces', () => {
    const t = held({ space: { saudor: 'ann carrier' }, ground: { saudor: 'bob refinery', tarmann: 'bob' } });
    spread(t, 'refinery', 7);
    for (const type of ['ground-force', 'shock-troop'] as const) addUnit(t.game, 'ann', type, 'saudor', 'saudor');
    expect(piecesInReinforcements(t.game, 'ann', 'refinery')).toBe(0);
    invades(t);
    expect([t.on('saudor', 'ann'), piecesInReinforcements(t.game, 'ann', 'refinery')]).toEqual([
      'ground-force, refinery, shock-troop',
      0,
    ]);
    expect(resourcesOf(t.game, 'saudor')).toBe(empire.planets.saudor.resources + 1);
  });

  test('E3 20.11 an Agent captures PDS and docks, but no facility', () => {
    const t = held({ ground: { saudor: 'bob refinery, pds, space-dock' } });
    const taken = (what?: object): string[] => seizableUnits(t.game, 'ann', 'saudor', what).map(({ type }) => type);
    expect([taken(), taken({ facilities: true })]).toEqual([
      ['pds', 'space-dock'],
      ['refinery', 'pds', 'space-dock'],
    ]);
  });

  test('E3 21.9 a facility is not carried and blocks no ship', () => {
    const t = held({ ground: { saudor: 'ann refinery' }, space: { saudor: 'ann carrier' } });
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-3');
    expect(t.choices).toEqual(['carrier@saudor']);
    removeUnits(t.game, unitsOnPlanet(t.game, 'saudor'));
    expect(built(t, 'saudor')).toEqual([]);
  });

  test('E3 21.9 facilities are off unless the lobby enables them', () => {
    expect(empireWith(['sol', 'yin', 'saar']).state.options.facilities).toBeUndefined();
    expect(empireWith(['sol', 'yin', 'saar'], { facilities: true }).state.options.facilities).toBe(true);
  });
});
