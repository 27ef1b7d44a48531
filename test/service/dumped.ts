import { readRows, SHAPES, type Row } from '#store';
import type { Room } from './room.ts';

export type Dump = Map<string, Row>;

/** Every row of every table, by table and by what it is known by there. */
export async function dump({ path }: Pick<Room, 'path'>): Promise<Dump> {
  const found: Dump = new Map();
  await readRows(path, async (rows) => {
    for (const shape of SHAPES)
      for await (const row of rows.of(shape))
        found.set([shape.name, ...shape.key.map((column) => row[column])].join(' '), row);
  });
  return found;
}
