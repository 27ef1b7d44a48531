import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import {
  inspectDatabase,
  sanitizeRow,
  isPostgresUrl,
  openStore,
  readRawRows,
  realPath,
  TABLE_SCHEMAS,
  writeRawRows,
  type RawRow,
  type RawRowStore,
  type TableSchema,
} from '#store';

const NOT_EMPTY =
  'Cannot copy the database: the one named by --to is not empty. Nothing was changed. Name an empty one.';

/** Number of rows of a table, and their hash. */
interface TableDigest {
  rows: number;
  digest: string;
}

/**
 * Copies everything from one database to another, file or PostgreSQL; the bots of both must be stopped. Returns a
 * message.
 * Throws an error with one sentence, and leaves the target unchanged, if the target is not empty, if one of them is in
 * use, or if the copy differs.
 */
export async function moveDatabase(from: string, to: string): Promise<string> {
  if (!isPostgresUrl(from) && !fs.existsSync(from)) throw new Error(`Cannot find the database ${from}. Check --from.`);
  if (isPostgresUrl(from) ? from === to : !isPostgresUrl(to) && realPath(from) === realPath(to))
    throw new Error('Cannot copy the database: --from and --to are the same. Nothing was changed. Name two databases.');
  // Set under the lock, when no other process can be creating the file.
  let isNew = false;
  const claims = [await acquireInstanceLock(from)];
  try {
    claims.push(await acquireInstanceLock(to));
    isNew = !isPostgresUrl(to) && !fs.existsSync(to);
    if (!isNew) await requireNoGames(to);
    // Migrates both to the version of this program.
    for (const where of [from, to]) await (await openStore(where)).close();
    const rows = await readRawRows(from, async (source) =>
      writeRawRows(to, async (target) => copyTables(source, target)),
    );
    return `Copied ${rows} rows. Both databases have the same counts and hashes. From now on, run the bot on only one of them.`;
  } catch (error) {
    if (isNew) for (const rest of ['', '-wal', '-shm', '-journal']) fs.rmSync(`${to}${rest}`, { force: true });
    throw error;
  } finally {
    for (const claim of claims) await claim.release();
  }
}

/** Throws if the target contains games. Runs before the migrations, which would change an older target. */
async function requireNoGames(to: string): Promise<void> {
  if ((await inspectDatabase(to)).games > 0) throw new Error(NOT_EMPTY);
}

async function copyTables(source: RawRowStore, target: RawRowStore): Promise<number> {
  for (const shape of TABLE_SCHEMAS) for await (const _row of target.rows(shape)) throw new Error(NOT_EMPTY);
  let all = 0;
  for (const shape of TABLE_SCHEMAS) {
    const gone = await digestTable(shape, source, async (row) => target.insert(shape, row));
    const come = await digestTable(shape, target);
    if (gone.rows !== come.rows || gone.digest !== come.digest)
      throw new Error(
        `Cannot copy the database: the copy of the table ${shape.name} differs from the original. Nothing was changed. Try again.`,
      );
    if (shape.autoIncrement !== null) await target.setLastId(shape, await source.lastId(shape));
    all += gone.rows;
  }
  return all;
}

async function digestTable(
  shape: TableSchema,
  rows: RawRowStore,
  also?: (row: RawRow) => Promise<void>,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const found of rows.rows(shape)) {
    const row = sanitizeRow(shape, found);
    await also?.(row);
    hash.update(JSON.stringify(shape.columns.map((column) => row[column])));
    count += 1;
  }
  return { rows: count, digest: hash.digest('hex') };
}
