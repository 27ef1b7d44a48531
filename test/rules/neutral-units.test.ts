import { expect, test } from 'vitest';
import { describeCloseUp } from '#ti4/render/alt-text.ts';
import { colorsOf } from '#ti4/render/board/board.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { playing } from '../content/events/at.ts';
import { load, rolls } from './loaded-dice.ts';
import type { Setting, TestTable } from './table.ts';

const lay = playing();
const guards = (t: TestTable, planet: string): number =>
  Object.values(t.state.units).filter((unit) => unit.planet === planet).length;

/** Ann invades Lodor, which 2 neutral infantry hold. */
const invades = (setting: Setting, ...faces: number[]): TestTable =>
  load(
    lay({ space: { 26: { ann: '1 carrier, 3 infantry' } }, ground: { lodor: { neutral: '2 infantry' } }, ...setting }),
    ...faces,
  ).begin(invasion, { seat: 'ann', system: '26' });

test('neutral units note 3: neutral infantry fights, hitting on 8', () => {
  const t = invades({}, 8, 1, 1, 8, 7, 8, 1, 7);
  t.ann.chooses({ 'infantry@lodor': 3 }, 'commit-ground-forces');
  // Three dice against two: one hit each.
  expect(rolls(t).slice(0, 2)).toEqual(['ann ground-combat 3', 'neutral ground-combat 2']);
  // In the second round the last of them is destroyed.
  expect(rolls(t).slice(2)).toEqual(['ann ground-combat 2', 'neutral ground-combat 1']);
  expect([t.state.planets.lodor.controller, guards(t, 'lodor')]).toEqual(['ann', 2]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'neutral' }]);
});

test('neutral units note 6: neutral units gain no control', () => {
  const t = invades({ space: { 26: { ann: '1 carrier, 1 infantry' } } }, 1, 8, 1);
  t.ann.chooses({ 'infantry@lodor': 1 }, 'commit-ground-forces');
  expect([t.state.planets.lodor.controller, guards(t, 'lodor')]).toEqual([null, 2]);
  expect(listStateProblems(t.game)).toEqual([]);
  const begun = lay({ ground: { lodor: { neutral: '1 infantry' } } }).begin(turn, { seat: 'ann', performed: 0 });
  expect([begun.state.planets.lodor.controller, begun.facts('planet-taken')]).toEqual([null, []]);
});

test('neutral units: ships bombard them on an uncontrolled planet', () => {
  const t = invades({ space: { 26: { ann: '1 dreadnought, 1 infantry' } } }, 10, 9, 1);
  t.ann.chooses('lodor', 'bombard');
  expect(guards(t, 'lodor')).toBe(1);
  t.ann.chooses({ 'infantry@lodor': 1 }, 'commit-ground-forces');
  expect(t.state.planets.lodor.controller).toBe('ann');
});

test('neutral units note 8: become captured tokens, give no command token', () => {
  const cabal = invades({ seats: { ann: 'vuilraith', bob: 'winnu', cat: 'naalu' } }, 8, 8, 1, 1, 1);
  cabal.ann.chooses({ 'infantry@lodor': 3 }, 'commit-ground-forces');
  expect(cabal.state.seats.ann.captured).toEqual([{ type: 'infantry' }, { type: 'infantry' }]);
  const mahact = invades({ seats: { ann: 'mahact', bob: 'winnu', cat: 'naalu' } }, 8, 8, 1, 1, 1);
  mahact.ann.chooses({ 'infantry@lodor': 3 }, 'commit-ground-forces');
  expect(mahact.state.seats.ann.foreignTokens).toBeUndefined();
});

test('neutral units note 8: do not count for Spark a Rebellion', () => {
  const t = invades(
    { change: ({ seats }) => void (seats.ann.secretObjectives = ['spark-a-rebellion']) },
    8,
    8,
    1,
    1,
    1,
  );
  t.ann.chooses({ 'infantry@lodor': 3 }, 'commit-ground-forces');
  expect(t.state.seats.ann.scoredSecrets).toEqual([]);
});

/** Ann of the Yin fights a neutral infantry on Lodor, which is nobody's. */
const yinFights = (...faces: number[]): TestTable =>
  load(
    lay({
      seats: { ann: 'yin', bob: 'winnu', cat: 'naalu' },
      ground: { lodor: { ann: '1 infantry', neutral: '1 infantry' } },
      change: ({ planets, seats }) => {
        planets.lodor.controller = null;
        seats.ann.tradeGoods = 2;
      },
    }),
    ...faces,
  ).begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'neutral' });

test('neutral units: a draw leaves the planet uncontrolled', () => {
  const t = yinFights(8, 8);
  t.ann.declines();
  expect([t.state.planets.lodor.controller, guards(t, 'lodor')]).toEqual([null, 0]);
});

test('neutral units note 8: Indoctrination can replace one', () => {
  const t = yinFights();
  t.ann.uses('indoctrination').chooses('infantry', 'indoctrination-by').chooses({ 'trade-goods': 2 }, 'payment');
  expect(Object.values(t.state.units).map(({ owner }) => owner)).toEqual(['ann', 'ann']);
});

test('neutral units: appear gray in picture and text', () => {
  const t = lay({ ground: { lodor: { neutral: '2 infantry' } } });
  const all = buildBoardView(t.game, null);
  expect(colorsOf(all)).toMatchObject({ neutral: 'grey' });
  expect(
    describeCloseUp(
      all,
      all.systems.filter(({ id }) => id === '26'),
    ),
  ).toContain('the neutral side 2 infantry');
  expect(buildBoardView(lay().game, null)).not.toHaveProperty('neutral');
});

test('neutral units: they are no player and never eliminated', () => {
  const t = lay({ ground: { lodor: { neutral: '1 infantry' } } });
  t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'ann' });
  expect([t.state.order, t.state.seats.neutral.eliminated]).toEqual([['ann', 'bob', 'cat'], undefined]);
  expect(answerInquiry(t.game, 'ann', 'trade', 'bob').join(' ')).not.toContain('neutral');
  const gained = lay({
    ground: { lodor: { ann: '1 infantry' } },
    change: ({ planets }) => void (planets.lodor.controller = null),
  });
  gained.begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(gained.state.planets.lodor.controller).toBe('ann');
});
