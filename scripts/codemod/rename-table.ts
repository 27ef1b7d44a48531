import { readFileSync } from 'node:fs';

/** One row of a rename table: a declaration in a file and its new name. */
export interface Rename {
  /** Path from the root of the project. */
  file: string;
  /** Type, class or constant that has the member. Undefined for a top-level name. */
  owner: string | undefined;
  name: string;
  to: string;
}

/**
 * Reads a table with one rename per line: `<path>:<Name>` or `<path>:<Owner>.<member>`, a tab, the new name. Further
 * columns are notes. Skips lines without a tab.
 */
export function readRenameTable(file: string): Rename[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [at, to] = line.split('\t');
      const colon = at.lastIndexOf(':');
      const dotted = at.slice(colon + 1).split('.');
      const [first, member] = dotted;
      return { file: at.slice(0, colon), owner: member === undefined ? undefined : first, name: member ?? first, to };
    });
}
