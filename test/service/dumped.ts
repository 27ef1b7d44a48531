import { readRawRows, TABLE_SCHEMAS, type RawRow } from '#store';
import type { Room } from './room.ts';

export type Dump = Map<string, RawRow>;

/** Returns every row of every table, by table name and primary key. */
export async function dump({ path }: Pick<Room, 'path'>): Promise<Dump> {
  const found: Dump = new Map();
  await readRawRows(path, async (rows) => {
    for (const shape of TABLE_SCHEMAS)
      for await (const row of rows.rows(shape))
        found.set([shape.name, ...shape.key.map((column) => row[column])].join(' '), row);
  });
  return found;
}
