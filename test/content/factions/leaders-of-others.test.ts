import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { uses } from '../../rules/using.ts';
import { unlocked } from './leaders-at-hand.ts';

// Leaders that meet those of other factions.
const POK = ['base', 'codex-1', 'pok'];
const at = (setting: Setting = {}): TestTable => table({ sets: POK, ...setting });

test('51.1 a complete faction has one agent, commander and hero', () => {
  const { byKind } = rulebookOf(undefined, POK);
  const whole = Object.values(byKind.faction).filter(
    ({ id, set, lacks }) => set === 'pok' && lacks === undefined && id !== 'nomad',
  );
  expect(whole.length).toBeGreaterThan(3);
  for (const { id } of whole) {
    const roles = Object.values(byKind.leader).filter(({ faction }) => faction === id);
    expect(roles.map(({ role }) => role).toSorted(), id).toEqual(['agent', 'commander', 'hero']);
  }
});

test('Ssruu note 3 both capture a unit', () => {
  const t = uses('trade', {
    sets: POK,
    seats: { ann: 'vuilraith', bob: 'letnev', cat: 'yssaril' },
    space: { 27: { bob: '7 destroyer' } },
    change: ({ seats }) => {
      seats.bob.commodities = 0;
      seats.bob.tokens.fleet = 9;
    },
  });
  while (t.asks('ann', 'window') || t.asks('cat', 'window')) t.seat(t.asks('ann', 'window') ? 'ann' : 'cat').declines();
  t.ann.chooses(['bob'], 'trade-partners');
  t.ann.uses('The Stillness of Stars').chooses('destroyer', 'the-stillness-of-stars');
  expect(t.state.seats.bob.commodities).toBe(0);
  t.cat.uses('The Stillness of Stars');
  expect(t.options('cat', 'the-stillness-of-stars')).not.toContain('destroyer');
  t.cat.chooses('cruiser', 'the-stillness-of-stars');
  expect([t.state.seats.ann.captured, t.state.seats.cat.captured]).toEqual([
    [{ type: 'destroyer', owner: 'bob' }],
    [{ type: 'cruiser', owner: 'bob' }],
  ]);
  t.leaves('cat', 'use-secondary');
});

test('Ssruu note 5 a useless second agent use is not offered', () => {
  const production = at({
    seats: { ann: 'argent', bob: 'winnu', cat: 'yssaril' },
    active: 'bob',
    planets: { bob: ['lodor', 'starpoint'] },
    change: ({ seats: { bob } }) => void (bob.tradeGoods = 9),
  }).begin(produceUnits, { seat: 'bob', system: '26', limit: 1 });
  production.bob.produces('1 infantry on lodor').complies('payment');
  production.cat.uses('Trilossa Aun Mirik');
  expect(production.asked('ann')).toEqual([]);
  production.leaves('bob', 'places-of-produced');
  const activation = at({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'yssaril' },
    active: 'bob',
    space: { 25: { bob: '1 cruiser' } },
  });
  activation.begin(tacticalAction, { seat: 'bob' }).bob.activates('26');
  activation.cat.uses('Emissary Taivra');
  expect(activation.asked('ann')).toEqual([]);
  activation.leaves('bob', 'move-ships');
});

test('Ssruu note 6 The Thundarian is reusable after rerolls', () => {
  const t = load(
    at({
      seats: { ann: 'nomad', bob: 'winnu', cat: 'yssaril' },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    }),
    ...[1, 10],
    ...[1, 10],
    ...[10, 1],
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('ann window', 'cat window');
  t.ann.uses('The Thundarian').cat.declines();
  expect(rolls(t)).toHaveLength(4);
  expect(t).toAsk('cat window');
  t.cat.uses('The Thundarian');
  expect([rolls(t).length, t.units('ann'), t.units('bob')]).toEqual([6, '1 cruiser', '']);
});

test('Rear Admiral Farran note 2a a Hel-Titan’s Sustain Damage counts', () => {
  const t = at({
    seats: { ann: 'ul', bob: 'letnev', cat: 'winnu' },
    ground: { starpoint: { ann: '1 pds', cat: '1 infantry' } },
    change: (state) => {
      unlocked('rear-admiral-farran')(state);
      for (const { leaders = {} } of Object.values(state.seats))
        if (leaders.tellurian) leaders.tellurian.exhausted = true;
    },
  });
  giveNote(t.game, 'alliance@bob', 'ann');
  load(t, 10, 10, 1, 1).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'cat', defender: 'ann' });
  t.ann.sustains('pds').ann.uses('Rear Admiral Farran');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
});

test('Rear Admiral Farran note 3 Raid Formation damage does not count', () => {
  const t = load(
    at({
      seats: { ann: 'argent', bob: 'letnev', cat: 'winnu' },
      space: { 27: { ann: '1 destroyer', bob: '1 dreadnought' } },
      change: unlocked('rear-admiral-farran'),
    }),
    9,
    9,
  ).begin(antiFighterBarrage, { system: '27', attacker: 'ann', defender: 'bob' });
  expect([t.units('bob'), t.facts('trade-goods-gained')]).toEqual(['1 dreadnought (damaged)', []]);
  expect(t).toAsk();
});

test('Raid Formation note 4c the Dynamo cannot repair its damage', () => {
  const t = load(
    at({
      seats: { ann: 'argent', bob: 'empyrean', cat: 'winnu' },
      space: { 27: { ann: '1 destroyer', bob: '1 flagship, 1 dreadnought' } },
      planets: { bob: ['mecatol-rex'] },
      change: ({ seats: { bob } }) => void (bob.tradeGoods = 9),
    }),
    9,
    9,
  ).begin(antiFighterBarrage, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t.units('bob')).toBe('1 dreadnought (damaged), 1 flagship (damaged)');
  expect(t).toAsk();
});

test('Raid Formation note 2a counts dice rerolled by Ta Zern', () => {
  const t = at({
    seats: { ann: 'argent', bob: 'letnev', cat: 'jol-nar' },
    space: { 27: { ann: '1 destroyer', bob: '2 dreadnought' } },
    change: unlocked('ta-zern'),
  });
  giveNote(t.game, 'alliance@cat', 'ann');
  load(t, 9, 1, 9, 1).begin(antiFighterBarrage, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.uses('Ta Zern').rerolls('destroyer 1');
  expect(t.units('bob')).toBe('2 dreadnought (damaged)');
  const worse = at({
    seats: { ann: 'argent', bob: 'letnev', cat: 'jol-nar' },
    space: { 27: { ann: '1 destroyer', bob: '1 dreadnought' } },
    change: unlocked('ta-zern'),
  });
  giveNote(worse.game, 'alliance@cat', 'ann');
  load(worse, 9, 1, 1).begin(antiFighterBarrage, { system: '27', attacker: 'ann', defender: 'bob' });
  worse.ann.uses('Ta Zern').rerolls('destroyer 9');
  expect(worse.units('bob')).toBe('1 dreadnought');
});
