// Writes src/editions/ti4/content/index.ts: every component file, by folder. Run after adding or deleting one.
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', 'src', 'editions', 'ti4', 'content');

function files(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? files(path.join(dir, entry.name)) : entry.name.endsWith('.ts') ? [path.join(dir, entry.name)] : [],
    );
}

const camel = (name: string): string => name.replace(/[^a-z0-9]+(.)?/g, (_, letter?: string) => (letter ?? '').toUpperCase());

/** A folder that holds parts of components, not components. */
const PARTS = ['shared'];

export function contentIndex(): string {
  const folders = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !PARTS.includes(entry.name));
  const imports: string[] = [];
  const lists = { components: [] as string[], tiles: [] as string[], boards: [] as string[] };
  for (const folder of folders.map((entry) => entry.name).sort()) {
    for (const file of files(path.join(root, folder)).sort()) {
      const relative = path.relative(root, file).split(path.sep).join('/');
      if (relative.split('/').some((part) => PARTS.includes(part))) continue;
      const name = `_${camel(relative.replace(/\.ts$/, ''))}`;
      imports.push(`import ${name} from './${relative}';`);
      (folder === 'tiles' ? lists.tiles : folder === 'boards' ? lists.boards : lists.components).push(name);
    }
  }
  const list = (name: string, type: string, items: string[]): string =>
    `export const ${name}: ${type}[] = [\n${items.map((item) => `  ${item},\n`).join('')}];\n`;
  return [
    '// Written by `npm run index`: every component file, by folder.',
    "import type { Board, Component, Tile } from '../rules/components/component.ts';",
    ...imports,
    '',
    list('components', 'Component', lists.components),
    list('tiles', 'Tile', lists.tiles),
    list('boards', 'Board', lists.boards),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) fs.writeFileSync(path.join(root, 'index.ts'), contentIndex());
