import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { createNeighborGraph, positionsWithin } from '#kit/board/hex-grid.ts';
import { shortestCosts, stepDistances, searchParetoPaths } from '#kit/board/pathfinding.ts';

/** a – b – c – d, and a – e – d. */
const NEXT: Record<string, string[]> = { a: ['b', 'e'], b: ['a', 'c'], c: ['b', 'd'], d: ['c', 'e'], e: ['a', 'd'] };
const near = (place: string) => NEXT[place] ?? [];

test('each place is as many steps away as the shortest way has', () => {
  expect(Object.fromEntries(stepDistances(['a'], near))).toEqual({ a: 0, b: 1, c: 2, d: 2, e: 1 });
  expect(Object.fromEntries(stepDistances(['b', 'd'], near))).toEqual({ b: 0, d: 0, a: 1, c: 1, e: 1 });
});

test('what costs more than there is to spend is not reached', () => {
  expect([...shortestCosts(['a'], { near, cost: () => 1, budget: 1 }).keys()]).toEqual(['a', 'b', 'e']);
});

test('a way comes from where it may not go on, but not through there', () => {
  const costs = shortestCosts(['d'], { near, cost: () => 1, isPassable: (place) => place !== 'e' });
  expect(Object.fromEntries(costs)).toEqual({ d: 0, c: 1, e: 1, b: 2, a: 3 });
});

test('a step may cost more than another: the cheapest way counts, not the shortest', () => {
  const cost = (from: string, to: string) => (from === 'a' && to === 'e' ? 9 : 1);
  expect(shortestCosts(['d'], { near, cost }).get('a')).toBe(3);
});

test('with a way around, a goal costs what it takes to leave it and come back', () => {
  expect(shortestCosts(['a'], { near, cost: () => 1 }, true).get('a')).toBe(2);
});

test('over the board, steps are counted as sides are crossed', () => {
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

test('no way is given that another beats', () => {
  expect(walks('', 6)).toEqual(['aed']);
});

test('a place is passed twice where something is gained by it, and not otherwise', () => {
  expect(walks('b', 6)).toContain('abcd');
  expect(walks('c', 6).sort()).toEqual(['abcd', 'aed'].sort());
  expect(walks('be', 6)).toContain('abaed');
});

test('ways known from the first are not given again', () => {
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

test('a way that is found later and beats one that was listed takes its place', () => {
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

test('a way is over where it may not go on', () => {
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
