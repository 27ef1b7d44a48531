import type { RawRow } from '#store';

/** Tables of which a game's rows are taken along, in an order in which none refers to what comes later. */
export const EXPORTED_TABLES = [
  'members',
  'organisers',
  'commands',
  'asks',
  'drafts',
  'requests',
  'consents',
  'outbox',
] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

/** Those that files of earlier versions do not have. */
export const OPTIONAL_TABLES: readonly ExportedTable[] = ['consents', 'outbox'];

/** All others, and why nothing of them is taken along. */
export const SKIPPED_TABLES: Record<string, string> = {
  versions: 'a game that has just come has not been changed there yet',
  interactions: 'presses are repeated within minutes, and to the bot that was pressed',
  panels: 'what was posted stays where it was posted',
  reminders: 'whoever is waited for there is reminded by the table there',
  covered_reminders: 'whoever is waited for there is reminded by the table there',
  preferences: 'they are a person’s, in all their games, and not one game’s',
  lanes: 'who says what is to be said is a matter of the processes there',
  duties: 'what one process does for all is a matter of the processes there',
  budgets: 'what may be asked of Discord is counted where it is asked',
  errands: 'what was planned is gone on with after every start, and practice players look at every game',
};

/** Of these nobody knows whether they have gone out, and of all others that they have, or never will. */
const UNSENT_STATUSES = ['waiting', 'claimed'];

/** Which rows go into the file: of messages those that have still to be said. */
export const isExported = (table: ExportedTable, { status }: RawRow): boolean =>
  table !== 'outbox' || UNSENT_STATUSES.includes(String(status));

/** Whether a row is this game's. */
export function isOfGame(
  table: ExportedTable,
  row: RawRow | null,
  game: RawRow,
  requests: ReadonlySet<unknown>,
): boolean {
  if (row === null) return false;
  return table === 'consents' ? requests.has(row.request) : row.game === game.id;
}

/** A row as it is there: `requests` are the numbers that requests have there, by those that they had. */
export function remapIds(table: ExportedTable, row: RawRow, requests: ReadonlyMap<unknown, number>): RawRow {
  switch (table) {
    case 'commands':
      return { ...row, interaction: null };
    case 'consents':
      return { ...row, request: requests.get(row.request) ?? null };
    case 'outbox':
      return asUncertain(row, requests);
    default:
      return row;
  }
}

/** It may have been said since the file was made: it is looked for before it is said. */
function asUncertain(row: RawRow, requests: ReadonlyMap<unknown, number>): RawRow {
  const { request, ...rest } = JSON.parse(String(row.payload)) as Record<string, unknown>;
  const payload =
    request === undefined ? row.payload : JSON.stringify({ ...rest, request: requests.get(request) ?? null });
  return {
    ...row,
    payload,
    status: 'waiting',
    claimed_at: null,
    along: null,
    attempts: Math.max(1, Number(row.attempts)),
    error: 'uncertain',
  };
}
