import { copyFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

type Row = Record<string, unknown>;
type Write = [table: string, row: Row, key: string[], kind: 'insert' | 'update' | 'delete'];

/** Tables that an answer can change, with their keys. */
const TOUCHED: [table: string, key: string[], since: string][] = [
  ['games', ['id'], '1'],
  ['commands', ['game', 'number'], 'number > (select coalesce(max(number), 0) - 60 from commands)'],
  ['asks', ['game', 'number'], '1'],
  ['outbox', ['id'], "status in ('waiting', 'claimed')"],
  ['versions', ['game'], '1'],
  ['interactions', ['id'], 'rowid > (select coalesce(max(rowid), 0) - 2 from interactions)'],
];

/** A copy of the service's database, updated by plain statements with exactly the changed rows. */
export class BareSqlite {
  private readonly source: Sqlite.Database;
  private readonly copy: Sqlite.Database;
  private readonly known = new Map<string, string>();

  constructor(source: string, file: string) {
    this.source = new Sqlite(source);
    this.source.pragma('wal_checkpoint(TRUNCATE)');
    copyFileSync(source, file);
    this.copy = new Sqlite(file);
    // Uses the settings of the store.
    this.copy.pragma('journal_mode = WAL');
    this.copy.pragma('synchronous = FULL');
    this.copy.pragma('foreign_keys = ON');
    this.changes();
  }

  /** Returns the rows that changed since the last call. */
  changes(): Write[] {
    const writes: Write[] = [];
    const seen = new Set<string>();
    for (const [table, key, since] of TOUCHED) {
      for (const row of this.source.prepare<[], Row>(`select * from ${table} where ${since}`).all()) {
        const name = `${table} ${key.map((one) => String(row[one])).join(' ')}`;
        const text = JSON.stringify(row);
        seen.add(name);
        const before = this.known.get(name);
        if (before === text) continue;
        this.known.set(name, text);
        writes.push([table, row, key, before === undefined ? 'insert' : 'update']);
      }
    }
    for (const [name, text] of this.known) {
      if (seen.has(name)) continue;
      this.known.delete(name);
      if (name.startsWith('asks ')) writes.unshift(['asks', JSON.parse(text) as Row, ['game', 'number'], 'delete']);
    }
    return writes;
  }

  /** Prepares the statements, so that only the writing is measured. */
  prepared(writes: Write[]): () => void {
    const steps = writes.map(([table, row, key, kind]) => {
      const columns = Object.keys(row);
      const where = key.map((one) => `${one} = @${one}`).join(' and ');
      const changed = columns.filter((one) => !key.includes(one));
      const text =
        kind === 'insert'
          ? `insert into ${table} (${columns.map((one) => `"${one}"`).join(', ')}) values (${columns.map((one) => `@${one}`).join(', ')})`
          : kind === 'update'
            ? `update ${table} set ${changed.map((one) => `"${one}" = @${one}`).join(', ')} where ${where}`
            : `delete from ${table} where ${where}`;
      return {
        statement: this.copy.prepare(text),
        row: kind === 'delete' ? Object.fromEntries(key.map((one) => [one, row[one]])) : row,
      };
    });
    const all = this.copy.transaction(() => {
      for (const { statement, row } of steps) statement.run(row);
    });
    return () => void all.immediate();
  }

  /** Returns the tables that differ between the files; none should. */
  differences(): string[] {
    return TOUCHED.map(([table]) => table).filter((table) => {
      const all = `select * from ${table} order by 1, 2`;
      return JSON.stringify(this.source.prepare(all).all()) !== JSON.stringify(this.copy.prepare(all).all());
    });
  }

  /** Marks the outbox rows as sent in both files. */
  send(now: number): void {
    for (const db of [this.source, this.copy])
      db.prepare("update outbox set status = 'sent', sent_at = ? where status = 'waiting'").run(now);
    this.changes();
  }

  close(): void {
    this.source.close();
    this.copy.close();
  }
}
