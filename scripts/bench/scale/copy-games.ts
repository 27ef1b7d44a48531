import { isPostgresUrl, TABLE_SCHEMAS, type TableSchema } from '#store';
import { writeStoredData } from '../../e2e/stored-data.ts';

/** Tables whose rows belong to a single game and are copied with it. */
const COPIED = TABLE_SCHEMAS.filter(
  ({ name, columns }) => name === 'games' || (columns.includes('game') && !['lanes', 'errands'].includes(name)),
);

/** Returns the code of a copy. */
export const copyCode = (number: number): string => `S${String(number).padStart(7, '0')}`;

/** Thread id of the game to copy, replaced in each copy. */
export const THREAD_PLACEHOLDER = 'THREAD';

/** Returns the SQL value of a column in a copy; values that are unique in a database differ in each copy. */
function ofCopy({ name }: TableSchema, column: string, code: string): string {
  const own = `"${column}"`;
  if (column === 'game' || (name === 'games' && column === 'id')) return code;
  if (column === 'user' || column === 'organiser') return `${own} || '-' || ${code}`;
  if (column === 'nonce') return `${code} || '-' || id`;
  if (column === 'message') return `${own} || '-' || ${code}`;
  if (column === 'place') return `replace(${own}, '${THREAD_PLACEHOLDER}', ${code})`;
  if (column === 'interaction' || column === 'along') return 'null';
  return own;
}

/** Copies a game with all its rows under the codes from `from` to `to`. */
export async function copyGame(where: string, game: string, from: number, to: number): Promise<void> {
  const series = isPostgresUrl(where)
    ? `(select k as copy_number from generate_series(${from}, ${to}) k)`
    : `(with recursive numbers(k) as (select ${from} union all select k + 1 from numbers where k < ${to}) select k as copy_number from numbers)`;
  const code = isPostgresUrl(where) ? `'S' || lpad(copy_number::text, 7, '0')` : `printf('S%07d', copy_number)`;
  for (const shape of COPIED) {
    const columns = shape.columns.filter((column) => column !== shape.autoIncrement);
    const key = shape.name === 'games' ? 'id' : 'game';
    await writeStoredData(
      where,
      `insert into "${shape.name}" (${columns.map((column) => `"${column}"`).join(', ')})
       select ${columns.map((column) => ofCopy(shape, column, `(${code})`)).join(', ')}
       from "${shape.name}" cross join ${series} copies where "${key}" = '${game}'`,
    );
  }
  await writeStoredData(where, 'analyze');
}
