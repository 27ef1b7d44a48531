/** The database cannot be used. The message is one sentence for the person who runs the bot. */
export class StoreError extends Error {
  override name = 'StoreError';
}

const REASONS: [prefix: string, say: (path: string) => string][] = [
  ['SQLITE_BUSY', (path) => `The database ${path} is in use by another program.`],
  ['SQLITE_LOCKED', (path) => `The database ${path} is in use by another program.`],
  ['SQLITE_FULL', (path) => `The disk that holds ${path} is full.`],
  ['SQLITE_READONLY', (path) => `The database ${path} cannot be written to.`],
  ['SQLITE_CANTOPEN', (path) => `The database ${path} cannot be opened; its folder must exist and be writable.`],
  ['SQLITE_PERM', (path) => `The database ${path} may not be opened by this user.`],
  ['SQLITE_IOERR', (path) => `The disk that holds ${path} does not answer as it should.`],
  ['SQLITE_NOTADB', (path) => `The file ${path} is not a database.`],
  ['SQLITE_CORRUPT', (path) => `The database ${path} is damaged; restore it from a backup.`],
];

/** The trouble with the database behind an error, where that is what it is. */
export function storeTrouble(error: unknown, path: string): StoreError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreError) return cause;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const found = REASONS.find(([prefix]) => code.startsWith(prefix));
    if (found) return new StoreError(found[1](path), { cause: error });
    if (code === 'ERR_SQLITE_ERROR' || cause.message === 'Cannot open database because the directory does not exist') {
      return new StoreError(`The database ${path} cannot be opened; its folder must exist and be writable.`, { cause: error });
    }
  }
  return undefined;
}
