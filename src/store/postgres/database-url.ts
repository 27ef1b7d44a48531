import pg from 'pg';

/** Tells whether a database is named by a PostgreSQL URL rather than a file. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** Removes the user, the password and the query from a database URL, for messages and logs. */
export function redactUrl(url: string): string {
  const host = url.indexOf('//') + 2;
  const end = Math.max(host, url.lastIndexOf('@') + 1);
  return url.slice(0, host) + url.slice(end).split(/[?#]/, 1)[0];
}

const UNREADABLE =
  'must look like postgres://user:password@host:5432/name. Percent-encode special characters of the password ' +
  '("/" as %2F, "#" as %23, "?" as %3F, "@" as %40, "%" as %25, a space as %20), or leave the password out and set it as PGPASSWORD';

/**
 * Returns why an address cannot be used, for a sentence that starts with the name of its setting; undefined if it can.
 * Quotes nothing of it. A raw "/", "?" or "#" in the password can leave an address that parses, with the rest of the
 * password taken for a path: only what comes before the first of them may hold an "@".
 */
export function addressProblem(url: string): string | undefined {
  if (!isPostgresUrl(url)) return 'must start with postgres://';
  const address = url.slice(url.indexOf('//') + 2);
  const rest = address.slice(address.split(/[/?#]/, 1)[0].length);
  if (/[#\s]/.test(url) || rest.includes('@')) return UNREADABLE;
  try {
    const { port } = new pg.Client({ connectionString: url });
    return port > 0 && port < 65_536 ? undefined : 'must have a port number from 1 to 65535';
  } catch (error) {
    const isMalformed = error instanceof URIError || (error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL';
    return isMalformed ? UNREADABLE : `cannot be used: ${(error as Error).message.replace(/\.$/, '')}`;
  }
}

/** Keys of the advisory locks that processes take in a database. */
export const ADVISORY_LOCKS = {
  migrating: [1129665364, 1],
  running: [1129665364, 2],
  /** Held while a process checks which others are running. */
  entering: [1129665364, 3],
  counted: 1_000,
  shard: 100_000,
  /** Base of the keys for the format that a process writes. */
  writing: 1_000_000,
};
