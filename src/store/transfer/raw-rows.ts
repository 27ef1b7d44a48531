import { withFileRows } from '#store/sqlite/raw-rows.ts';
import { withPostgresRows } from '#store/postgres/raw-rows.ts';
import { isPostgresUrl } from '#store/postgres/database-url.ts';
import type { RawRowStore } from './table-schema.ts';

const rowsIn = async <T>(where: string, to: 'read' | 'write', body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  isPostgresUrl(where) ? withPostgresRows(where, to, body) : withFileRows(where, to, body);

/** All that the body reads is of one moment. */
export const readRawRows = async <T>(where: string, body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  rowsIn(where, 'read', body);

/** All that the body does is done in one transaction, or nothing is. */
export const writeRawRows = async <T>(where: string, body: (rows: RawRowStore) => Promise<T>): Promise<T> =>
  rowsIn(where, 'write', body);
