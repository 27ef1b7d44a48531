import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { createNeighborGraph, positionsWithin } from '#kit/board/hex-grid.ts';
import { shortestCosts, stepDistances, searchParetoPaths } from '#kit/board/pathfinding.ts';

/** a – b – c – d, and a – e – d. */
const NEXT: Record<string, string[]> = { a: ['b', 'e'], b: ['a', 'c'], c: ['b', 'd'], d: ['c', 'e'], e: ['a', 'd'] };
const near = (place: string) => NEXT[place] ?? [];

test('step distances follow the shortest path', () => {
  expect(Object.fromEntries(stepDistances(['a'], near))).toEqual({ a: 0, b: 1, c: 2, d: 2, e: 1 });
  expect(Object.fromEntries(stepDistances(['b', 'd'], near))).toEqual({ b: 0, d: 0, a: 1, c: 1, e: 1 });
});

test('places beyond the budget are not reached', () => {
  expect([...shortestCosts(['a'], { near, cost: () => 1, budget: 1 }).keys()]).toEqual(['a', 'b', 'e']);
});

test('a path may start from an impassable place, not cross it', () => {
  const costs = shortestCosts(['d'], { near, cost: () => 1, isPassable: (place) => place !== 'e' });
  expect(Object.fromEntries(costs)).toEqual({ d: 0, c: 1, e: 1, b: 2, a: 3 });
});

test('with unequal step costs the cheapest path counts', () => {
  const cost = (from: string, to: string) => (from === 'a' && to === 'e' ? 9 : 1);
  expect(shortestCosts(['d'], { near, cost }).get('a')).toBe(3);
});

test('a round trip costs the way out and back', () => {
  expect(shortestCosts(['a'], { near, cost: () => 1 }, true).get('a')).toBe(2);
});

test('neighbors on the board differ by at most one step', () => {
  const board = createNeighborGraph(positionsWithin(3).map((position) => ({ id: position, position })));
  fc.assert(
    fc.property(fc.constantFrom(...positionsWithin(3)), (from) => {
      const steps = stepDistances([from], board.neighborsOf);
      for (const place of positionsWithin(3))
        expect(
          [...board.neighborsOf(place)].some((next) => Math.abs((steps.get(next) ?? 9) - (steps.get(place) ?? 0)) > 1),
        ).toBe(false);
    }),
  );
});

interface Walk {
  path: string;
  picked: string;
}

/** Ways from a to d of at most so many steps, which pick up what is wanted on the way. */
const walks = (wanted: string, most: number): string[] => {
  const on = ({ path, picked }: Walk, place: string): Walk => ({
    path: path + place,
    picked: wanted.includes(place) && !picked.includes(place) ? [...picked, place].sort().join('') : picked,
  });
  return searchParetoPaths<Walk>({
    starts: [{ path: 'a', picked: '' }],
    extend: (walk) => near(walk.path.at(-1) ?? '').map((place) => [place, on(walk, place)] as const),
    isArrived: (place) => place === 'd',
    canContinue: (_place, { path }) => path.length <= most,
    dominates: (one, other) =>
      [...other.picked].every((item) => one.picked.includes(item)) && one.path.length <= other.path.length,
  }).map(({ path }) => path);
};

test('dominated paths are not returned', () => {
  expect(walks('', 6)).toEqual(['aed']);
});

test('a place is visited twice only for a gain', () => {
  expect(walks('b', 6)).toContain('abcd');
  expect(walks('c', 6).sort()).toEqual(['abcd', 'aed'].sort());
  expect(walks('be', 6)).toContain('abaed');
});

test('already known paths are not returned again', () => {
  const known = { path: 'at once', picked: '' };
  const found = searchParetoPaths<Walk>(
    {
      starts: [{ path: 'a', picked: '' }],
      extend: () => [['d', { path: 'ad', picked: '' }]],
      isArrived: () => true,
      canContinue: () => false,
      dominates: () => true,
    },
    [known],
  );
  expect(found).toEqual([known]);
});

test('a better path found later replaces a listed one', () => {
  const lengths = searchParetoPaths<number>({
    starts: [0],
    extend: () => [
      ['goal', 9],
      ['goal', 4],
    ],
    isArrived: () => true,
    canContinue: () => false,
    dominates: (a, b) => a <= b,
  });
  expect(lengths).toEqual([4]);
});

test('a path ends where it may not continue', () => {
  const path = (way: string) =>
    searchParetoPaths<string>({
      starts: ['a'],
      extend: (on) => near(on.at(-1) ?? '').map((place) => [place, on + place] as const),
      isArrived: (place) => place === 'd',
      canContinue: (place, { length }) => length < 5 && place !== way,
      dominates: (one, other) => one === other,
    });
  expect(path('e').every((one) => !one.slice(1, -1).includes('e'))).toBe(true);
  expect(path('b')).toContain('aed');
});
