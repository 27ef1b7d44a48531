import { isPostgresUrl, TABLE_SCHEMAS, type TableSchema } from '#store';
import { writeStoredData } from '../../e2e/stored-data.ts';

/** What is of one game alone, and copied with it. */
const COPIED = TABLE_SCHEMAS.filter(
  ({ name, columns }) => name === 'games' || (columns.includes('game') && !['lanes', 'errands'].includes(name)),
);

/** The code of a copy. */
export const copyCode = (number: number): string => `S${String(number).padStart(7, '0')}`;

/** Where the game that is copied is played, in place of a thread's id. */
export const THREAD_PLACEHOLDER = 'THREAD';

/** What stands in a column of a copy: of whatever is one alone in a database, another in each. */
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

/** Copies a game as it is, with all that is kept of it, under the codes from `from` to `to`. */
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
