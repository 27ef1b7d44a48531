// Writes src/editions/ti4/content/<set>/index.ts: every component file of a set, by its path. Run after adding or deleting one.
//   npm run index                     the indexes
//   npm run index -- --release base   and freezes what has been added to a set since its last release as a release of its own
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.join(import.meta.dirname, '..', 'src', 'editions', 'ti4', 'content');

/** A folder that holds parts of components, not components. */
const PARTS = ['shared'];

const foldersOf = (dir: string): string[] =>
  fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PARTS.includes(entry.name))
    .map(({ name }) => name)
    .sort();

export const setIds = (): string[] => foldersOf(root);

const camel = (name: string): string => name.replace(/[^a-z0-9]+(.)?/g, (_, letter?: string) => (letter ?? '').toUpperCase());

/** The paths of a set's components, without their ending. */
export function pathsOf(set: string): string[] {
  const home = path.join(root, set);
  return foldersOf(home)
    .flatMap((folder) => fs.readdirSync(path.join(home, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.split('/').some((part) => PARTS.includes(part)))
    .sort()
    .map((file) => file.replace(/\.ts$/, ''));
}

const PARTS_OF_A_SET = ['components', 'tiles', 'boards', 'decks', 'tokens'];
const partOf = (at: string): string => /^(tiles|boards|decks|tokens)\//.exec(at)?.[1] ?? 'components';

export function indexOf(set: string): string {
  const paths = pathsOf(set);
  const nameOf = (at: string): string => `_${camel(at)}`;
  const part = (what: string): string[] => [
    `  ${what}: {`,
    ...paths.filter((at) => partOf(at) === what).map((at) => `    '${at}': ${nameOf(at)},`),
    '  },',
  ];
  return [
    '// Written by `npm run index`: every component of this set, by its path.',
    "import type { Ti4Contents } from '../../rules/components/component.ts';",
    ...paths.map((at) => `import ${nameOf(at)} from './${at}.ts';`),
    '',
    'export const contents: Ti4Contents = {',
    ...PARTS_OF_A_SET.flatMap(part),
    '};',
    '',
  ].join('\n');
}

const releasesFile = (set: string): string => path.join(root, set, 'releases.json');

/** What each release of a set added, as it was frozen. */
export const frozenReleases = (set: string): string[][] =>
  fs.existsSync(releasesFile(set)) ? (JSON.parse(fs.readFileSync(releasesFile(set), 'utf8')) as string[][]) : [];

function release(set: string): void {
  const before = frozenReleases(set);
  const added = pathsOf(set).filter((at) => !before.flat().includes(at));
  if (added.length) fs.writeFileSync(releasesFile(set), `${JSON.stringify([...before, added], null, 1)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { release: { type: 'string' } } });
  for (const set of setIds()) fs.writeFileSync(path.join(root, set, 'index.ts'), indexOf(set));
  if (values.release !== undefined) release(values.release);
}
