import { expect, test } from 'vitest';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { tableToExplore } from '../rules/exploring.ts';
import { wormholeTokens } from '../rules/markers.ts';
import type { Setting, TestTable } from '../rules/table.ts';

/** The storm lies at 46, away from Lodor (26, alpha) and Quann (25, beta). */
const storm = (
  side: 'alpha' | 'beta',
  { change, ...setting }: Setting = {},
  more: ('alpha' | 'beta')[] = [],
): TestTable =>
  tableToExplore([], {
    board: { '210': '46' },
    ...setting,
    change: (state) => {
      state.systems['46'].markers = [
        { id: 'ion-storm#1', component: 'ion-storm', face: side },
        ...wormholeTokens(...more),
      ];
      change?.(state);
    },
  });
const sideOf = (t: TestTable): string | undefined =>
  t.state.systems['46'].markers?.find(({ component }) => component === 'ion-storm')?.face;
const moves = (t: TestTable, from: string, to: string): TestTable =>
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates(to).moves(`1 cruiser from ${from}`).table;

test('Ion Storm note 1: turns over after ships use its wormhole', () => {
  const into = moves(storm('alpha', { space: { 26: { ann: '1 cruiser' } } }), '26', '46');
  expect([sideOf(into), into.facts('token-turned')]).toEqual([
    'beta',
    [{ type: 'token-turned', token: 'ion-storm', system: '46', face: 'beta' }],
  ]);
  expect(sideOf(moves(storm('beta', { space: { 46: { ann: '1 cruiser' } } }), '46', '25'))).toBe('alpha');
  expect(sideOf(moves(storm('alpha', { space: { 33: { ann: '1 cruiser' } } }), '33', '46'))).toBe('alpha');
});

test('Ion Storm note 2: turns only after all ships have moved', () => {
  const t = storm('alpha', { space: { 26: { ann: '1 cruiser' }, 25: { ann: '1 cruiser' } } });
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('46');
  expect(t.options('ann', 'move-ships').some((line) => line.includes('25'))).toBe(false);
  t.ann.moves('1 cruiser from 26');
  expect(sideOf(t)).toBe('beta');
});

test('Ion Storm note 3: the mover says which matching wormhole was used', () => {
  const t = moves(storm('alpha', { space: { 26: { ann: '1 cruiser' } } }, ['alpha']), '26', '46');
  t.ann.chooses('no', 'through-token');
  expect(sideOf(t)).toBe('alpha');
  const used = moves(storm('alpha', { space: { 26: { ann: '1 cruiser' } } }, ['alpha']), '26', '46');
  used.ann.chooses('yes', 'through-token');
  expect(sideOf(used)).toBe('beta');
});

test('Ion Storm note 3a: its system is not adjacent to itself', () => {
  const t = storm('alpha', {}, ['alpha']);
  expect([isAdjacent(t.game, '46', '46'), isAdjacent(t.game, '46', '26')]).toEqual([false, true]);
});

test('Ion Storm note 4: retreats turn it, withdrawals by card do not', () => {
  const left = (free: boolean): string | undefined => {
    const t = storm('alpha', { planets: { ann: ['lodor'] }, space: { 46: { ann: '1 cruiser', bob: '1 cruiser' } } });
    return sideOf(t.begin(retreat, { seat: 'ann', system: '46', to: '26', ...(free && { free }) }));
  };
  expect([left(false), left(true)]).toEqual(['beta', 'alpha']);
});

test('Ion Storm note 2a: the Creuss decide whether it turned over', () => {
  const t = storm('alpha', {
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    space: { 26: { ann: '1 flagship' }, 25: { ann: '1 cruiser' } },
    change: ({ seats }) => {
      for (const { leaders = {} } of Object.values(seats))
        for (const one of Object.values(leaders)) if (!one.locked) one.exhausted = true;
    },
  });
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('46').moves('flagship from 26, cruiser from 25');
  t.ann.chooses('no', 'through-token');
  expect([sideOf(t), t.units('ann', { system: '46' })]).toEqual(['alpha', '1 cruiser, 1 flagship']);
});
