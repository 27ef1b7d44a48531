/** The database cannot be used. The message is one sentence for the host of the bot. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The connection broke during a commit, and the outcome could not be determined before the timeout. */
export class CommitUnknown extends StoreError {
  override name = 'OutcomeUnknown';
}

/** This program has closed its store: it is stopping. */
export class StoreClosed extends StoreError {
  override name = 'StoreClosed';
}

/** Running processes write in another format: this process has to wait until they have stopped. */
export class IncompatibleProcesses extends StoreError {
  override name = 'OthersAtWork';
}

/** Returns the error for a database whose version this program does not know yet. */
export const newerVersionError = (path: string, found: number, known: number): StoreError =>
  new StoreError(
    `The database ${path} was written by a newer version of Custodian (its version is ${found}, this program knows ${known}): ` +
      'install that version, or restore a backup made before the update.',
  );

const AWAY = (path: string): string => `The database ${path} cannot be reached.`;
const FULL = (path: string): string => `The disk that holds ${path} is full.`;
const SLOW = (path: string): string => `The database ${path} does not answer in time.`;

/** Messages for error codes of PostgreSQL and the operating system. */
const POSTGRES_CODES: [code: RegExp, say: (path: string) => string][] = [
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08...)$/, AWAY],
  [/^57P0[1-4]$/, (path) => `The database ${path} is being stopped or started.`],
  [/^53[23]00$/, (path) => `The database ${path} has no connection left for this program.`],
  [/^53100$/, FULL],
  [/^(25006|25P02)$/, (path) => `The database ${path} can only be read just now.`],
  [
    /^(28...)$/,
    (path) =>
      `The database ${path} does not let this program in; check the user and the password, in its address (percent-encoded) or in PGPASSWORD.`,
  ],
  [/^3D000$/, (path) => `There is no database ${path}; create it first.`],
  [
    /^42501$/,
    (path) => `The user in DATABASE_URL lacks permissions in the database ${path}; make that user its owner.`,
  ],
  [/^(55P03|57014)$/, SLOW],
  [/^(XX00[12]|58030)$/, (path) => `The database ${path} is damaged; restore it from a backup.`],
];

/** Messages for errors without a code. */
const MESSAGE_PATTERNS: [words: RegExp, say: (path: string) => string][] = [
  [/Connection terminated|connection error and is not queryable|Client was closed/, AWAY],
  [/^(Query read timeout|timeout exceeded when trying to connect)/, SLOW],
];

/** Tells whether the connection broke. The last statement may have been executed or not. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ECONN|EPIPE|ETIMEDOUT|08|57P0)/.test(errorCode(error)) ||
    MESSAGE_PATTERNS.some(([words]) => words.test(error.message)) ||
    isConnectionLost(error.cause));

/** Returns the code of an error or of its nearest cause that has one; an empty string if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : errorCode(error.cause)
    : '';

const SQLITE_CODES: [prefix: string, say: (path: string) => string][] = [
  ['SQLITE_BUSY', (path) => `The database ${path} is in use by another program.`],
  ['SQLITE_LOCKED', (path) => `The database ${path} is in use by another program.`],
  ['SQLITE_FULL', FULL],
  ['SQLITE_READONLY', (path) => `The database ${path} cannot be written to.`],
  ['SQLITE_CANTOPEN', (path) => `The database ${path} cannot be opened; its folder must exist and be writable.`],
  ['SQLITE_PERM', (path) => `The database ${path} may not be opened by this user.`],
  ['SQLITE_IOERR', (path) => `The disk that holds ${path} does not answer as it should.`],
  ['SQLITE_NOTADB', (path) => `The file ${path} is not a database; name another, or restore a backup.`],
  ['SQLITE_CORRUPT', (path) => `The database ${path} is damaged; restore it from a backup.`],
];

/** Messages of better-sqlite3 and pg for a statement after `close`. */
const CLOSED = /^(The database connection is not open|Cannot use a pool after calling end on the pool)$/;

/** Returns the database problem behind an error; undefined if the error has another cause. */
export function toStoreError(error: unknown, path: string): StoreError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreError) return cause;
    if (CLOSED.test(cause.message)) return new StoreClosed(`The database ${path} is closed.`, { cause: error });
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const found = SQLITE_CODES.find(([prefix]) => code.startsWith(prefix));
    if (found) return new StoreError(found[1](path), { cause: error });
    const said =
      POSTGRES_CODES.find(([known]) => known.test(code) && (code !== 'ENOENT' || isConnecting(cause))) ??
      MESSAGE_PATTERNS.find(([words]) => words.test(cause.message));
    if (said) return new StoreError(said[1](path), { cause: error });
    if (code === 'ERR_SQLITE_ERROR' || cause.message === 'Cannot open database because the directory does not exist') {
      return new StoreError(`The database ${path} cannot be opened; its folder must exist and be writable.`, {
        cause: error,
      });
    }
  }
  return undefined;
}

/** Tells whether the database is damaged, so that a retry would fail as well. */
const isDamage = (error: unknown): boolean => /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]|58030)/.test(errorCode(error));

/** Tells whether the database was temporarily unavailable, so that a retry may succeed. */
export const isUnavailable = (error: unknown): boolean => toStoreError(error, '') !== undefined && !isDamage(error);

/** Tells whether the error comes from connecting: a missing file is not a missing database server. */
const isConnecting = (error: Error): boolean => 'syscall' in error && error.syscall === 'connect';

export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')) || isBusy(error.cause));
