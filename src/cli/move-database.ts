import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { claimOf } from '#cluster/instance-lock.ts';
import {
  fit,
  isPostgres,
  openStore,
  readRows,
  realPath,
  SHAPES,
  writeRows,
  type Row,
  type Rows,
  type Shape,
} from '#store';

/** How many rows a table has, and what they come to. */
interface Sum {
  rows: number;
  digest: string;
}

/**
 * Takes all that is kept in one database to another, file or PostgreSQL, whose bot must be stopped; gives back what is to be said of it.
 * Throws a sentence, with nothing changed in the other, where that is not empty, where one of them is in use, or where not everything has
 * come over as it was.
 */
export async function move(from: string, to: string): Promise<string> {
  if (!isPostgres(from) && !fs.existsSync(from)) throw new Error(`There is no database at ${from}.`);
  if (isPostgres(from) ? from === to : !isPostgres(to) && realPath(from) === realPath(to))
    throw new Error('--from and --to are the same database; nothing was changed.');
  // Only once nobody else can be making it.
  let isNew = false;
  const claims = [await claimOf(from)];
  try {
    claims.push(await claimOf(to));
    isNew = !isPostgres(to) && !fs.existsSync(to);
    // Both are of this version.
    for (const where of [from, to]) await (await openStore(where)).close();
    const rows = await readRows(from, async (source) => writeRows(to, async (target) => takeOver(source, target)));
    return `${rows} rows are there now, with the same counts and hashes on both sides. What they were taken from is left as it was: run the bot on one of them alone.`;
  } catch (error) {
    if (isNew) for (const rest of ['', '-wal', '-shm', '-journal']) fs.rmSync(`${to}${rest}`, { force: true });
    throw error;
  } finally {
    for (const claim of claims) await claim.release();
  }
}

async function takeOver(source: Rows, target: Rows): Promise<number> {
  for (const shape of SHAPES)
    for await (const _row of target.of(shape))
      throw new Error('The database to which everything was to be moved is not empty; nothing was changed.');
  let all = 0;
  for (const shape of SHAPES) {
    const gone = await sum(shape, source, async (row) => target.put(shape, row));
    const come = await sum(shape, target);
    if (gone.rows !== come.rows || gone.digest !== come.digest)
      throw new Error(`Of the table ${shape.name} not everything has come over as it was; nothing was changed.`);
    if (shape.numbered !== null) await target.goOnFrom(shape, await source.highest(shape));
    all += gone.rows;
  }
  return all;
}

async function sum(shape: Shape, rows: Rows, also?: (row: Row) => Promise<void>): Promise<Sum> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const found of rows.of(shape)) {
    const row = fit(shape, found);
    await also?.(row);
    hash.update(JSON.stringify(shape.columns.map((column) => row[column])));
    count += 1;
  }
  return { rows: count, digest: hash.digest('hex') };
}
