import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

interface Rule {
  name: string;
  from: { path?: string };
}

const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as { forbidden: Rule[] };

/** What each rule forbids, planted: files by their paths. A rule with none here is refused by the test. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-circles-between-files-of-the-engine': { 'src/engine/a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;\n", 'src/engine/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;\n" },
  'care-is-not-the-bot': { 'src/care/planted.ts': "import { it } from '../discord/it.ts';\nexport const planted = it;\n", 'src/discord/it.ts': 'export const it = 1;\n' },
  'discord-never-sees-the-state': { 'src/discord/planted.ts': "import type { It } from '../rules/it.ts';\nexport type Planted = It;\n", 'src/rules/it.ts': 'export type It = 1;\n' },
  'engine-door': { 'src/rules/inside.ts': "import { inner } from '../engine/inner.ts';\nexport const inside = inner;\n", 'src/engine/inner.ts': 'export const inner = 1;\n' },
  'no-test-in-source': { 'src/tested.ts': "import { it } from '../test/it.ts';\nexport const tested = it;\n", 'test/it.ts': 'export const it = 1;\n' },
  resolvable: { 'src/lost.ts': "import { it } from './nowhere.ts';\nexport const lost = it;\n" },
};

const OWN = '-imports-only-its-own';
const planted = (rule: Rule): Record<string, string> | undefined => {
  if (!rule.name.endsWith(OWN)) return PLANTED[rule.name];
  const folder = rule.name.slice(0, -OWN.length);
  return { [`src/${folder}/stray.ts`]: `import { it } from '${'../'.repeat(folder.split('/').length)}elsewhere/it.ts';\nexport const stray = it;\n`, 'src/elsewhere/it.ts': 'export const it = 1;\n' };
};

let tree = '';
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'custodian-arrows-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) cpSync(path.join(root, file), path.join(tree, file));
  mkdirSync(path.join(tree, 'scripts'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The rules that whatever lies in the tree breaks. */
function broken(files: Record<string, string>): string[] {
  for (const folder of ['src', 'test']) rmSync(path.join(tree, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ 'src/main.ts': 'export const main = 1;\n', ...files })) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, 'src', 'scripts', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'], { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test('Each arrow that is forbidden is refused where it is drawn', () => {
  const all = forbidden.map((rule) => [rule.name, planted(rule)] as const);
  expect(all.filter(([, files]) => !files).map(([name]) => name)).toEqual([]);
  expect(broken(Object.assign({}, ...all.map(([, files]) => files)))).toEqual(forbidden.map(({ name }) => name).sort());
});

test('Where none is drawn, nothing is refused', () => {
  expect(broken({ 'src/rules/own.ts': "import { it } from '../engine/index.ts';\nexport const own = it;\n", 'src/engine/index.ts': 'export const it = 1;\n' })).toEqual([]);
});

/** The folders that rules speak of, from how their paths begin: a folder that has gone elsewhere would be guarded no more. */
test('Every folder that a rule speaks of is there', async () => {
  const { readdirSync } = await import('node:fs');
  const there = (readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })).filter((one) => one.isDirectory())
    .map((one) => `${path.relative(root, path.join(one.parentPath, one.name)).split(path.sep).join('/')}/`);
  const missing = forbidden.filter(({ from }) => from.path?.startsWith('^src/') && from.path !== '^src/' && !from.path.includes('(?!') && !there.some((folder) => new RegExp(from.path ?? '').test(folder)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
