import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import type { WritableTable, ColumnValues, RowWrite } from './change-set.ts';

interface Statement {
  text: string;
  values: unknown[];
}

interface Known {
  name: string;
  mapToDriverValue(value: unknown): unknown;
}

/** Creates a translator of row writes to SQL. `mark` formats the placeholder of a parameter, numbered from 1. */
export function createWriteSql(
  tables: Record<WritableTable, Table>,
  mark: (number: number) => string,
): (write: RowWrite) => Statement {
  const known = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      { table: getTableName(table), columns: getTableColumns(table) as Record<string, Known> },
    ]),
  );
  return (write) => {
    const { table, columns } = known[write.into];
    const values: unknown[] = [];
    const marked = (value: unknown): string => mark(values.push(value));
    const named = (given: ColumnValues): { name: string; value: unknown }[] =>
      Object.entries(given).flatMap(([key, value]) =>
        value === undefined
          ? []
          : [{ name: `"${columns[key].name}"`, value: value === null ? null : columns[key].mapToDriverValue(value) }],
      );
    const found = (where: ColumnValues): string =>
      named(where)
        .map(({ name, value }) => (value === null ? `${name} is null` : `${name} = ${marked(value)}`))
        .join(' and ');
    switch (write.is) {
      case 'add':
      case 'note': {
        const row = named(write.row);
        const text = `insert into "${table}" (${row.map(({ name }) => name).join(', ')}) values (${row.map(({ value }) => marked(value)).join(', ')})`;
        return { text: write.is === 'note' ? `${text} on conflict do nothing` : text, values };
      }
      case 'change': {
        const set = named(write.to)
          .map(({ name, value }) => `${name} = ${marked(value)}`)
          .join(', ');
        return { text: `update "${table}" set ${set} where ${found(write.where)}`, values };
      }
      case 'drop':
        return { text: `delete from "${table}" where ${found(write.where)}`, values };
      case 'stands':
        return { text: `select 1 from "${table}" where ${found(write.where)}`, values };
    }
  };
}
