import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { procedure } from '#ti4/rules/game.ts';
import { ask, done } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const bill = (kind: Bill['kind'], amount: number): Bill => ({ kind, amount, for: 'for a test' });
const paying = procedure<{ bill: Bill }>()('test-paying', {
  start: (_game, data) => ask([payment.ask('ann', data.bill)], 'paid'),
  paid: (game, data, got) => {
    pay(game, 'ann', data.bill, got.answer);
    return done();
  },
});
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [paying],
});
/** Ann has Lodor (3 resources, 1 influence) and Torkan (0 and 3), and nothing at home. */
const owing = (kind: Bill['kind'], amount: number, setting: Setting = {}) =>
  table({
    components: [holder],
    seats: plain,
    planets: { ann: ['lodor', 'torkan'] },
    ...setting,
    change: (state) => {
      for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].controller = null;
      setting.change?.(state);
    },
  }).begin(paying, { bill: { ...bill(kind, amount) } });

test('64.1, 64.2, 75.1 a planet has separate resources and influence (47.1)', () => {
  const { game } = table();
  expect([resourcesOf(game, 'lodor'), influenceOf(game, 'lodor')]).toEqual([3, 1]);
  expect([resourcesOf(game, 'mecatol-rex'), influenceOf(game, 'mecatol-rex')]).toEqual([1, 6]);
});

test('64.3, 64 note 1 Mecatol Rex and home planets have no trait', () => {
  const { book } = table().game;
  expect([
    book.planets.lodor.trait,
    book.planets.starpoint.trait,
    book.planets.wellon.trait,
    book.planets['mecatol-rex'].trait,
  ]).toEqual(['cultural', 'hazardous', 'industrial', undefined]);
  for (const tile of Object.values(book.tiles))
    if (tile.home) for (const { id } of tile.planets) expect(book.planets[id].trait, id).toBeUndefined();
});

test('47.2 spending influence exhausts planets for their full influence', () => {
  const t = owing('influence', 4);
  expect(t.options('ann').sort()).toEqual(['lodor', 'torkan']);
  expect(t.ann.refusal('torkan')).toBe('Pay 4 influence; you are paying 3.');
  t.ann.pays('lodor, torkan');
  expect([t.state.planets.lodor.exhausted, t.state.planets.torkan.exhausted]).toEqual([true, true]);
  expect([spendableAmount(t.game, 'ann', 'influence'), spendableAmount(t.game, 'ann', 'resources')]).toEqual([0, 0]);
  expect(t.state.planets.mellon.exhausted).toBe(false);
});

test('64.8, 71.2, 75.2, 64.9, 71.4 spending exhausts a planet until readied (34.3)', () => {
  const t = owing('resources', 3);
  expect(t.options('ann')).toEqual(['lodor']);
  t.ann.pays('lodor');
  expect(t.state.planets.lodor.exhausted).toBe(true);
  expect(spendableAmount(t.game, 'ann', 'resources')).toBe(0);
  expect(spendableAmount(t.game, 'ann', 'influence')).toBe(3);
});

test('64 note 3 a planet pays resources or influence, not both', () => {
  const t = owing('resources', 3).ann.pays('lodor').table;
  expect(spendableAmount(t.game, 'ann', 'influence')).toBe(3); // Torkan alone
  t.begin(paying, { bill: { ...bill('influence', 3) } });
  expect(t.options('ann')).toEqual(['torkan']);
});

test('64 note 5 players exhaust only their own planets (34 note 2)', () => {
  const t = owing('influence', 1, { planets: { ann: ['lodor'], bob: ['torkan'] } });
  expect(t.options('ann')).toEqual(['lodor']);
  expect(t.refusal('ann', { torkan: 1 })).toBe('“torkan” is not among the choices.');
});

test('75.3, 93.4a, 93.4b a trade good pays one resource or influence (47.3)', () => {
  for (const kind of ['resources', 'influence'] as const) {
    const t = owing(kind, 2, {
      change: (state) => {
        state.seats.ann.tradeGoods = 2;
        state.planets.lodor.exhausted = true;
        state.planets.torkan.exhausted = true;
      },
    }).ann.pays('2 trade-goods').table;
    expect(t.state.seats.ann.tradeGoods).toBe(0);
  }
});

test('71.5, 71.6a the status phase readies planets, technologies, strategy cards (34.2)', () => {
  const t = table({
    phase: 'status',
    technologies: { ann: ['transit-diodes'] },
    change: (state) => {
      state.planets.lodor.exhausted = true;
      state.seats.ann.technologies['transit-diodes'].exhausted = true;
      delete state.strategyCards.trade;
      state.seats.ann.strategyCards.trade = { used: true };
    },
  }).begin(statusPhase, {});
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.state.planets.lodor.exhausted).toBe(false);
  expect(t.state.seats.ann.technologies['transit-diodes'].exhausted).toBeUndefined();
  expect(t.state.strategyCards.trade).toBeDefined();
});

test('71 note 1, 71.4 exhausted cards keep passive abilities (34.4, 34.4a)', () => {
  const t = owing('resources', 1, {
    technologies: { ann: ['plasma-scoring'] },
    change: (state) => {
      state.seats.ann.technologies['plasma-scoring'].exhausted = true;
    },
  });
  load(t, 1, 1).begin(bombardment, { seat: 'ann', system: '27' });
  t.state.units.d = { id: 'd', type: 'dreadnought', owner: 'ann', system: '27' };
  t.state.units.i = { id: 'i', type: 'infantry', owner: 'bob', system: '27', planet: 'starpoint' };
  t.begin(bombardment, { seat: 'ann', system: '27' }).ann.bombards('starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 2']);
  t.ann.agrees('payment');
});

const bombards = (attacker: string, ground: string, setting: Setting = {}, ...faces: number[]) =>
  load(
    table({
      seats: plain,
      space: { 27: { ann: attacker } },
      ground: { starpoint: { bob: ground } },
      technologies: { ann: ['war-sun'] },
      ...setting,
    }),
    ...faces,
  ).begin(bombardment, { seat: 'ann', system: '27' });

test('65.3, 65.3b, 65 note 4 a war sun lets all ships bombard', () => {
  const t = bombards('1 war-sun, 1 dreadnought', '3 infantry, 1 pds', {}, 1, 1, 1, 1).ann.bombards('starpoint').table;
  expect(rolls(t)).toEqual(['ann bombardment 4']);
});

test('65 note 1 a shield does not protect other planets', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 dreadnought' } },
      ground: { 'new-albion': { bob: '1 infantry, 1 pds' }, starpoint: { bob: '1 infantry' } },
    }),
    1,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  expect(t.options('ann')).toEqual(['starpoint', 'hold']);
});

test('65 note 2 X-89 Bacterial Weapon does nothing behind a shield', () => {
  const t = bombards('1 dreadnought', '2 infantry, 1 pds', { technologies: { ann: ['x-89-bacterial-weapon'] } });
  expect(t).toAsk();
  expect(t.state.planets.starpoint.exhausted).not.toBe(true);
});

test('65.2 Harrow cannot bombard a shielded planet', () => {
  const fought = (ground: string) => {
    const t = load(
      table({
        seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
        active: 'ann',
        space: { 27: { ann: '1 dreadnought' } },
        ground: { starpoint: { bob: ground } },
        change: (state) => {
          state.units.a = { id: 'a', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
        },
      }),
      1,
      1,
      1,
      1,
      1,
      1,
    );
    return t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' }).stopsAt();
  };
  expect(fought('1 infantry')).toEqual(['ann window']);
  expect(() => fought('1 infantry, 1 pds')).toThrow('No faces are left for ground-combat (1 dice)');
});

test('65 note 3 Magen Defense Grid ignores a lifted shield', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['war-sun'], bob: ['magen-defense-grid'] },
      space: { 27: { ann: '1 war-sun' } },
      ground: { starpoint: { bob: '1 infantry, 1 pds' } },
      change: (state) => {
        for (const id of ['a', 'b'])
          state.units[id] = { id, type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
    10,
    1,
  );
  t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'ann', unit: 'infantry' });
});

test('63.4, 79.4, 49.5a landing destroys structures without ground forces', () => {
  const t = load(
    table({
      seats: plain,
      active: 'ann',
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 pds, 1 space-dock' } },
    }),
    1,
  );
  t.begin(tacticalAction, { seat: 'ann' })
    .ann.activates('27')
    .bob.holdsFire()
    .ann.lands('2 infantry on starpoint')
    .bob.holdsFire();
  expect(t.units('bob')).toBe('');
  expect(t.state.planets.starpoint.controller).toBe('ann');
});

test('63.4, 79.4 structures alone on their planet stay', () => {
  const t = table({ seats: plain, ground: { starpoint: { bob: '1 pds, 1 space-dock' } } }).begin(tacticalAction, {
    seat: 'ann',
  });
  expect(t.units('bob')).toBe('1 pds, 1 space-dock');
  t.leaves('ann', 'system-to-activate');
});

test('63.4, 79.4 stray structures among enemy ground forces are destroyed', () => {
  const t = table({
    seats: plain,
    space: { 26: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '1 infantry, 1 pds' } },
    change: (state) => {
      state.units.left = { id: 'left', type: 'pds', owner: 'bob', system: '27', planet: 'starpoint' };
    },
  }).begin(tacticalAction, { seat: 'ann' });
  expect([t.units('bob', { planet: 'starpoint' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '',
    '1 infantry, 1 pds',
  ]);
  t.leaves('ann', 'system-to-activate');
});
