import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { issueName, issues } from '../issues.ts';
import { galaxy } from './galaxy.ts';
import { universals } from './universals.ts';
import { voidOptions } from './voids.ts';
import type { Universal } from './walk.ts';

const listed = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '..', '..', 'coverage', 'universal-values.json'), 'utf8'),
) as Record<string, string[]>;
/** Whatever places units on planets; `universals.test.ts` keeps the list. */
const placing = issues.filter((one) => listed['placement-barred'].includes(issueName(one)));
const everywhere = universals['placement-barred'];

/** Played for the action that it is: with no planet too. */
const ALLOWED = ['rise-of-a-messiah turn use'];

/** All planets but the first of each system. */
const barred = new Set(Object.values(galaxy().state.systems).flatMap(({ planets }) => planets.slice(1)));
const isBarred = (planet: string): boolean => barred.has(planet);
const here: Universal = {
  ...everywhere,
  modifiers: { 'placement-barred': (_game, _held, why, { planet }) => (isBarred(planet) ? 'test' : why) },
};

test('Demilitarized Zone everywhere: offers no component without effect', () => {
  expect(placing.flatMap((one) => voidOptions(one, everywhere, () => false))).toEqual(ALLOWED);
});

test('Demilitarized Zone: offers no planet that bars placement', () => {
  expect(placing.flatMap((one) => voidOptions(one, here, isBarred))).toEqual([]);
});
