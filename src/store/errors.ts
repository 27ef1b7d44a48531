/** The database cannot be used. The message is one sentence for the host of the bot. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The connection broke during a commit, and the outcome could not be determined before the timeout. */
export class CommitUnknown extends StoreError {
  override name = 'OutcomeUnknown';
}

/** Error of a store that this process has closed because it is stopping. */
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
    `Cannot open the database ${path}: a newer version of Custodian wrote it (version ${found}, this program knows ${known}). ` +
      'Install that version, or restore a backup from before the update.',
  );

const AWAY = (path: string): string => `Cannot reach the database ${path}. Check that its server runs.`;
const FULL = (path: string): string => `Cannot write to ${path}: its disk is full. Free up some space.`;
const SLOW = (path: string): string => `The database ${path} does not answer in time. Check the load of its server.`;

/** Messages for error codes of PostgreSQL and the operating system. */
const POSTGRES_CODES: [code: RegExp, say: (path: string) => string][] = [
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08...)$/, AWAY],
  [
    /^57P0[1-4]$/,
    (path) => `Cannot use the database ${path}: its server is stopping or starting. Try again in a moment.`,
  ],
  [
    /^53[23]00$/,
    (path) =>
      `Cannot connect to the database ${path}: its server has too many connections. Close some, or raise its limit.`,
  ],
  [/^53100$/, FULL],
  [
    /^(25006|25P02)$/,
    (path) => `Cannot write to the database ${path}: it is read-only now. Name a server that accepts writes.`,
  ],
  [
    /^(28...)$/,
    (path) =>
      `Cannot log in to the database ${path}. Check the user and the password, in the address (percent-encoded) or in PGPASSWORD.`,
  ],
  [/^3D000$/, (path) => `Cannot find the database ${path}. Create it first.`],
  [
    /^42501$/,
    (path) => `Cannot use the database ${path}: the user in DATABASE_URL lacks permissions. Make that user its owner.`,
  ],
  [/^(55P03|57014)$/, SLOW],
  [/^(XX00[12]|58030)$/, (path) => `Cannot use the database ${path}: it is damaged. Restore a backup.`],
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
  [
    'SQLITE_BUSY',
    (path) => `Cannot use the database ${path}: another program uses it. Stop that program, then try again.`,
  ],
  [
    'SQLITE_LOCKED',
    (path) => `Cannot use the database ${path}: another program uses it. Stop that program, then try again.`,
  ],
  ['SQLITE_FULL', FULL],
  ['SQLITE_READONLY', (path) => `Cannot write to the database ${path}. Make the bot's user the owner of the file.`],
  ['SQLITE_CANTOPEN', (path) => `Cannot open the database ${path}. Its folder must exist and be writable.`],
  [
    'SQLITE_PERM',
    (path) =>
      `Cannot open the database ${path}: this user has no permission. Make the bot's user the owner of the file.`,
  ],
  ['SQLITE_IOERR', (path) => `Cannot use ${path}: its disk reports errors. Check the disk.`],
  ['SQLITE_NOTADB', (path) => `Cannot open ${path}: it is not a database. Name another file, or restore a backup.`],
  ['SQLITE_CORRUPT', (path) => `Cannot use the database ${path}: it is damaged. Restore a backup.`],
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
      return new StoreError(`Cannot open the database ${path}. Its folder must exist and be writable.`, {
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
