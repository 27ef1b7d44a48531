import fs from 'node:fs';
import { claimOf } from '#cluster/instance-lock.ts';
import type { Json } from '#engine';
import {
  fit,
  isPostgres,
  openStore,
  readRows,
  shapeOf,
  storeTrouble,
  writeRows,
  type CommandKind,
  type GameStatus,
  type Row,
  type Rows,
} from '#store';
import { unplayable, type Edition } from '#service';
import { asThere, isOwn, isTaken, LATER, TAKEN, type Taken } from './exported-tables.ts';

interface GameFile {
  custodian: 'game';
  version: number;
  game: Row;
  tables: Record<Taken, Row[]>;
}

/** One game as a file's text. An unfinished one holds its secrets: for the host alone. Throws a sentence where there is none. */
export async function exportGame(where: string, id: string): Promise<string> {
  if (!isPostgres(where) && !fs.existsSync(where)) throw new Error(`There is no database at ${where}.`);
  return readRows(where, async (rows) => {
    const [game] = await ofGame(rows, 'games', id.toUpperCase());
    if (!(game as Row | undefined)) throw new Error(`There is no game ${id}.`);
    const tables = {} as GameFile['tables'];
    for (const table of TAKEN)
      tables[table] = (await ofGame(rows, table, String(game.id))).filter((row) => isTaken(table, row));
    const file: GameFile = { custodian: 'game', version: rows.version, game, tables };
    return JSON.stringify(file);
  });
}

async function ofGame(rows: Rows, table: string, game: string): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows.of(shapeOf(table), game)) found.push(row);
  return found;
}

/**
 * Puts an exported game into the database, in the channel given or where it was played; the bot must be stopped. Gives back its code.
 * Throws a sentence, with nothing changed, where the file is not one, is newer than this program, could not be played on, or the game
 * is there already.
 */
export async function importGame(
  where: string,
  text: string,
  editions: readonly Edition[],
  channel?: string,
): Promise<string> {
  const file = read(text);
  check(file, editions);
  const claim = await claimOf(where);
  try {
    await (await openStore(where)).close(); // made, or brought up to date
    return await writeRows(where, async (rows) => take(file, rows, channel));
  } finally {
    await claim.release();
  }
}

async function take({ version, game, tables }: GameFile, rows: Rows, channel: string | undefined): Promise<string> {
  if (version > rows.version) throw new Error('The file was written by a newer version of Custodian.');
  const id = String(game.id);
  if ((await ofGame(rows, 'games', id)).length) throw new Error(`The game ${id} is in this database already.`);
  const place =
    channel === undefined
      ? game.place
      : JSON.stringify({ ...(JSON.parse(String(game.place)) as object), channel, thread: null });
  await put(rows, 'games', { ...game, place });
  const requests = new Map<unknown, number>();
  for (const table of TAKEN) {
    const { numbered } = shapeOf(table);
    let number = numbered === null ? 0 : await rows.highest(shapeOf(table));
    for (const row of tables[table]) {
      await put(rows, table, { ...asThere(table, row, requests), ...(numbered !== null && { [numbered]: ++number }) });
      if (table === 'requests') requests.set(row.id, number);
    }
    if (numbered !== null) await rows.goOnFrom(shapeOf(table), number);
  }
  return id;
}

function read(text: string): GameFile {
  let file: Partial<GameFile> | null;
  try {
    file = JSON.parse(text) as Partial<GameFile> | null;
  } catch {
    throw new Error('The file is not an exported game.');
  }
  const given: Partial<GameFile['tables']> = {
    ...Object.fromEntries(LATER.map((table) => [table, []])),
    ...file?.tables,
  };
  const listed = TAKEN.every((table) => Array.isArray(given[table]));
  if (file?.custodian !== 'game' || typeof file.game?.id !== 'string' || !listed)
    throw new Error('The file is not an exported game.');
  return { ...file, tables: given } as GameFile;
}

/** Whether it is one game, whole, that can be played on: looked at before anything is touched. */
function check({ game, tables }: GameFile, editions: readonly Edition[]): void {
  const requests = new Set(tables.requests.map((row: Row | null) => row?.id));
  const foreign = TAKEN.some((table) => tables[table].some((row: Row | null) => !isOwn(table, row, game, requests)));
  const unread =
    foreign ||
    [['games', [game]] as const, ...TAKEN.map((table) => [table, tables[table]] as const)].some(([table, rows]) =>
      shapeOf(table).json.some((column) => rows.some((row) => !isWhole(column, row[column] ?? null))),
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
        ? (unplayable(
            edition,
            {
              status: game.status as never,
              rulesVersion: Number(game.rules_version),
              state: game.state as string | null,
            },
            last?.hash ?? null,
          ) ?? (game.status === 'lobby' ? unfillable(edition, game, tables.members) : undefined))
        : 'this program does not know its edition';
  if (problem !== undefined)
    throw new Error(`The game in the file cannot be played on: ${problem}. Nothing was changed; export it once more.`);
}

/** Why nobody could go on filling in a lobby, as the end of a sentence. */
function unfillable(edition: Edition, { settings }: Row, members: readonly Row[]): string | undefined {
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
      'its lobby is not one that could be filled in here'
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
/** What the JSON of a column is on its outside, where it is not left to whoever reads it. */
const RECORDS = ['settings', 'place', 'wishes', 'payload'];
const LISTS = ['facts', 'reverse', 'chance', 'pictures'];
/** What cannot be taken back has no way back, and where nothing was drawn there is no record of dice. */
const MAY_LACK = ['reverse', 'chance', 'former'];

function isWhole(column: string, text: string | number | null): boolean {
  if (text === null) return true; // whether it may be missing is the database's to say
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    const isRecord = (one: unknown): boolean => typeof one === 'object' && one !== null && !Array.isArray(one);
    if (value === null) return MAY_LACK.includes(column);
    if (RECORDS.includes(column)) return isRecord(value);
    return LISTS.includes(column) ? Array.isArray(value) && value.every(isRecord) : value !== undefined;
  } catch {
    return false;
  }
}

async function put(rows: Rows, table: string, row: Row): Promise<void> {
  try {
    if (Object.values(row).some((value) => typeof value === 'object' && value !== null))
      throw new Error('Something in it is no value');
    await rows.put(shapeOf(table), fit(shapeOf(table), row));
  } catch (error) {
    if (storeTrouble(error, '')) throw error;
    throw new Error(
      'Some of the records in the file are not what they should be; nothing was changed. Export the game once more.',
      {
        cause: error,
      },
    );
  }
}
