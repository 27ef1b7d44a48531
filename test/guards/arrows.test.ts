import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

interface Rule {
  name: string;
  from: { path?: string };
}

const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
  forbidden: Rule[];
};

const it = 'export const it = 1;\n';
const from = (where: string, name = 'planted'): string =>
  `import { it } from '${where}';\nexport const ${name} = it;\n`;

/** What each rule forbids, planted: files by their paths. A rule with none here is refused by the test. */
const PLANTED: Record<string, Record<string, string>> = {
  // Of types too: they are less than what runs in a circle.
  'no-circles': {
    'src/engine/a.ts': "import type { B } from './b.ts';\nexport interface A { b: B }\n",
    'src/engine/b.ts': "import type { A } from './a.ts';\nexport interface B { a: A }\n",
  },
  'every-room-has-its-arrows': { 'src/unheard-of/planted.ts': from('../text/it.ts'), 'src/text/it.ts': it },
  'every-room-of-an-edition-has-its-arrows': {
    'src/editions/one/unheard-of/planted.ts': from('../rules/it.ts'),
    'src/editions/one/rules/it.ts': it,
  },
  'what-an-edition-lists-is-its-own': {
    'src/editions/one/listed.ts': from('../../store/it.ts'),
    'src/store/it.ts': it,
  },
  'the-core-needs-nothing-from-outside': { 'src/engine/planted.ts': "export const planted = import('fs');\n" },
  'cli-is-not-the-bot': { 'src/cli/planted.ts': from('../discord/it.ts'), 'src/discord/it.ts': it },
  'an-edition-knows-no-other': {
    'src/editions/one/knowing.ts': from('../other/book.ts'),
    'src/editions/other/book.ts': it,
  },
  'only-the-start-knows-an-edition': {
    'src/scheduler/planted.ts': from('../editions/one/it.ts'),
    'src/editions/one/it.ts': it,
  },
  'one-file-names-all-editions': {
    'src/cli/commands.ts': from('../editions/one/named.ts'),
    'src/editions/one/named.ts': it,
  },
  'only-an-edition-opens-a-state': {
    'src/discord/opening.ts': from('../service/queries/unseal-state.ts'),
    'src/service/queries/unseal-state.ts': it,
  },
  'discord-never-sees-the-state': {
    'src/discord/planted.ts': "import type { It } from '../store/it.ts';\nexport type Planted = It;\n",
    'src/store/it.ts': 'export type It = 1;\n',
  },
  'engine-door': { 'src/service/inside.ts': from('../engine/inner.ts'), 'src/engine/inner.ts': it },
  'no-test-in-source': { 'src/tested.ts': from('../test/it.ts'), 'test/it.ts': it },
  'tests-of-what-is-common-know-no-edition': {
    'test/kit/planted.test.ts': from('../../src/editions/one/it.ts'),
    'src/editions/one/it.ts': it,
  },
  'scripts-import-no-test': { 'scripts/tested.ts': from('../test/it.ts'), 'test/it.ts': it },
  // Neither the disk nor what turns pictures into files.
  'render-runs-anywhere': { 'src/render/planted.ts': from('node:fs').replace('{ it }', '{ readFileSync as it }') },
  'a-map-is-laid-out-without-a-raster': {
    'src/editions/one/render/tile/planted.ts': from('../../../../render/raster/it.ts'),
    'src/render/raster/it.ts': it,
  },
  resolvable: { 'src/lost.ts': from('./nowhere.ts') },
};

const OWN = '-imports-only-its-own';
const OF_AN_EDITION = '-of-an-edition';
const planted = (rule: Rule): Record<string, string> | undefined => {
  if (!rule.name.endsWith(OWN)) return PLANTED[rule.name];
  const room = rule.name.slice(0, -OWN.length);
  const folder = room.endsWith(OF_AN_EDITION)
    ? `src/editions/one/${room.slice(0, -OF_AN_EDITION.length)}`
    : `src/${room.replace('app-', 'app/')}`;
  return {
    [`${folder}/stray.ts`]: from(`${'../'.repeat(folder.split('/').length - 1)}elsewhere/it.ts`),
    'src/elsewhere/it.ts': it,
  };
};

let tree = '';
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'custodian-arrows-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, file), path.join(tree, file));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface Violation {
  from: string;
  rule: { name: string };
}

/** What is refused of whatever lies in the tree. */
function violations(files: Record<string, string>): Violation[] {
  for (const folder of ['src', 'test', 'scripts']) rmSync(path.join(tree, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries({
    'src/app/main.ts': it,
    'scripts/main.ts': it,
    'test/main.ts': it,
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, 'src', 'scripts', 'test', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

/** The rules that whatever lies in the tree breaks. */
const broken = (files: Record<string, string>): string[] =>
  [...new Set(violations(files).map(({ rule }) => rule.name))].sort();

test('Each forbidden import is refused', () => {
  const all = forbidden.map((rule) => [rule.name, planted(rule)] as const);
  expect(all.filter(([, files]) => !files).map(([name]) => name)).toEqual([]);
  expect(broken(Object.assign({}, ...all.map(([, files]) => files)))).toEqual(forbidden.map(({ name }) => name).sort());
});

/** The rooms at the top, and who may look into which: all other arrows are refused, each by itself. */
const MAY: Record<string, string[]> = {
  engine: [],
  kit: ['engine', 'text'],
  text: [],
  workers: [],
  sandbox: [],
  render: [],
  simulation: ['engine', 'kit'],
  store: ['engine'],
  cluster: ['store'],
  service: ['engine', 'store'],
  scheduler: ['service', 'store'],
  discord: ['service', 'engine', 'text', 'workers'],
};
const WITHIN: Record<string, string[]> = {
  rules: [],
  content: ['rules'],
  views: ['rules', 'content', 'narration'],
  narration: ['rules', 'content', 'views'],
  odds: ['rules'],
  ai: ['rules'],
  render: ['views'],
  forms: ['rules', 'views', 'ai', 'odds'],
  simulation: ['rules', 'content', 'ai', 'views', 'forms'],
  service: ['rules', 'content', 'views', 'narration', 'ai', 'forms'],
  discord: ['rules', 'content', 'views', 'narration', 'odds', 'ai', 'render', 'forms', 'service'],
};

test('Each room may import only its allowed rooms', () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  const plant = (top: string, may: Record<string, string[]>): void => {
    for (const room of Object.keys(may)) files[`${top}${room}/index.ts`] = it;
    for (const [room, allowed] of Object.entries(may)) {
      for (const other of Object.keys(may)) {
        if (other === room) continue;
        files[`${top}${room}/to-${other}.ts`] = from(`../${other}/index.ts`);
        if (!allowed.includes(other)) expected.push(`${top}${room}/to-${other}.ts`);
      }
    }
  };
  plant('src/', MAY);
  plant('src/editions/one/', WITHIN);
  expect(
    violations(files)
      .map(({ from: of }) => of)
      .filter((of, i, all) => all.indexOf(of) === i)
      .sort(),
  ).toEqual(expected.sort());
});

test('Without a forbidden import nothing is refused', () => {
  expect(
    broken({
      'src/engine/index.ts': it,
      'src/editions/one/rules/room/own.ts': from('#engine'),
      'src/editions/one/content/card.ts': from('../rules/room/own.ts').replace('{ it }', '{ planted as it }'),
      'src/editions/index.ts': from('./one/content/card.ts').replace('{ it }', '{ planted as it }'),
      'src/app/main.ts': from('#editions').replace('{ it }', '{ planted as it }'),
    }),
  ).toEqual([]);
});

/** The folders that rules speak of, from how their paths begin: a folder that has gone elsewhere would be guarded no more. */
test('Every folder named by an import rule exists', () => {
  const there = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true }).map(
    (one) =>
      `${path.relative(root, path.join(one.parentPath, one.name)).split(path.sep).join('/')}${one.isDirectory() ? '/' : ''}`,
  );
  const missing = forbidden.filter(
    ({ from: { path: of = '' } }) =>
      of.startsWith('^src/') &&
      of !== '^src/' &&
      !of.includes('(?!') &&
      !there.some((folder) => new RegExp(of).test(folder)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});
