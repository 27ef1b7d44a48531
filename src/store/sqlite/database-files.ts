import fs from 'node:fs';
import path from 'node:path';

/** Maximum number of consecutive symbolic links, as in Linux. */
const MAX_SYMLINKS = 40;

/**
 * Resolves symbolic links in a path, even if the file does not exist yet. A circle of links ends at the file itself.
 */
export function realPath(file: string, most = MAX_SYMLINKS): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const folder = folderOf(file);
    const target = linkOf(path.join(folder, path.basename(file)));
    return target === undefined || most === 0
      ? path.join(folder, path.basename(file))
      : realPath(path.resolve(folder, target), most - 1);
  }
}

function folderOf(file: string): string {
  const folder = path.resolve(path.dirname(file));
  return path.dirname(folder) === folder ? folder : realPath(folder);
}

function linkOf(file: string): string | undefined {
  try {
    return fs.readlinkSync(file);
  } catch {
    return undefined;
  }
}

const TIMESTAMP_PATTERN = String.raw`\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}`;
/** Matches the suffixes of files that this program writes next to a database, and the database itself. */
const SIDE_FILE_SUFFIX = new RegExp(
  `^(?:-wal|-shm|-journal|\\.lock|\\.lock-journal|\\.before-${TIMESTAMP_PATTERN}(?:-wal|-shm)?)?$`,
);
/** Matches automatically named backups and their side files. */
export const BACKUP_FILE_NAME = new RegExp(
  `^custodian-(${TIMESTAMP_PATTERN})\\.db(-wal|-shm|\\.part|\\.part-wal|\\.part-shm|\\.part-journal)?$`,
);

/** Formats a time for a file name: UTC, to the second. */
export const fileTimestamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

export const backupFolder = (database: string): string => path.join(path.dirname(database), 'backups');

/**
 * Makes the database, its side files and its backups readable by their owner only, since they hold seeds and hands and
 * may be copies with wider permissions. Leaves other files and the folder of the database alone, and ignores refusals
 * of the system.
 */
export function restrictPermissions(database: string): void {
  const real = realPath(database);
  const name = path.basename(real);
  for (const one of list(path.dirname(real)))
    if (one.startsWith(name) && SIDE_FILE_SUFFIX.test(one.slice(name.length)))
      close(path.join(path.dirname(real), one), 0o600);
  const backups = backupFolder(database);
  const found = list(backups).filter((one) => BACKUP_FILE_NAME.test(one));
  for (const one of found) close(path.join(backups, one), 0o600);
  if (found.length) close(backups, 0o700);
}

function close(file: string, mode: number): void {
  try {
    if (fs.statSync(file).mode & 0o077) fs.chmodSync(file, mode);
  } catch {
    // The file belongs to another user.
  }
}

function list(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
