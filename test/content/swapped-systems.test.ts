import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { swapSystems } from '#ti4/rules/board/tile-replacement.ts';
import { POK } from '../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

const HERO = 'riftwalker-meian';
const heroic = ({ change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'creuss', bob: 'sol', cat: 'letnev' },
    ...setting,
    change: (state) => {
      delete state.seats.ann.leaders?.[HERO].locked;
      change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

test('Riftwalker Meian note 1 swaps two systems with their contents (51.12)', () => {
  const t = heroic({
    space: { 27: { ann: '1 cruiser' }, 26: { bob: '1 destroyer' } },
    ground: { lodor: { bob: '1 infantry' } },
    change: (state) => state.systems['26'].tokens.push('bob'),
  });
  const [lodor, starpoint] = [t.state.systems['26'].position, t.state.systems['27'].position];
  t.ann.performs('Riftwalker Meian').chooses('26').chooses('27');
  expect([t.state.systems['26'].position, t.state.systems['27'].position]).toEqual([starpoint, lodor]);
  expect([t.units('bob', { system: '26' }), t.units('bob', { planet: 'lodor' }), t.state.systems['26'].tokens]).toEqual(
    ['1 destroyer, 1 infantry', '1 infantry', ['bob']],
  );
  expect(t.state.seats.ann.leaders?.[HERO].purged).toBe(true);
  expect(t.facts('systems-swapped')).toEqual([{ type: 'systems-swapped', seat: 'ann', systems: ['26', '27'] }]);
  t.leaves('ann', 'end-turn');
});

test('adjacency follows board positions, not tiles', () => {
  const t = heroic({ space: { 19: { ann: '1 cruiser' } } });
  // Quann, with its beta wormhole, lies across the galaxy from Wellon.
  expect([isAdjacent(t.game, '19', '20'), isAdjacent(t.game, '25', '20')]).toEqual([true, false]);
  t.ann.performs('Riftwalker Meian').chooses('19').chooses('25');
  expect([isAdjacent(t.game, '19', '20'), isAdjacent(t.game, '25', '20')]).toEqual([false, true]);
  t.leaves('ann', 'end-turn');
});

test('offers only galaxy systems with wormholes or own units', () => {
  const t = heroic({ space: { 27: { ann: '1 cruiser' } } });
  t.ann.performs('Riftwalker Meian');
  expect(t.options('ann').sort()).toEqual(
    ['17', '25', '26', '27', '39', '40'].filter((id) => id in t.state.systems).sort(),
  );
  expect(t.options('ann')).not.toContain('82');
  expect(t.options('ann')).not.toContain('51');
  t.leaves('ann', 'choose-system');
});

test('adjacency queries reflect swapped systems immediately', () => {
  const { game } = table({ sets: POK });
  const looks = () => [isAdjacent(game, '19', '20'), isAdjacent(game, '25', '20')];
  expect(looks()).toEqual([true, false]);
  swapSystems(game, 'ann', '19', '25');
  expect(looks()).toEqual([false, true]);
});
