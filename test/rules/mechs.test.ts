import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { gatherDice } from '#ti4/rules/combat/dice.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { hasUnitCard, countInReinforcements, isGroundForce, UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { onTop } from './exploring.ts';
import { load, rolls } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: { ann: 'letnev', bob: 'mentak', cat: 'saar' }, ...setting });
const onStarpoint = { system: '27', planet: 'starpoint' };

test('55.1, 55.4, 50.3 the expansion gives players four mechs', () => {
  const { game } = at();
  expect([
    hasUnitCard(game, 'ann', 'mech'),
    countInReinforcements(game, 'ann', 'mech'),
    isGroundForce(game, { type: 'mech', owner: 'ann' }),
  ]).toEqual([true, 4, true]);
  expect(game.state.seats.ann.units.mech).toBe('dunlain-reaper');
  const without = table().game;
  expect(UNIT_TYPES.filter((type) => !hasUnitCard(without, 'ann', type))).toEqual(['war-sun', 'mech']);
});

test('55.2 producing a mech costs 2 resources', () => {
  const t = at({ ground: { 'arc-prime': { ann: '1 space-dock' } }, planets: { ann: ['wren-terra'] } }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '10',
    },
  );
  t.ann.produces('2 mech');
  expect(t).toAsk('ann payment');
  t.ann.pays('arc-prime');
  expect(t.facts('produced')).toMatchObject([{ seat: 'ann', cost: 4, units: ['mech', 'mech'] }]);
  expect(t.units('ann', { planet: 'arc-prime' })).toBe('2 mech, 1 space-dock');
});

test('55.1, 55 note 1 a mech fights ground combat and sustains damage', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
      ground: { starpoint: { bob: '1 infantry', ann: '1 mech' } },
    }),
    6,
    10,
  ).begin(groundCombat, {
    ...onStarpoint,
    attacker: 'ann',
    defender: 'bob',
  });
  t.bob.declines();
  expect(rolls(t)).toEqual(['ann ground-combat 1', 'bob ground-combat 1']);
  t.ann.sustains('1 mech');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 mech (damaged)');
});

const reaping = (setting: Setting, ...faces: number[]) =>
  load(at({ ground: { starpoint: { bob: '1 infantry', ann: '2 infantry' } }, ...setting }), ...faces).begin(
    groundCombat,
    {
      ...onStarpoint,
      attacker: 'ann',
      defender: 'bob',
    },
  );

test('30.1, 30.1a, 30.3, 55.3, Dunlain Reaper note 1, Dunlain Reaper note 1a deploys once per round', () => {
  const t = reaping({ planets: { ann: ['arc-prime', 'wren-terra'] } }, 1, 1, 1);
  t.ann.uses('Dunlain Reaper');
  expect(t).toAsk('ann payment');
  t.ann.pays('wren-terra');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech');
  // The round is fought; in the next it may be used anew.
  expect(t).toAsk('ann window');
  expect(t.facts('combat-round-begins').map(({ round }) => round)).toEqual([1, 2]);
});

test('30.2, 30.2a, 23 note 4, Dunlain Reaper note 2 deploys from reinforcements', () => {
  const t = reaping(
    {
      ground: { starpoint: { bob: '1 infantry', ann: '2 infantry' }, 'wren-terra': { ann: '4 mech' } },
      planets: { ann: ['arc-prime'] },
    },
    10,
    1,
    1,
  );
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(t).toAsk();
});

test('Dunlain Reaper note 2a destroyed mechs can be deployed again', () => {
  const t = reaping(
    {
      ground: {
        starpoint: { bob: '2 infantry', ann: '2 infantry, 1 mech (damaged)' },
        'wren-terra': { ann: '3 mech' },
      },
      planets: { ann: ['arc-prime'] },
      change: ({ seats }) => void (seats.ann.tradeGoods = 2),
    },
    1,
    1,
    1,
    10,
    1,
    10,
    10,
    1,
    1,
  );
  expect(t.facts('combat-round-begins')).toHaveLength(1);
  t.ann.loses('mech-damaged');
  t.ann.uses('Dunlain Reaper').ann.complies('payment');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech');
  expect(t).toAsk();
});

test('Moll Terminus: other mechs there cannot sustain damage', () => {
  const t = load(at({ ground: { starpoint: { ann: '1 mech', bob: '1 mech' } } }), 10, 1).begin(groundCombat, {
    ...onStarpoint,
    attacker: 'bob',
    defender: 'ann',
  });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
});

test('Shield Paling note 1 infantry beside it ignores Fragile', () => {
  const { game } = at({
    seats: { ann: 'jol-nar', bob: 'sol', cat: 'naalu' },
    ground: { starpoint: { ann: '1 mech, 1 infantry', bob: '1 infantry' }, 'new-albion': { ann: '1 infantry' } },
  });
  const bonuses = (planet: string) =>
    gatherDice(game, { seat: 'ann', against: 'bob', purpose: 'ground-combat', system: '27', planet }).map(
      ({ type, bonus }) => `${type} ${bonus}`,
    );
  expect(bonuses('starpoint').sort()).toEqual(['infantry 0', 'mech -1']);
  expect(bonuses('new-albion')).toEqual(['infantry -1']);
});

test('26 note 2, Scavenger Zeta: deploys for a trade good', () => {
  const t = at({
    active: 'cat',
    change: ({ seats }) => {
      seats.cat.tradeGoods = 1;
    },
  }).begin(gainControl, { seat: 'cat', planet: 'starpoint' });
  t.cat.uses('Scavenger Zeta');
  expect([t.units('cat', { planet: 'starpoint' }), t.facts('trade-goods-lost')]).toMatchObject([
    '1 mech',
    [{ seat: 'cat', count: 1 }],
  ]);
  expect(t).toAsk();
});

test('Moll Terminus note 1 landing mechs cannot sustain cannon hits', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'mentak', cat: 'winnu' },
      space: { 27: { ann: '1 carrier, 1 mech' } },
      ground: { starpoint: { bob: '1 mech, 1 pds' } },
    }),
    10,
    1,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('mech to Starpoint');
  t.bob.firesAt('ann');
  expect([t.units('ann', { planet: 'starpoint' }), t.facts('damage-sustained')]).toEqual(['', []]);
});

const zetaGains = (planet: string, change?: Setting['change']): TestTable =>
  at({
    active: 'cat',
    change: (state) => {
      onTop(state, 'mining-world');
      change?.(state);
    },
  }).begin(gainControl, { seat: 'cat', planet });

test('Scavenger Zeta note 1 the Scavenge trade good can pay', () => {
  const t = zetaGains('starpoint');
  expect([t.state.seats.cat.tradeGoods, t.names('cat')]).toEqual([1, ['scavenger-zeta']]);
  t.cat.uses('Scavenger Zeta');
  expect([t.state.seats.cat.tradeGoods, t.units('cat', { planet: 'starpoint' })]).toEqual([0, '1 mech']);
});

test('Scavenger Zeta note 2 exploration comes before deploying', () => {
  const t = zetaGains('starpoint');
  expect(t.facts('card-explored')).toMatchObject([{ seat: 'cat', card: 'mining-world#1', planet: 'starpoint' }]);
  t.cat.uses('Scavenger Zeta');
  expect(
    t.game.facts
      .map(({ type }) => type)
      .filter((type) => ['card-explored', 'trade-goods-gained', 'units-placed'].includes(type)),
  ).toEqual(['card-explored', 'trade-goods-gained', 'units-placed']);
});

test('Scavenger Zeta note 3 deploys one mech per planet gained', () => {
  const t = zetaGains('starpoint', ({ seats }) => void (seats.cat.tradeGoods = 2));
  t.cat.uses('Scavenger Zeta');
  t.begin(gainControl, { seat: 'cat', planet: 'lodor' });
  t.cat.uses('Scavenger Zeta');
  expect([t.units('cat', { planet: 'starpoint' }), t.units('cat', { planet: 'lodor' })]).toEqual(['1 mech', '1 mech']);
});

test('Indomitus note 1 mechs removed for capacity do not fire', () => {
  const t = load(
    at({
      seats: { ann: 'sol', bob: 'xxcha', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser', bob: '1 carrier, 1 mech' } },
      ground: { starpoint: { ann: '1 pds' } },
    }),
    10,
  ).begin(spaceCannonOffense, { system: '27' });
  t.ann.firesAt('bob').bob.removes('mech');
  expect([t.units('bob'), rolls(t)]).toEqual(['', ['ann space-cannon-offense 1']]);
});

test('Indomitus note 2 mechs just landed do not fire', () => {
  const t = at({
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'naalu' },
    space: { 27: { ann: '1 carrier, 1 mech' } },
    ground: { starpoint: { bob: '1 infantry' } },
  }).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('mech to Starpoint');
  expect(t.facts('space-cannon-used')).toEqual([]);
  expect(t.facts('combat-begins')).toHaveLength(1);
  expect(t).toAsk();
});

test('Indomitus: its space cannon reaches ships in adjacent systems', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'xxcha', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser' } },
      ground: { lodor: { bob: '1 mech' } },
    }),
    9,
  ).begin(spaceCannonOffense, {
    system: '27',
  });
  t.bob.firesAt('ann').declines(); // no Graviton Laser System
  expect(rolls(t)).toEqual(['bob space-cannon-offense 1']);
  expect(t.units('ann', { system: '27' })).toBe('');
});
