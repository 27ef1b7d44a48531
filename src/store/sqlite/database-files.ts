import fs from 'node:fs';
import path from 'node:path';

/** As many links one after the other as the system itself follows. */
const MAX_SYMLINKS = 40;

/** Where a file really is, by whatever links it is named, and also where it is still to be made; links that lead in a circle lead to the file itself. */
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
/** What this program writes beside a database, by what follows its name. */
const SIDE_FILE_SUFFIX = new RegExp(
  `^(?:-wal|-shm|-journal|\\.lock|\\.lock-journal|\\.before-${TIMESTAMP_PATTERN}(?:-wal|-shm)?)?$`,
);
/** Backups made without a name of the host's own, and what else lies beside them. */
export const BACKUP_FILE_NAME = new RegExp(
  `^custodian-(${TIMESTAMP_PATTERN})\\.db(-wal|-shm|\\.part|\\.part-wal|\\.part-shm|\\.part-journal)?$`,
);

/** In a name: to the second, UTC. */
export const fileTimestamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

export const backupFolder = (database: string): string => path.join(path.dirname(database), 'backups');

/**
 * Makes what was put there readable to others, as a copy may be, their owner's alone: a database holds seeds and hands. Files with
 * other names are somebody else's, and so is the folder. Where the system refuses, things stay as they are.
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
    // Not ours to change.
  }
}

function list(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
