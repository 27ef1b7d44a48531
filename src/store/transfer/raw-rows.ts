import { fileRows } from '#store/sqlite/raw-rows.ts';
import { postgresRows } from '#store/postgres/raw-rows.ts';
import { isPostgres } from '#store/postgres/database-url.ts';
import type { Rows } from './table-schema.ts';

const rowsIn = async <T>(where: string, to: 'read' | 'write', body: (rows: Rows) => Promise<T>): Promise<T> =>
  isPostgres(where) ? postgresRows(where, to, body) : fileRows(where, to, body);

/** All that the body reads is of one moment. */
export const readRows = async <T>(where: string, body: (rows: Rows) => Promise<T>): Promise<T> =>
  rowsIn(where, 'read', body);

/** All that the body does is done in one transaction, or nothing is. */
export const writeRows = async <T>(where: string, body: (rows: Rows) => Promise<T>): Promise<T> =>
  rowsIn(where, 'write', body);
