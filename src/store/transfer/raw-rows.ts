import { withFileRows } from '#store/sqlite/raw-rows.ts';
import { withPostgresRows } from '#store/postgres/raw-rows.ts';
import { isPostgresUrl } from '#store/postgres/database-url.ts';
import type { RawRowStore } from './table-schema.ts';

const rowsIn = async <T>(where: string, to: 'read' | 'write', body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  isPostgresUrl(where) ? withPostgresRows(where, to, body) : withFileRows(where, to, body);

/** Runs `body` on the raw rows of a database, read from one snapshot. */
export const readRawRows = async <T>(where: string, body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  rowsIn(where, 'read', body);

/** Runs `body` on the raw rows of a database, in one transaction. */
export const writeRawRows = async <T>(where: string, body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  rowsIn(where, 'write', body);
