import fs from 'node:fs';
import Sqlite from 'better-sqlite3';
import { claimDatabase, giveSecrets, openStore } from '../store/index.ts';

/** Tables of which a game's rows are taken along. What was posted stays where it was posted. */
const TABLES = ['members', 'commands', 'asks', 'drafts', 'requests'] as const;

type Row = Record<string, string | number | null>;
interface GameFile {
  custodian: 'game';
  version: number;
  game: Row;
  tables: Record<(typeof TABLES)[number], Row[]>;
}

/** One game as a file's text. An unfinished one holds its secrets: for the host alone. Throws a sentence where there is none. */
export function exportGame(database: string, id: string): string {
  if (!fs.existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const db = new Sqlite(database, { readonly: true });
  try {
    const game = db.prepare('select * from games where id = ?').get(id.toUpperCase()) as Row | undefined;
    if (!game) throw new Error(`There is no game ${id}.`);
    const tables = Object.fromEntries(TABLES.map((table) => [table, db.prepare(`select * from ${table} where game = ?`).all(game.id)])) as GameFile['tables'];
    const file: GameFile = { custodian: 'game', version: Number(db.pragma('user_version', { simple: true })), game, tables };
    return JSON.stringify(file);
  } finally {
    db.close();
  }
}

/**
 * Puts an exported game into the database, in the channel given or where it was played; the bot must be stopped. Gives back its code.
 * Throws a sentence, with nothing changed, where the file is not one, is newer than this program, or the game is there already.
 */
export function importGame(database: string, text: string, channel?: string): string {
  const file = read(text);
  const claim = claimDatabase(database);
  try {
    openStore(database).close(); // made, or brought up to date
    const db = new Sqlite(database);
    try {
      db.pragma('foreign_keys = ON');
      const known = Number(db.pragma('user_version', { simple: true }));
      if (file.version > known) throw new Error('The file was written by a newer version of Custodian.');
      const id = String(file.game.id);
      if (db.prepare('select 1 from games where id = ?').get(id)) throw new Error(`The game ${id} is in this database already.`);
      const place = channel === undefined ? file.game.place : JSON.stringify({ ...(JSON.parse(String(file.game.place)) as object), channel, thread: null });
      db.transaction(() => {
        put(db, 'games', { ...file.game, place });
        for (const table of TABLES) for (const row of file.tables[table]) put(db, table, table === 'members' || table === 'requests' ? { ...row, id: null } : { ...row, ...(table === 'commands' && { interaction: null }) });
        giveSecrets(db);
      })();
      return id;
    } finally {
      db.close();
    }
  } finally {
    claim.release();
  }
}

function read(text: string): GameFile {
  let file: Partial<GameFile> | null;
  try {
    file = JSON.parse(text) as Partial<GameFile> | null;
  } catch {
    throw new Error('The file is not an exported game.');
  }
  if (file?.custodian !== 'game' || typeof file.game?.id !== 'string' || !TABLES.every((table) => Array.isArray(file.tables?.[table]))) throw new Error('The file is not an exported game.');
  return file as GameFile;
}

/** Columns that this version does not know are left out. */
function put(db: Sqlite.Database, table: string, row: Row): void {
  const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).filter((name) => name in row);
  db.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`).run(columns.map((column) => row[column]));
}
