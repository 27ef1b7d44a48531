/** Whether this is where a PostgreSQL database is, and no file. */
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** What a database is called where something is said of it: without whose it is, nor how it is got into. */
export const nameOf = (url: string): string => url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '');

/** The locks that processes take in a database, by numbers of this program's own. */
export const LOCKS = { migrating: [1129665364, 1], running: [1129665364, 2], counted: 1_000, shard: 100_000 };
