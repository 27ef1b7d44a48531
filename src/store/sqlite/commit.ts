import Sqlite from 'better-sqlite3';
import type { Json } from '#engine';
import { StaleRecord, type ChangeSet, type CommitResult, type RowWrite } from '#store/record/change-set.ts';
import { tables } from '#store/schema/tables.ts';
import { createWriteSql } from '#store/record/write-sql.ts';

/** Tells whether a new row exists already. */
const isTaken = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError &&
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(error.code);

/** Commits changes to SQLite, each in one immediate transaction, by comparing and swapping the version of the game. */
export function createSqliteCommit(
  client: Sqlite.Database,
  transaction: <T>(body: () => T) => T,
): (change: ChangeSet) => CommitResult {
  const versionOf = client.prepare<[string], number>('select version from versions where game = ?').pluck();
  const begun = client.prepare('insert into versions (game, version) values (?, 1)');
  const raised = client.prepare(
    'insert into versions (game, version) values (?, ?) on conflict (game) do update set version = excluded.version',
  );
  const resultOf = client.prepare<[string], string>('select result from interactions where id = ?').pluck();
  const remember = client.prepare('insert into interactions (id, result, at) values (?, ?, ?)');
  const write = writing(client);

  const commit = ({ game, version, writes, interaction }: ChangeSet): CommitResult => {
    const before = interaction && resultOf.get(interaction.id);
    if (typeof before === 'string') return { is: 'repeated', result: JSON.parse(before) as Json };
    if (game !== null && version !== null && (versionOf.get(game) ?? 0) !== version) throw new StaleRecord();
    writes.forEach(write);
    if (game !== null) {
      if (version === null) begun.run(game);
      else raised.run(game, version + 1);
    }
    if (interaction) remember.run(interaction.id, JSON.stringify(interaction.result), interaction.at);
    return { is: 'done' };
  };
  return (change) => {
    try {
      return transaction(() => commit(change));
    } catch (error) {
      if (error instanceof StaleRecord || isTaken(error)) return { is: 'stale' };
      throw error;
    }
  };
}

const statementOf = createWriteSql(tables, () => '?');

/** Creates a writer of rows that prepares each distinct statement once. */
function writing(client: Sqlite.Database): (write: RowWrite) => void {
  const known = new Map<string, Sqlite.Statement>();
  const prepared = (text: string): Sqlite.Statement => {
    const statement = known.get(text) ?? client.prepare(text);
    known.set(text, statement);
    return statement;
  };
  return (write) => {
    const { text, values } = statementOf(write);
    const statement = prepared(text);
    if (write.is === 'stands') {
      if (statement.get(...values) === undefined) throw new StaleRecord();
    } else if (statement.run(...values).changes === 0 && write.is === 'change') throw new StaleRecord();
  };
}
