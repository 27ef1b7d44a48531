import { expect, test } from 'vitest';
import { answerProblem, openAsks, specOf } from '#engine';
import { proposeAnswer } from '#ti4/ai/index.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { chooseStructureToMove } from '#ti4/content/shared/procedures/replace-structures.ts';
import { loadThen } from '../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { resting } from './factions/leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const lay = (setting: Setting, but?: string): TestTable => {
  const t = table({
    sets: POK,
    ...setting,
    change: (state) => {
      resting(state, but);
      setting.change?.(state);
    },
  });
  t.putAway();
  return t;
};
const proposal = (t: TestTable, seat: string, question: string): unknown => {
  const open = openAsks(t.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}: ${t.open.join(', ')}`);
  const spec = specOf(t.game as never, open);
  const check = (value: never) => answerProblem(t.game as never, open, value, spec);
  const asked = { question, data: open.ask.data, spec, check: check as never };
  return proposeAnswer(knownTo(t.game, seat, open.path), seat, asked, 'seed');
};
const keysOf = (t: TestTable, seat: string, question: string): string[] => {
  const spec = t.spec(seat, question);
  return 'options' in spec ? spec.options.map(({ key }) => key) : [];
};
const cavalry = (t: TestTable, seat: string, like: string): void =>
  void addEffect(
    t.game,
    'the-cavalry',
    seat,
    { unit: unitsAt(t.game, { owner: seat, type: 'cruiser' })[0].id, like },
    'combat',
  );

test('30.1 Ouranos: its owner chooses which Hel-Titan it replaces', () => {
  const laid = (pds: string) => {
    const t = lay({ seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' }, ground: { starpoint: { ann: pds } } });
    // The first window is Scanlink Drone Network's.
    t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27').declines().plays('ouranos').chooses('starpoint');
    return t;
  };
  const t = laid('1 pds, 1 pds (damaged)');
  expect(keysOf(t, 'ann', 'pick-unit')).toEqual(['pds-damaged', 'pds']);
  expect(proposal(t, 'ann', 'pick-unit')).toEqual(['pds-damaged']);
  t.ann.chooses('pds', 'pick-unit');
  expect(unitsAt(t.game, { owner: 'ann', type: 'pds' }).map(({ damaged }) => damaged)).toEqual([true]);
  expect(t.units('ann', { system: '27' })).toContain('1 flagship');
  expect(laid('2 pds').asked('ann')).not.toContain('pick-unit');
});

test('30.1 Dunlain Reaper: the infantry with an extra die is kept', () => {
  const t = loadThen(
    lay(
      {
        seats: { ann: 'letnev', bob: 'winnu', cat: 'sol' },
        active: 'bob',
        order: ['bob', 'cat', 'ann'],
        tradeGoods: { ann: 2 },
        ground: { starpoint: { ann: '3 infantry', bob: '2 infantry' } },
      },
      'cat',
    ),
    [],
    10,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' });
  t.cat.plays('evelyn-delouis').chooses(unitsAt(t.game, { owner: 'ann', type: 'infantry' })[0].id, 'choose-unit');
  t.ann.plays('dunlain-reaper').pays({ 'trade-goods': 2 });
  expect(proposal(t, 'ann', 'pick-unit')).toEqual(['infantry']);
  t.ann.chooses('infantry', 'pick-unit');
  expect(t.facts('dice-rolled').find(({ seat }) => seat === 'ann')?.dice).toHaveLength(4);
});

test('85.5 Homeland Defense Act discarded: the owner chooses which PDS are removed', () => {
  const t = lay({
    seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' },
    laws: { 'homeland-defense-act': { elected: 'for' } },
    hands: { bob: ['repeal-law'] },
    active: 'bob',
    ground: { starpoint: { ann: '2 pds (damaged), 2 pds' }, lodor: { ann: '3 pds' } },
  });
  t.begin(turn, { seat: 'bob', performed: 0 }).bob.performs('repeal-law').chooses('homeland-defense-act');
  expect(t.spec('ann', 'choose-removals')).toMatchObject({ proposed: { 'pds-damaged@starpoint': 2 } });
  t.ann.chooses({ 'pds-damaged@starpoint': 1, 'pds@starpoint': 1 }, 'choose-removals');
  expect(unitsAt(t.game, { planet: 'starpoint', type: 'pds' })).toHaveLength(2);
  expect(unitsAt(t.game, { planet: 'starpoint', type: 'pds' }).filter(({ damaged }) => damaged)).toHaveLength(1);
  expect(unitsAt(t.game, { planet: 'lodor', type: 'pds' })).toHaveLength(2);
  expect(t.state.structureSurplus).toBeUndefined();
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('Strike Wing Alpha II: its player chooses among infantry that differ', () => {
  const t = loadThen(
    lay({
      seats: { ann: 'argent', bob: 'nekro', cat: 'naalu' },
      technologies: { ann: ['strike-wing-alpha-ii'] },
      space: { 27: { ann: '1 destroyer', bob: '1 flagship, 3 infantry' } },
    }),
    [9, 9, 1],
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.bob.plays('the-alastor').chooses({ infantry: 2 }, 'alastor-ground-forces');
  expect(proposal(t, 'ann', 'pick-unit')).toEqual(['infantry!the-alastor']);
  t.ann.chooses('infantry', 'pick-unit');
  // The two that are left are alike.
  expect(t.facts('unit-destroyed').filter(({ unit }) => unit === 'infantry')).toHaveLength(2);
});

test('Ambush: The Cavalry gives a cruiser the combat value of the flagship', () => {
  const t = loadThen(
    lay({
      seats: { ann: 'mentak', bob: 'winnu', cat: 'nomad' },
      notes: { ann: ['the-cavalry@cat'] },
      technologies: { cat: ['memoria-ii'] },
      space: { 27: { ann: '2 cruiser', bob: '3 carrier' } },
    }),
    [5, 6],
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.plays('the-cavalry').chooses(unitsAt(t.game, { owner: 'ann', type: 'cruiser' })[0].id, 'choose-unit');
  t.ann.plays('ambush');
  expect(t.spec('ann', 'ambush')).toMatchObject({
    amounts: [
      { key: 'cruiser!the-cavalry', label: 'cruiser (The Cavalry)', hint: 'hits on 5' },
      { key: 'cruiser', label: 'cruiser', hint: 'hits on 7' },
    ],
    proposed: { 'cruiser!the-cavalry': 1, cruiser: 1 },
  });
  t.ann.chooses({ 'cruiser!the-cavalry': 1, cruiser: 1 }, 'ambush');
  expect(t.facts('dice-rolled')[0].dice.map(({ hitsOn, hit }) => [hitsOn, hit])).toEqual([
    [5, true],
    [7, false],
  ]);
});

const courageous = (t: TestTable): number | undefined =>
  t.facts('dice-rolled').find(({ by }) => by === 'courageous-to-the-end')?.dice[0].hitsOn;

test('Courageous to the End: rolls against the combat value of The Cavalry', () => {
  const t = loadThen(
    lay({
      seats: { ann: 'winnu', bob: 'yssaril', cat: 'nomad' },
      technologies: { cat: ['memoria-ii'] },
      hands: { ann: ['courageous-to-the-end'] },
      tokens: { bob: { fleet: 6 } },
      space: { 27: { ann: '1 cruiser (damaged), 2 dreadnought (damaged)', bob: '6 cruiser' } },
    }),
    [1, 1, 1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1],
    5,
  );
  cavalry(t, 'ann', 'cat');
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.chooses({ 'cruiser-damaged!the-cavalry': 1 }, 'assign-hits').ann.plays('courageous-to-the-end');
  expect(courageous(t)).toBe(5);
});

test('Courageous to the End: rolls against the combat value of an Eidolon in space', () => {
  const t = loadThen(
    lay({
      seats: { ann: 'naaz-rokha', bob: 'yssaril', cat: 'nomad' },
      hands: { ann: ['courageous-to-the-end'] },
      activated: { 27: ['ann'] },
      space: { 27: { ann: '1 carrier, 1 mech', bob: '2 cruiser' } },
      change: ({ turn }) => void (turn.system = '27'),
    }),
    [1, 1, 1, 10, 1, 5, 5],
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.chooses({ mech: 1 }, 'assign-hits').ann.plays('courageous-to-the-end');
  expect(courageous(t)).toBe(8);
});

test.each(['devotion', 'impulse-core'])('%s: proposes the least valuable ship', (ability) => {
  const t = loadThen(
    lay({
      seats: { ann: 'nomad', bob: 'yin', cat: 'naalu' },
      technologies: { bob: ['impulse-core'] },
      space: { 27: { bob: '2 cruiser, 1 destroyer', cat: '2 carrier' } },
    }),
    [],
    1,
  );
  cavalry(t, 'bob', 'ann');
  t.begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
  if (ability === 'devotion') t.bob.declines();
  t.bob.plays(ability);
  expect(keysOf(t, 'bob', 'pick-unit')).toEqual(['destroyer', 'cruiser', 'cruiser!the-cavalry']);
  expect(proposal(t, 'bob', 'pick-unit')).toEqual(['destroyer']);
});

test('23.4a damaged and whole structures to move are told apart', () => {
  const t = table({
    ground: {
      wellon: { ann: '1 pds, 1 pds (damaged)' },
      tequran: { ann: '2 pds' },
      'mecatol-rex': { ann: '2 pds' },
      lodor: { bob: '1 pds' },
    },
  });
  const asked = { type: 'pds' as const, planet: 'lodor' };
  const spec = chooseStructureToMove.spec(t.game, 'ann', asked);
  const labels = 'options' in spec ? spec.options.map(({ label }) => label) : [];
  expect(labels).toContain('From Wellon (damaged)');
  expect(new Set(labels).size).toBe(6);
});
