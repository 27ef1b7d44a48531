import Sqlite from 'better-sqlite3';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import {
  asks,
  commands,
  consents,
  coveredReminders,
  drafts,
  games,
  members,
  organisers,
  outbox,
  preferences,
  reminders,
  requests,
} from './schema.ts';

/** What a change can be made to. */
const TABLES = {
  games,
  organisers,
  members,
  commands,
  asks,
  outbox,
  requests,
  consents,
  drafts,
  reminders,
  coveredReminders,
  preferences,
};

export type TableName = keyof typeof TABLES;

/** A row or a part of one, by the names that the schema gives its columns. */
export type Values = Readonly<Record<string, unknown>>;

/** One row of a change. What is looked for by `where` and not found means that the change was decided from something that is no longer so. */
export type Write =
  | { is: 'add'; into: TableName; row: Values }
  /** As `add`, but nothing where it is there already. */
  | { is: 'note'; into: TableName; row: Values }
  | { is: 'change'; into: TableName; where: Values; to: Values }
  /** All that there are, be it none. */
  | { is: 'drop'; into: TableName; where: Values }
  /** Changes nothing: it is to be there. */
  | { is: 'stands'; into: TableName; where: Values };

/** All that is written for one decision: whole, or not at all. Plain data. */
export interface Change {
  /** The game that it is a change of; null: of none. */
  game: string | null;
  /** How often the game had been changed when it was decided; null: there was none. */
  version: number | null;
  writes: Write[];
  /** By what it was asked for, and what is to be said of it whenever the same asks again. */
  interaction: { id: string; result: Json; at: number } | null;
}

export type Committed = { is: 'done' } | { is: 'stale' } | { is: 'repeated'; result: Json };

/** Somebody else has changed meanwhile what the change was decided from. */
class Stale extends Error {}

/** A row is there already that was to be new. */
const isTaken = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(error.code);

/** Commits changes to SQLite, each in one immediate transaction, by comparing and swapping the game's version. */
export function committing(client: Sqlite.Database, transaction: <T>(body: () => T) => T): (change: Change) => Committed {
  const versionOf = client.prepare<[string], number>('select version from versions where game = ?').pluck();
  const begun = client.prepare('insert into versions (game, version) values (?, 1)');
  const raised = client.prepare(
    'insert into versions (game, version) values (?, ?) on conflict (game) do update set version = excluded.version',
  );
  const resultOf = client.prepare<[string], string>('select result from interactions where id = ?').pluck();
  const remember = client.prepare('insert into interactions (id, result, at) values (?, ?, ?)');
  const write = writing(client);

  const commit = ({ game, version, writes, interaction }: Change): Committed => {
    const before = interaction && resultOf.get(interaction.id);
    if (typeof before === 'string') return { is: 'repeated', result: JSON.parse(before) as Json };
    if (game !== null && version !== null && (versionOf.get(game) ?? 0) !== version) throw new Stale();
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
      if (error instanceof Stale || isTaken(error)) return { is: 'stale' };
      throw error;
    }
  };
}

/** Statements are made when they are first needed, one for each shape of a row. */
function writing(client: Sqlite.Database): (write: Write) => void {
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
      if (statement.get(...values) === undefined) throw new Stale();
    } else if (statement.run(...values).changes === 0 && write.is === 'change') throw new Stale();
  };
}

interface Statement {
  text: string;
  values: unknown[];
}

const COLUMNS = Object.fromEntries(
  Object.entries(TABLES).map(([name, table]) => [
    name,
    {
      table: getTableName(table),
      columns: getTableColumns(table) as Record<string, { name: string; mapToDriverValue(value: unknown): unknown }>,
    },
  ]),
);

function statementOf(write: Write): Statement {
  const { table, columns } = COLUMNS[write.into];
  const named = (given: Values): { name: string; value: unknown }[] =>
    Object.entries(given).flatMap(([key, value]) =>
      value === undefined ? [] : [{ name: `"${columns[key].name}"`, value: value === null ? null : columns[key].mapToDriverValue(value) }],
    );
  if (write.is === 'add' || write.is === 'note') {
    const row = named(write.row);
    const text = `insert into "${table}" (${row.map(({ name }) => name).join(', ')}) values (${row.map(() => '?').join(', ')})`;
    return { text: write.is === 'note' ? `${text} on conflict do nothing` : text, values: row.map(({ value }) => value) };
  }
  const where = named(write.where);
  const found = where.map(({ name, value }) => (value === null ? `${name} is null` : `${name} = ?`)).join(' and ');
  const wanted = where.flatMap(({ value }) => (value === null ? [] : [value]));
  if (write.is === 'change') {
    const to = named(write.to);
    const set = to.map(({ name }) => `${name} = ?`).join(', ');
    return { text: `update "${table}" set ${set} where ${found}`, values: [...to.map(({ value }) => value), ...wanted] };
  }
  return {
    text: write.is === 'drop' ? `delete from "${table}" where ${found}` : `select 1 from "${table}" where ${found}`,
    values: wanted,
  };
}
