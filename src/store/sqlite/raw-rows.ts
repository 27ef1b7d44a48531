import Sqlite from 'better-sqlite3';
import { toStoreError, StoreError } from '#store/errors.ts';
import { fileProblem } from './open-file.ts';
import { requireExistingFile } from './path-problem.ts';
import { insertSql, selectSql, type RawRow, type RawRowStore } from '#store/transfer/table-schema.ts';

/** Runs `body` on the raw rows of a database file, in one transaction. */
export async function withFileRows<T>(
  path: string,
  to: 'read' | 'write',
  body: (rows: RawRowStore) => Promise<T>,
): Promise<T> {
  let db: Sqlite.Database | undefined;
  try {
    requireExistingFile(path);
    db = new Sqlite(path, { readonly: to === 'read', fileMustExist: true });
    db.pragma('foreign_keys = ON');
    db.exec(to === 'read' ? 'begin' : 'begin immediate');
    const result = await body(rowsOn(db));
    db.exec('commit');
    return result;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && /^no such (table|column)/.test(error.message))
      throw new StoreError(
        fileProblem(path) ??
          `Cannot use the database ${path}: it is from an older version. Start Custodian on it once, then try again.`,
        {
          cause: error,
        },
      );
    throw toStoreError(error, path) ?? error;
  } finally {
    // Closing the file rolls back an uncommitted transaction.
    db?.close();
  }
}

function rowsOn(db: Sqlite.Database): RawRowStore {
  const given = db.prepare<[string], number>('select seq from sqlite_sequence where name = ?').pluck();
  const statements = new Map<string, Sqlite.Statement>();
  const prepared = (text: string): Sqlite.Statement => {
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    version: Number(db.pragma('user_version', { simple: true })),
    async *rows(shape, game) {
      const query = db.prepare<string[], RawRow>(selectSql(shape, game, '?'));
      for (const row of query.iterate(...(game === undefined ? [] : [game]))) yield await Promise.resolve(row);
    },
    insert: async (shape, row) => {
      const { text, values } = insertSql(shape, row, () => '?');
      await Promise.resolve(prepared(text).run(values));
    },
    lastId: async ({ name }) => Promise.resolve(given.get(name) ?? 0),
    setLastId: async ({ name }, number) => {
      db.prepare('delete from sqlite_sequence where name = ?').run(name);
      await Promise.resolve(db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, number));
    },
  };
}
