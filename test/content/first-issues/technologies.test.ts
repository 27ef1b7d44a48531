import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { load, plain, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { wormholeTokens } from '../../rules/markers.ts';

const BASE = ['base'];
const WITH_CODEX_1 = ['base', 'codex-1'];
const MAGEN = 'magen-defense-grid';
const X89 = 'x-89-bacterial-weapon';

const fight = (sets: string[], setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, sets, ...setting }), ...faces).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });

/** Ann bombards Starpoint, where bob has infantry. */
const invades = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, sets: WITH_CODEX_1, technologies: { ann: [X89] }, ...setting }), ...faces).begin(
    invasion,
    {
      seat: 'ann',
      system: '27',
    },
  );

test('Magen Defense Grid, first issue: Planetary Shield blocks opposing combat rolls once', () => {
  const held: Setting = {
    ground: { starpoint: { bob: '1 infantry, 1 pds', ann: '2 infantry' } },
    technologies: { bob: [MAGEN] },
  };
  const t = fight(BASE, held, 1, 10, 10, 1);
  expect(t.open).toEqual(['bob window']);
  t.bob.uses(MAGEN);
  expect(rolls(t)).toEqual(['bob ground-combat 1', 'ann ground-combat 2', 'bob ground-combat 1']);
  expect(t.state.seats.bob.technologies[MAGEN].exhausted).toBe(true);
  expect(t.state.effects).toEqual({});
});

test('Magen Defense Grid, first issue: needs shields (65.3a, War Sun note 2)', () => {
  const none: Setting = {
    ground: { starpoint: { bob: '1 infantry, 1 space-dock', ann: '1 infantry' } },
    technologies: { bob: [MAGEN] },
  };
  expect(fight(BASE, none, 10, 1)).toAsk();
  const lowered: Setting = {
    ground: { starpoint: { bob: '1 infantry, 1 pds', ann: '1 infantry' } },
    space: { 27: { ann: '1 war-sun' } },
    technologies: { ann: ['war-sun'], bob: [MAGEN] },
  };
  expect(fight(BASE, lowered, 10, 1)).toAsk();
});

test('Disable note 2: blocks Magen Defense Grid, first issue, without Planetary Shield', () => {
  const landed = (disabled: boolean): boolean => {
    const t = load(
      table({
        sets: BASE,
        seats: plain,
        technologies: { bob: [MAGEN] },
        space: { 27: { ann: '1 carrier, 2 infantry' } },
        ground: { starpoint: { bob: '1 infantry, 1 pds' } },
        hands: { ann: ['disable'] },
      }),
      ...Array<number>(12).fill(10),
    ).begin(invasion, { seat: 'ann', system: '27' });
    if (disabled) t.ann.plays('disable');
    else t.ann.declines();
    t.ann.lands('2 infantry on starpoint');
    if (t.asks('bob', 'use-space-cannon')) t.bob.holdsFire();
    const asked = t.asks('bob', 'window');
    for (const one of t.open) expect(t).toAskAmongOthers(one);
    return asked;
  };
  expect([landed(false), landed(true)]).toEqual([true, false]);
});

test('Arc Secundus note 3: the flagship blocks Magen Defense Grid, first issue', () => {
  const beside = (space: Setting['space']): TestTable =>
    fight(
      BASE,
      {
        seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
        ground: { starpoint: { bob: '1 infantry, 1 pds', ann: '1 infantry' } },
        technologies: { bob: [MAGEN] },
        ...(space && { space }),
      },
      ...[10, 1],
    );
  expect(beside({ 27: { ann: '1 flagship' } })).toAsk();
  expect(beside({ 28: { ann: '1 flagship' } })).toAsk('bob window');
});

test('Magen Defense Grid, first issue: not while exhausted or for attackers', () => {
  const exhausted: Setting = {
    ground: { starpoint: { bob: '1 infantry, 1 pds', ann: '1 infantry' } },
    technologies: { bob: [MAGEN] },
    change: (state) => {
      state.seats.bob.technologies[MAGEN].exhausted = true;
    },
  };
  expect(fight(BASE, exhausted, 10, 1)).toAsk();
  const attackers: Setting = {
    ground: { starpoint: { bob: '1 infantry, 1 pds', ann: '1 infantry' } },
    technologies: { ann: [MAGEN] },
  };
  expect(fight(BASE, attackers, 10, 1)).toAsk();
});

test('Magen Defense Grid Ω: hits at combat start, places no infantry', () => {
  const t = fight(
    WITH_CODEX_1,
    { ground: { starpoint: { bob: '1 infantry, 1 space-dock', ann: '2 infantry' } }, technologies: { bob: [MAGEN] } },
    1,
    10,
  );
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
  expect(rolls(t)).toEqual(['ann ground-combat 1', 'bob ground-combat 1']);
  const activated = table({
    seats: plain,
    sets: WITH_CODEX_1,
    technologies: { bob: [MAGEN] },
    ground: { starpoint: { bob: '1 pds' } },
  })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates('27').table;
  expect(activated.units('bob')).toBe('1 pds');
});

test('65.1, X-89 Bacterial Weapon, first issue: destroys all infantry on a planet', () => {
  const t = table({
    seats: plain,
    sets: BASE,
    technologies: { ann: [X89] },
    space: { 27: { ann: '1 dreadnought' }, 28: { ann: '1 cruiser' } },
    ground: {
      starpoint: { bob: '3 infantry, 1 pds' },
      'new-albion': { ann: '1 infantry' },
      tequran: { bob: '1 infantry' },
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses(X89);
  // A cruiser does not bombard.
  expect(t.options('ann', 'choose-planet').sort()).toEqual(['new-albion', 'starpoint']);
  t.ann.chooses('starpoint', 'choose-planet');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('ann', { planet: 'new-albion' })]).toEqual([
    '1 pds',
    '1 infantry',
  ]);
  expect(t.facts('unit-destroyed')).toMatchObject([{ by: 'ann' }, { by: 'ann' }, { by: 'ann' }]);
  expect(t.state.seats.ann.technologies[X89].exhausted).toBe(true);
  t.ann.endsTurn();
});

test('X-89 Bacterial Weapon, first issue: needs a bombarding ship over infantry', () => {
  const refused = (setting: Setting) =>
    table({
      seats: plain,
      sets: BASE,
      technologies: { ann: [X89] },
      ground: { starpoint: { bob: '1 infantry' } },
      ...setting,
    })
      .begin(turn, { seat: 'ann', performed: 0 })
      .ann.refusal(X89, 'turn');
  expect(refused({ space: { 27: { ann: '1 cruiser' } } })).toBe(
    'None of your ships with Bombardment is in a system with infantry on a planet.',
  );
  expect(refused({ space: { 28: { ann: '1 dreadnought' } } })).toBe(
    'None of your ships with Bombardment is in a system with infantry on a planet.',
  );
  expect(
    refused({
      space: { 27: { ann: '1 dreadnought' } },
      change: (state) => {
        state.seats.ann.technologies[X89].exhausted = true;
      },
    }),
  ).toBe('This card is exhausted.');
});

test('X-89 Bacterial Weapon Ω: a successful bombardment may destroy all infantry', () => {
  const setting: Setting = { space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '3 infantry' } } };
  const t = invades(setting, 10).ann.bombards('starpoint').table;
  expect(t.units('bob')).toBe('2 infantry');
  t.ann.uses(X89).chooses('starpoint', 'x-89-planets');
  expect(t.units('bob')).toBe('');
  const missed = invades(setting, 1).ann.bombards('starpoint').table;
  expect([missed.open, missed.units('bob')]).toEqual([[], '3 infantry']);
});

test('X-89 Bacterial Weapon Ω: affects each bombarded planet after all bombardment', () => {
  const t = invades(
    {
      space: { 27: { ann: '3 dreadnought' } },
      ground: { starpoint: { bob: '2 infantry' }, 'new-albion': { bob: '3 infantry' } },
    },
    10,
    10,
    10,
  )
    .ann.bombards('split')
    .splits('1 dreadnought on starpoint, 2 dreadnought on new-albion').table;
  expect(t.facts('dice-rolled')).toHaveLength(2);
  t.ann.uses(X89);
  expect(t.options('ann', 'x-89-planets')).toEqual(['new-albion', 'starpoint']);
  t.ann.chooses(['starpoint', 'new-albion'], 'x-89-planets');
  expect(t.units('bob')).toBe('');
});

test('X-89 Bacterial Weapon Ω: usable after Harrow', () => {
  const t = fight(
    WITH_CODEX_1,
    {
      seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
      technologies: { ann: [X89] },
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: '3 infantry', ann: '1 infantry' } },
    },
    ...[1, 1, 1, 1, 10, 1],
  );
  t.ann.uses('harrow');
  expect(t.units('bob')).toBe('2 infantry');
  t.ann.uses(X89);
  expect([t.units('bob'), t.facts('combat-won')]).toMatchObject(['', [{ winner: 'ann' }]]);
});

test('X-89 Bacterial Weapon Ω: not after ground combat alone', () => {
  const t = fight(
    WITH_CODEX_1,
    { technologies: { ann: [X89] }, ground: { starpoint: { bob: '2 infantry', ann: '1 infantry' } } },
    ...[10, 1, 1, 1, 10],
  );
  expect([t.open, t.facts('combat-won')]).toMatchObject([[], [{ winner: 'bob' }]]);
});

const produces = (faction: string, setting: Setting, data: object = {}): TestTable =>
  table({ seats: { ann: faction, bob: 'winnu', cat: 'naalu' }, sets: BASE, ...setting })
    .begin(produceUnits, { seat: 'ann', system: '27', ...data })
    .ann.produces('1 carrier in space')
    .agrees('payment').table;

test('Magmus Reactor note 2, first issue: Production there gains one trade good', () => {
  const setting: Setting = {
    technologies: { ann: ['magmus-reactor'] },
    ground: { starpoint: { ann: '1 space-dock' } },
  };
  expect(produces('muaat', setting).state.seats.ann.tradeGoods).toBe(0);
  const sun = produces('muaat', { ...setting, space: { 27: { ann: '1 war-sun' } } });
  // It is gained once they have been paid for.
  expect(sun.game.facts.map(({ type }) => type).filter((type) => /paid|produced|gained/.test(type))).toEqual([
    'paid',
    'produced',
    'trade-goods-gained',
  ]);
  expect(sun.state.seats.ann.tradeGoods).toBe(1);
  // System 43 is a supernova.
  const near = { ...setting, board: { 202: '43' } };
  expect(produces('muaat', near).state.seats.ann.tradeGoods).toBe(1);
  expect(produces('muaat', { ...near, space: { 27: { ann: '1 war-sun' } } }).state.seats.ann.tradeGoods).toBe(1);
});

test('Magmus Reactor note 1, first issue: new war suns do not count', () => {
  const t = table({
    seats: { ann: 'muaat', bob: 'winnu', cat: 'naalu' },
    sets: BASE,
    technologies: { ann: ['magmus-reactor', 'prototype-war-sun-ii'] },
    ground: { starpoint: { ann: '1 space-dock' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 20;
    },
  }).begin(produceUnits, { seat: 'ann', system: '27' });
  t.ann.produces('1 war-sun in space').agrees('payment');
  expect(t.units('ann', { system: '27' })).toBe('1 space-dock, 1 war-sun');
  expect(t.facts('trade-goods-gained')).toEqual([]);
});

test('Yin Spinner note 1, first issue: Production adds infantry in the system', () => {
  const t = produces('yin', {
    technologies: { ann: ['yin-spinner'] },
    ground: { starpoint: { ann: '1 space-dock' } },
    planets: { ann: ['new-albion', 'lodor'] },
  });
  expect(t.options('ann', 'yin-spinner-planet').sort()).toEqual(['new-albion', 'starpoint']);
  t.ann.chooses('new-albion', 'yin-spinner-planet');
  expect(t.units('ann', { planet: 'new-albion' })).toBe('1 infantry');
});

test('Yin Spinner note 2, first issue: needs the Production ability', () => {
  const setting: Setting = { technologies: { ann: ['yin-spinner'] }, ground: { starpoint: { ann: '1 space-dock' } } };
  expect(produces('yin', setting).units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 space-dock');
  expect(produces('yin', setting, { limit: 1 }).units('ann', { planet: 'starpoint' })).toBe('1 space-dock');
});

test('Wormhole Generator note 1, first issue: status phase places a token', () => {
  const t = table({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    sets: BASE,
    technologies: { ann: ['wormhole-generator'] },
  });
  t.begin(statusPhase, {});
  expect(t.open).toEqual(['ann wormhole-site']);
  t.ann.chooses('alpha@27', 'wormhole-site');
  expect(wormholesIn(t.game, '27')).toEqual(['alpha']);
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.state.seats.ann.technologies['wormhole-generator'].exhausted).toBeUndefined();
});

test('Wormhole Generator note 1a, Wormhole Generator note 2, first issue: placement limits', () => {
  const t = table({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    sets: BASE,
    technologies: { ann: ['wormhole-generator'] },
    change: (state) => {
      state.systems['27'].markers = wormholeTokens('beta');
      state.seats.cat.eliminated = true;
      for (const planet of state.systems[state.seats.cat.home].planets) state.planets[planet].controller = 'ann';
    },
  }).begin(statusPhase, {});
  const sites = t.options('ann', 'wormhole-site');
  expect(sites).toContain('beta@27');
  expect(sites.filter((site) => site.endsWith(`@${t.state.seats.cat.home}`))).toEqual([]);
  t.ann.chooses('beta@27', 'wormhole-site');
  expect(wormholesIn(t.game, '27')).toEqual(['beta']);
  t.ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});
