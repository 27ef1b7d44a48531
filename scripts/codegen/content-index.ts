// Writes src/editions/<edition>/content/<set>/index.ts: every component file of a set, by its path. Run it after adding
// or deleting a component file.
//   npm run -s tool -- content-index                     the indexes
//   npm run -s tool -- content-index --release base   also freezes the files added to a set since its last release as a new release
//   npm run -s tool -- content-index --release base --edition ti3   the same for another edition
import fs from 'node:fs';
import path from 'node:path';
import { readOptions } from '../lib/options.ts';

/** Parts and type of the sets of each edition. */
const EDITIONS = {
  ti4: { type: 'Ti4Contents', parts: ['components', 'tiles', 'boards', 'decks', 'tokens'] },
  ti3: { type: 'Ti3Contents', parts: ['components', 'tiles'] },
  ti2: { type: 'Ti2Contents', parts: ['components', 'tiles'] },
};
export type Edition = keyof typeof EDITIONS;

const rootOf = (edition: Edition): string =>
  path.join(import.meta.dirname, '../..', 'src', 'editions', edition, 'content');

/** Folders with shared parts of components instead of components. */
const PARTS = ['shared'];

const foldersOf = (dir: string): string[] =>
  fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PARTS.includes(entry.name))
    .map(({ name }) => name)
    .sort();

export const setIds = (edition: Edition = 'ti4'): string[] => foldersOf(rootOf(edition));

const camel = (name: string): string =>
  name.replace(/[^a-z0-9]+(.)?/g, (_, letter?: string) => (letter ?? '').toUpperCase());

/** Returns the paths of a set's components, without file extension. */
export function componentPaths(set: string, edition: Edition = 'ti4'): string[] {
  const home = path.join(rootOf(edition), set);
  return foldersOf(home)
    .flatMap((folder) =>
      fs.readdirSync(path.join(home, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.split('/').some((part) => PARTS.includes(part)))
    .sort()
    .map((file) => file.replace(/\.ts$/, ''));
}

/** Returns the part of a path: its folder if the edition lists it, else `components`. */
function partOf(at: string, parts: readonly string[]): string {
  const [folder] = at.split('/');
  return parts.includes(folder) ? folder : 'components';
}

export function renderIndex(set: string, edition: Edition = 'ti4'): string {
  const { type, parts } = EDITIONS[edition];
  const paths = componentPaths(set, edition);
  const nameOf = (at: string): string => `_${camel(at)}`;
  const part = (what: string): string[] => [
    `  ${what}: {`,
    ...paths.filter((at) => partOf(at, parts) === what).map((at) => `    '${at}': ${nameOf(at)},`),
    '  },',
  ];
  return [
    '// Written by `npm run -s tool -- content-index`: every component of this set, by its path.',
    `import type { ${type} } from '#${edition}/rules/components/component.ts';`,
    ...paths.map((at) => `import ${nameOf(at)} from './${at}.ts';`),
    '',
    `export const contents: ${type} = {`,
    ...parts.flatMap(part),
    '};',
    '',
  ].join('\n');
}

const releasesFile = (set: string, edition: Edition): string => path.join(rootOf(edition), set, 'releases.json');

/** Returns the paths added by each frozen release of a set. */
export const frozenReleases = (set: string, edition: Edition = 'ti4'): string[][] =>
  fs.existsSync(releasesFile(set, edition))
    ? (JSON.parse(fs.readFileSync(releasesFile(set, edition), 'utf8')) as string[][])
    : [];

function release(set: string, edition: Edition): void {
  const before = frozenReleases(set, edition);
  const added = componentPaths(set, edition).filter((at) => !before.flat().includes(at));
  if (added.length) fs.writeFileSync(releasesFile(set, edition), `${JSON.stringify([...before, added], null, 1)}\n`);
}

const isEdition = (name: string): name is Edition => name in EDITIONS;

if (process.argv[1] === import.meta.filename) {
  const { values } = readOptions('Writes the indexes of all sets.', {
    release: { type: 'string', about: 'set whose added files become its next release' },
    edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
  });
  for (const edition of Object.keys(EDITIONS).filter(isEdition))
    for (const set of setIds(edition))
      fs.writeFileSync(path.join(rootOf(edition), set, 'index.ts'), renderIndex(set, edition));
  if (values.release !== undefined && isEdition(values.edition)) release(values.release, values.edition);
}
