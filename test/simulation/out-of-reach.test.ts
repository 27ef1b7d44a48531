import { expect, test } from 'vitest';
import { testExists, readUnreachedList, reportUnreached } from '../../scripts/simulation/unreached-components.ts';
import { rulebookOf } from '#ti4/rulebook.ts';

test('components that random play never uses are tested where listed', () => {
  const { components } = rulebookOf();
  const list = readUnreachedList();
  // Some with the base game alone, some with all sets.
  expect(Object.keys(list).length).toBeLessThanOrEqual(0.05 * Object.keys(components).length);
  expect(Object.keys(list).filter((id) => !components[id])).toEqual([]);
  expect(Object.values(list).filter((entry) => !testExists(entry))).toEqual([]);
});

test('an unused component without a listed test is reported', () => {
  const [id] = Object.keys(readUnreachedList());
  expect(reportUnreached([id], 200).wrong).toEqual([]);
  expect(reportUnreached(['no-such-thing'], 200).wrong).toEqual([
    'no-such-thing was never used, and test/simulation/out-of-reach.json names no test of it.',
  ]);
  expect(reportUnreached(['no-such-thing'], 20).wrong).toEqual([]);
  expect(
    reportUnreached(
      Array.from({ length: 16 }, () => id),
      200,
    ).wrong,
  ).toHaveLength(1);
});
