import fs from 'node:fs';
import { StoreError } from '#store/errors.ts';

const SENTENCES: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `${path} cannot be reached: a part of it is a file and not a folder.`,
  EISDIR: (path) => `${path} is a folder; name a file.`,
  EEXIST: (path) => `${path} already exists, so nothing was written; name another file.`,
  EACCES: (path) => `${path} may not be read or written by this user.`,
  EPERM: (path) => `${path} may not be read or written by this user.`,
  EROFS: (path) => `${path} is on a disk that can only be read.`,
  ENOSPC: (path) => `The disk that holds ${path} is full.`,
  ELOOP: (path) => `${path} is a link that leads in a circle.`,
  ENAMETOOLONG: () => 'That path is too long for this system.',
};

/** Returns a sentence for a file system error; undefined for any other error. */
export function pathProblem(error: unknown): string | undefined {
  const { code = '', path = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return path === '' ? undefined : SENTENCES[code]?.(path);
}

/** Throws StoreError, in one sentence, unless the path is a readable file or does not exist yet. */
export function requireFile(path: string): void {
  try {
    if (!fs.existsSync(path)) return;
    const about = fs.statSync(path);
    if (about.isDirectory()) throw new StoreError(`${path} is a folder; name a file.`);
    if (!about.isFile()) throw new StoreError(`${path} is not a regular file; name one.`);
    fs.accessSync(path, fs.constants.R_OK);
  } catch (error) {
    const problem = pathProblem(error);
    throw problem === undefined ? error : new StoreError(problem, { cause: error });
  }
}

/** Throws StoreError, in one sentence, unless the path is a readable file. */
export function requireExistingFile(path: string): void {
  if (!fs.existsSync(path)) throw new StoreError(`There is no file ${path}.`);
  requireFile(path);
}
