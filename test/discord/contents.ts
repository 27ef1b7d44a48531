import Sqlite from 'better-sqlite3';

/** Returns all rows of a database, by table. */
export function contents(path: string): Record<string, unknown[]> {
  const db = new Sqlite(path, { readonly: true });
  try {
    const tables = db
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
      .all() as {
      name: string;
    }[];
    return Object.fromEntries(tables.map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()]));
  } finally {
    db.close();
  }
}
