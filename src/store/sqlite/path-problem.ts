import fs from 'node:fs';
import { StoreError } from '#store/errors.ts';

const SENTENCES: Record<string, (path: string) => string> = {
  ENOENT: (path) => `Cannot find ${path}. Check the path.`,
  ENOTDIR: (path) => `Cannot find ${path}: a part of the path is a file, not a folder. Check the path.`,
  EISDIR: (path) => `Cannot use ${path}: it is a folder. Name a file.`,
  EEXIST: (path) => `Cannot write ${path}: it already exists. Name another file.`,
  EACCES: (path) => `Cannot read or write ${path}: this user may not. Make the bot's user its owner.`,
  EPERM: (path) => `Cannot read or write ${path}: this user may not. Make the bot's user its owner.`,
  EROFS: (path) => `Cannot write ${path}: its disk is read-only. Choose another place.`,
  ENOSPC: (path) => `Cannot write ${path}: its disk is full. Free up some space.`,
  ELOOP: (path) => `Cannot find ${path}: it is a link that leads in a circle. Remove the link.`,
  ENAMETOOLONG: () => 'Cannot use that path: it is too long for this system. Name a shorter one.',
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
    if (about.isDirectory()) throw new StoreError(`Cannot use ${path}: it is a folder. Name a file.`);
    if (!about.isFile()) throw new StoreError(`Cannot use ${path}: it is not a regular file. Name a regular file.`);
    fs.accessSync(path, fs.constants.R_OK);
  } catch (error) {
    const problem = pathProblem(error);
    throw problem === undefined ? error : new StoreError(problem, { cause: error });
  }
}

/** Throws StoreError, in one sentence, unless the path is a readable file. */
export function requireExistingFile(path: string): void {
  if (!fs.existsSync(path)) throw new StoreError(`Cannot find the file ${path}. Check the path.`);
  requireFile(path);
}
