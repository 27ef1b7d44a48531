import fs from 'node:fs';
import { acquireInstanceLock } from '#cluster/instance-lock.ts';
import type { Json } from '#engine';
import {
  sanitizeRow,
  isPostgresUrl,
  openStore,
  readRawRows,
  resolveTableSchema,
  toStoreError,
  writeRawRows,
  type CommandKind,
  type GameStatus,
  type RawRow,
  type RawRowStore,
} from '#store';
import { importProblem, type Edition } from '#service';
import {
  prepareRowForImport,
  isOfGame,
  isRowExported,
  OPTIONAL_TABLES,
  EXPORTED_TABLES,
  type ExportedTable,
} from './exported-tables.ts';

/** Channel in which an imported game gets its thread. */
export interface GameChannel {
  /** Undefined for a channel of the server in which the game was exported. */
  guild?: string;
  channel: string;
}

const NOT_EXPORTED = 'Cannot import this file: it is not an exported game. Name a file from npm run export.';

interface GameFile {
  custodian: 'game';
  version: number;
  game: RawRow;
  tables: Record<ExportedTable, RawRow[]>;
}

/**
 * Exports a game as the text of a file. An unfinished game contains its secrets: for the host alone. Throws an error
 * with one sentence if there is no such game or database.
 */
export async function exportGame(where: string, id: string): Promise<string> {
  if (!isPostgresUrl(where) && !fs.existsSync(where))
    throw new Error(`Cannot find the database ${where}. Set DATABASE_PATH to the bot's file.`);
  return readRawRows(where, async (rows) => {
    const [game] = await ofGame(rows, 'games', id.toUpperCase());
    if (!(game as RawRow | undefined))
      throw new Error(`Cannot export game ${id}: the database has no such game. Check its code.`);
    const tables = {} as GameFile['tables'];
    for (const table of EXPORTED_TABLES)
      tables[table] = (await ofGame(rows, table, String(game.id))).filter((row) => isRowExported(table, row));
    const file: GameFile = { custodian: 'game', version: rows.version, game, tables };
    return JSON.stringify(file);
  });
}

async function ofGame(rows: RawRowStore, table: string, game: string): Promise<RawRow[]> {
  const found: RawRow[] = [];
  for await (const row of rows.rows(resolveTableSchema(table), game)) found.push(row);
  return found;
}

/**
 * Imports an exported game into the database, in the given channel or else its former one; the bot must be stopped.
 * Returns its code.
 * Throws an error with one sentence, and changes nothing, if the file is not an exported game, is newer than this
 * program or cannot be continued, or if the game exists already.
 */
export async function importGame(
  where: string,
  text: string,
  editions: readonly Edition[],
  channel?: GameChannel,
): Promise<string> {
  const file = parseGameFile(text);
  requirePlayable(file, editions);
  const claim = await acquireInstanceLock(where);
  try {
    await (await openStore(where)).close(); // created or migrated
    return await writeRawRows(where, async (rows) => insertGame(file, rows, channel));
  } finally {
    await claim.release();
  }
}

async function insertGame(
  { version, game, tables }: GameFile,
  rows: RawRowStore,
  channel: GameChannel | undefined,
): Promise<string> {
  if (version > rows.version)
    throw new Error('Cannot import this file: it is from a newer version of Custodian. Update this one first.');
  const id = String(game.id);
  if ((await ofGame(rows, 'games', id)).length)
    throw new Error(`Cannot import game ${id}: it is already in this database. Nothing was changed.`);
  await insertRow(rows, 'games', channel === undefined ? game : { ...game, place: placeIn(channel, game) });
  const requests = new Map<unknown, number>();
  for (const table of EXPORTED_TABLES) {
    const { autoIncrement } = resolveTableSchema(table);
    let number = autoIncrement === null ? 0 : await rows.lastId(resolveTableSchema(table));
    for (const row of tables[table]) {
      await insertRow(rows, table, {
        ...prepareRowForImport(table, row, requests),
        ...(autoIncrement !== null && { [autoIncrement]: ++number }),
      });
      if (table === 'requests') requests.set(row.id, number);
    }
    if (autoIncrement !== null) await rows.setLastId(resolveTableSchema(table), number);
  }
  return id;
}

/** Returns a game's place in another channel, as JSON: its threads stay behind, new ones are made when needed. */
function placeIn(channel: GameChannel, game: RawRow): string {
  const { guild, talk } = JSON.parse(String(game.place)) as { guild?: string; talk?: unknown };
  return JSON.stringify({ guild, ...channel, thread: null, ...(talk !== undefined && { talk: true }) });
}

function parseGameFile(text: string): GameFile {
  let file: Partial<GameFile> | null;
  try {
    file = JSON.parse(text) as Partial<GameFile> | null;
  } catch {
    throw new Error(NOT_EXPORTED);
  }
  const given: Partial<GameFile['tables']> = {
    ...Object.fromEntries(OPTIONAL_TABLES.map((table) => [table, []])),
    ...file?.tables,
  };
  const listed = EXPORTED_TABLES.every((table) => Array.isArray(given[table]));
  if (file?.custodian !== 'game' || typeof file.game?.id !== 'string' || !listed) throw new Error(NOT_EXPORTED);
  return { ...file, tables: given } as GameFile;
}

/**
 * Checks, before anything is changed, that the file holds one complete game that can be continued. Throws an error with
 * one sentence if not.
 */
function requirePlayable({ game, tables }: GameFile, editions: readonly Edition[]): void {
  const requests = new Set(tables.requests.map((row: RawRow | null) => row?.id));
  const foreign = EXPORTED_TABLES.some((table) =>
    tables[table].some((row: RawRow | null) => !isOfGame(table, row, game, requests)),
  );
  const unread =
    foreign ||
    [['games', [game]] as const, ...EXPORTED_TABLES.map((table) => [table, tables[table]] as const)].some(
      ([table, rows]) =>
        resolveTableSchema(table).json.some((column) => rows.some((row) => !isValidJson(column, row[column] ?? null))),
    );
  const strange =
    foreign ||
    !/^[A-Z0-9]{4,10}$/.test(String(game.id)) ||
    !STATUSES.includes(String(game.status)) ||
    tables.commands.some(({ kind }) => !KINDS.includes(String(kind)));
  const last = tables.commands.find(({ number }) => number === game.head);
  const edition = editions.find(({ id }) => id === game.edition);
  const problem =
    unread || strange
      ? 'some of its records cannot be read'
      : edition
        ? (importProblem(
            edition,
            {
              status: game.status as never,
              rulesVersion: Number(game.rules_version),
              state: game.state as string | null,
            },
            last?.hash ?? null,
          ) ?? (game.status === 'lobby' ? lobbyProblem(edition, game, tables.members) : undefined))
        : 'this program does not know its edition';
  if (problem !== undefined)
    throw new Error(`Cannot import the game: ${problem}. Export it again, or update this Custodian.`);
}

/** Returns why a lobby could not be continued, as the end of a sentence; undefined if it could. */
function lobbyProblem(edition: Edition, { settings }: RawRow, members: readonly RawRow[]): string | undefined {
  const present = members
    .filter((one) => one.left_at === null)
    .map(({ user, name, wishes }) => ({
      user: String(user),
      name: String(name),
      wishes: JSON.parse(String(wishes)) as Json,
    }));
  try {
    return (
      edition.lobbyProblem(JSON.parse(String(settings)) as Json, present, false) &&
      'this program does not accept the settings of its lobby'
    );
  } catch {
    return 'its lobby cannot be read';
  }
}

const STATUSES = Object.keys({ lobby: 1, running: 1, paused: 1, ended: 1, abandoned: 1 } satisfies Record<
  GameStatus,
  1
>);
const KINDS = Object.keys({
  begin: 1,
  answer: 1,
  withdraw: 1,
  act: 1,
  undo: 1,
  repair: 1,
  replace: 1,
  upcast: 1,
} satisfies Record<CommandKind, 1>);
/** Columns whose JSON must be an object. JSON of columns in neither list is checked by its readers. */
const OBJECT_COLUMNS = ['settings', 'place', 'wishes', 'payload'];
const ARRAY_COLUMNS = ['facts', 'reverse', 'chance', 'pictures'];
/**
 * Columns whose JSON may be null: commands that cannot be undone have no reverse patch, and those that drew nothing no
 * trace.
 */
const NULLABLE_COLUMNS = ['reverse', 'chance', 'former'];

function isValidJson(column: string, text: string | number | null): boolean {
  if (text === null) return true; // the database checks whether it may be missing
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    const isRecord = (one: unknown): boolean => typeof one === 'object' && one !== null && !Array.isArray(one);
    if (value === null) return NULLABLE_COLUMNS.includes(column);
    if (OBJECT_COLUMNS.includes(column)) return isRecord(value);
    return ARRAY_COLUMNS.includes(column) ? Array.isArray(value) && value.every(isRecord) : value !== undefined;
  } catch {
    return false;
  }
}

async function insertRow(rows: RawRowStore, table: string, row: RawRow): Promise<void> {
  try {
    if (Object.values(row).some((value) => typeof value === 'object' && value !== null))
      throw new Error('A value of the row is an object');
    await rows.insert(resolveTableSchema(table), sanitizeRow(resolveTableSchema(table), row));
  } catch (error) {
    if (toStoreError(error, '')) throw error;
    throw new Error(
      'Cannot import the game: the file has invalid records. Nothing was changed. Export the game again.',
      {
        cause: error,
      },
    );
  }
}
