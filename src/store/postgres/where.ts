/** Whether this is where a PostgreSQL database is, and no file. */
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** What a database is called where something is said of it: without whose it is, nor how it is got into. */
export const nameOf = (url: string): string => url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '');

/** The locks that processes take in a database, by numbers of this program's own. */
export const LOCKS = {
  migrating: [1129665364, 1],
  running: [1129665364, 2],
  /** For the moment in which it is looked who is there. */
  entering: [1129665364, 3],
  counted: 1_000,
  shard: 100_000,
  /** What a program writes, by a number of the rest. */
  writing: 1_000_000,
};
