import { expect, test } from 'vitest';
import { done } from '#engine';
import { actionCard, agenda, on } from '#ti4/rules/components/component.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { countInReinforcements } from '#ti4/rules/units/units.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

// 27 lies between 26 and 28; whoever controls a planet there can retreat to it.
const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, { ...fight });

test('78.1, 89.3a a player alone skips combat and invades', () => {
  const t = table({
    seats: plain,
    active: 'ann',
    space: { 27: { ann: '1 carrier, 1 infantry' } },
    change: (state) => {
      state.seats.ann.tokens.tactic = 1;
    },
  });
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27');
  expect(t.facts('combat-begins')).toEqual([]);
  expect(t).toAsk('ann commit-ground-forces');
});

const early = (name: 'space-combat-begins' | 'space-combat-round-begins', id = 'test-early') =>
  actionCard({
    id,
    name: id,
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [on('when', name, { isUsable: () => true, effect: () => undefined })],
  });

test('78.2 start-of-combat abilities come before the barrage', () => {
  const t = combat(
    {
      components: [early('space-combat-begins')],
      hands: { bob: ['test-early#1'] },
      space: { 27: { ann: '1 destroyer', bob: '1 fighter' } },
    },
    10,
    10,
    1,
  );
  expect(t).toAsk('bob window');
  expect(rolls(t)).toEqual([]);
  t.bob.declines();
  expect(rolls(t)[0]).toBe('ann anti-fighter-barrage 2');
});

test('78.2a combat start and first round start are one event', () => {
  const t = combat(
    {
      components: [early('space-combat-begins', 'test-combat'), early('space-combat-round-begins', 'test-round')],
      hands: { ann: ['test-round#1'], bob: ['test-combat#1'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    },
    10,
    10,
  );
  expect(t).toAsk('ann window', 'bob window');
});

test('78.2b, 78.9a end-of-round abilities also resolve before a win', () => {
  const t = combat(
    { hands: { ann: ['emergency-repairs'] }, space: { 27: { ann: '1 dreadnought', bob: '1 cruiser' } } },
    10,
    10,
  );
  t.ann.sustains('dreadnought');
  expect(t.units('bob')).toBe('');
  expect([t.open, t.facts('combat-won')]).toEqual([['ann window'], []]);
  t.ann.plays('emergency-repairs');
  expect(t.units('ann')).toBe('1 dreadnought');
  expect(t.facts('combat-won')).toHaveLength(1);
});

test('78.3 both sides barrage before any retreat announcement', () => {
  const t = combat(
    { planets: { bob: ['lodor'] }, space: { 27: { ann: '1 destroyer', bob: '1 destroyer' } } },
    1,
    1,
    1,
    1,
    10,
    1,
  );
  expect(rolls(t)).toEqual(['ann anti-fighter-barrage 2', 'bob anti-fighter-barrage 2']);
  expect(t).toAsk('bob announce-retreat');
});

test('78.3c the barrage is rolled without enemy fighters', () => {
  const t = combat({ space: { 27: { ann: '1 destroyer', bob: '1 cruiser' } } }, 10, 10, 10, 1);
  expect(rolls(t)[0]).toBe('ann anti-fighter-barrage 2');
  expect(t.facts('unit-destroyed')).toHaveLength(1);
});

test('78.5a a war sun rolls three dice', () => {
  const t = combat(
    { technologies: { ann: ['war-sun'] }, space: { 27: { ann: '1 war-sun, 1 cruiser', bob: '3 carrier' } } },
    10,
    10,
    10,
    10,
    1,
    1,
    1,
  );
  expect(rolls(t)[0]).toBe('ann space-combat 4');
  expect(t.units('bob')).toBe('');
});

test('78.5d every die reaching its ship’s combat value hits', () => {
  const t = combat(
    { space: { 27: { ann: '1 dreadnought, 1 cruiser, 1 carrier', bob: '3 carrier' } } },
    5,
    6,
    9,
    1,
    1,
    1,
    10,
    10,
    10,
    1,
  );
  expect(t.facts('hits-produced').find((fact) => fact.seat === 'ann')).toMatchObject({ hits: 2 });
  expect(
    t
      .facts('unit-destroyed')
      .slice(0, 2)
      .map((fact) => fact.unit),
  ).toEqual(['carrier', 'carrier']);
});

test('78.5e, 74.3 rerolls come before the other side’s roll', () => {
  const t = combat(
    {
      seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.seats.ann.tradeGoods = 2;
      },
    },
    2,
    10,
    1,
  );
  t.ann.uses('munitions-reserves');
  expect(t).toAsk('ann window');
  expect(rolls(t)).toEqual(['ann space-combat 1']);
  t.ann.uses('munitions-reserves').rerolls('ann cruiser 2');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('78.6a the attacker cancels hits first, before any assignment (13 note 2)', () => {
  const t = combat(
    { space: { 27: { ann: '1 dreadnought, 1 carrier', bob: '1 dreadnought, 1 carrier' } } },
    10,
    1,
    10,
    1,
    10,
    10,
    10,
    10,
  );
  expect(t).toAsk('ann sustain-damage');
  t.ann.sustains('dreadnought');
  expect(t).toAsk('bob sustain-damage');
  t.bob.sustains();
  expect(t).toAsk('bob assign-hits');
});

test('78.6b destroyed units return to reinforcements', () => {
  const t = combat({ space: { 27: { ann: '2 cruiser', bob: '1 flagship (damaged), 1 carrier' } } }, 10, 10, 1, 1, 1);
  expect(t.units('bob')).toBe('');
  expect(countInReinforcements(t.game, 'bob', 'flagship')).toBe(1);
  expect(countInReinforcements(t.game, 'bob', 'carrier')).toBe(4);
});

test('78 Direct Hit reopens Sustain Damage for other ships', () => {
  const t = combat(
    { hands: { ann: ['direct-hit'] }, space: { 27: { ann: '2 cruiser', bob: '2 dreadnought, 1 fighter' } } },
    10,
    10,
    1,
    1,
    1,
    10,
    10,
    10,
    10,
    10,
    10,
  );
  t.bob.sustains('2 dreadnought');
  expect(t).toAsk('ann window');
  expect(t.units('bob')).toBe('1 dreadnought, 1 dreadnought (damaged), 1 fighter');
  t.ann.plays('direct-hit');
  expect(t.units('bob')).toBe('1 dreadnought, 1 fighter');
  expect(t).toAsk('bob sustain-damage');
  t.bob.sustains().loses('fighter');
  expect(t.facts('unit-destroyed').map((fact) => fact.unit)).toEqual(['dreadnought', 'fighter']);
  t.leaves('bob', 'sustain-damage');
});

test('78.10a, 78 note 1 the winner removes excess units after combat', () => {
  const t = combat(
    { space: { 27: { ann: '2 carrier, 6 fighter, 2 infantry', bob: '1 cruiser' } } },
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    10,
    10,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  t.ann.loses('carrier');
  // A second round was fought with 8 in a hold of 4.
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann excess-units');
  expect(t.ann.refusal('3 fighter')).toBe(
    'Your ships at New Albion and Starpoint (102) have capacity 4, not enough for 3 fighters and 2 ground forces in space.',
  );
  t.ann.removes('3 fighter, infantry');
  expect(t.units('ann')).toBe('1 carrier, 3 fighter, 1 infantry');
  expect(
    t
      .facts('unit-destroyed')
      .map((fact) => fact.unit)
      .sort(),
  ).toEqual(['carrier', 'cruiser']);
});

test('78 note 1 a draw removes ground forces left in space', () => {
  const t = combat({ space: { 27: { ann: '1 carrier, 2 infantry', bob: '1 carrier, 1 infantry' } } }, 10, 10);
  expect(t.facts('combat-drawn')).toHaveLength(1);
  t.ann.removes('2 infantry').bob.removes('infantry');
  expect(t.units('ann') + t.units('bob')).toBe('');
  expect(t.facts('unit-destroyed')).toHaveLength(2);
});

test('78 note 14, 77 note 8 die side 0 is ten (10 note 3, 15 note 5, 18 note 1, 42 note 7)', () => {
  const t = load(table({ seats: plain, space: { 27: { ann: '1 fighter', bob: '1 fighter' } } }), 10, 1).begin(
    spaceCombat,
    { ...fight },
  );
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  const faces = new Set(Array.from({ length: 60 }, (_, i) => table({ seed: `s${i}` }).game.roll('x', 5)).flat());
  expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  t.leaves('ann', 'excess-units');
});

test('62.1 players without units answer no combat', () => {
  const t = combat(
    {
      hands: { cat: ['direct-hit', 'shields-holding', 'morale-boost', 'emergency-repairs'] },
      space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } },
    },
    10,
    1,
    10,
    10,
  );
  expect(t).toAsk('bob sustain-damage');
  t.bob.sustains('dreadnought');
  expect(t.open.filter((one) => one.startsWith('cat'))).toEqual([]);
});

test('59 note 2, 56 note 1, 77.3d, 77.7c combat bonuses exclude barrage', () => {
  const nebula: Setting = {
    board: { 102: '42' },
    space: { 42: { ann: '1 fighter, 1 cruiser', bob: '1 destroyer' } },
    hands: { bob: ['morale-boost'] },
  };
  const t = load(table({ seats: plain, ...nebula }), 8, 8, 1, 1, 10).begin(spaceCombat, { ...fight, system: '42' });
  t.bob.plays('morale-boost');
  const [barrage] = t.facts('dice-rolled');
  expect(barrage.purpose).toBe('anti-fighter-barrage');
  expect((barrage.dice as { result: number; hit: boolean }[]).map(({ result, hit }) => [result, hit])).toEqual([
    [8, false],
    [8, false],
  ]);
  const guns = t.facts('dice-rolled').find((fact) => fact.seat === 'bob' && fact.purpose === 'space-combat');
  expect((guns?.dice as { face: number; result: number }[])[0]).toMatchObject({ face: 10, result: 12 });
  t.leaves('ann', 'assign-hits');
});

test('a law in play modifies combats of every player', () => {
  const law = agenda({
    id: 'test-law',
    name: 'Law',
    set: 'base',
    text: 'test',
    type: 'law',
    elect: 'for-against',
    modifiers: { 'roll-bonus': (_game, _held, bonus) => bonus + 1 },
    resolve: () => done() as never,
  });
  const t = combat(
    {
      components: [law],
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.laws['test-law'] = { component: 'test-law', outcome: 'for' } as never;
      },
    },
    6,
    1,
  );
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});
