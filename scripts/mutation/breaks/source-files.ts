import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Sources } from './locate-change.ts';

/** Reads the code files under `src`, `scripts` and `bin` of a tree. */
export function readSources(root: string): Sources {
  const texts = new Map<string, string>();
  let all: string[] | undefined;
  return {
    files: () => (all ??= ['src', 'scripts', 'bin'].flatMap((folder) => codeIn(root, folder))),
    has: (file) => existsSync(join(root, file)),
    read: (file) => {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}

const codeIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs|js)$/.test(file))
    .map((file) => [folder, ...file.split(sep)].join('/'));
