import type { RawRow } from '#store';

/** Exported tables, ordered so that each one refers only to earlier ones. */
export const EXPORTED_TABLES = [
  'game_names',
  'members',
  'organisers',
  'commands',
  'asks',
  'drafts',
  'requests',
  'consents',
  'outbox',
  'promises',
] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

/** Tables that are missing in files of earlier versions. */
export const OPTIONAL_TABLES: readonly ExportedTable[] = ['game_names', 'consents', 'outbox', 'promises'];

/** All other tables, and why they are not exported. */
export const SKIPPED_TABLES: Record<string, string> = {
  versions: 'counts changes in one database; an imported game starts at zero',
  interactions: 'Discord repeats an interaction only within minutes and only to the same bot',
  panels: 'posted messages stay in their channel',
  reminders: 'the importing bot sends its own reminders',
  covered_reminders: 'the importing bot sends its own reminders',
  preferences: 'they belong to a user, not to a game',
  lanes: 'the processes of the other database take their own leases',
  duties: 'the processes of the other database elect their own leader',
  budgets: 'each bot counts its own requests to Discord',
  errands: 'every start resumes plans and practice players of all games',
};

/** Statuses of messages that may not have been sent; all others have been sent or never will be. */
const UNSENT_STATUSES = ['waiting', 'claimed'];

/** Tells whether a row is exported; of messages, only those not known to be sent. */
export const isRowExported = (table: ExportedTable, { status }: RawRow): boolean =>
  table !== 'outbox' || UNSENT_STATUSES.includes(String(status));

/** Tells whether a row belongs to the game. */
export function isOfGame(
  table: ExportedTable,
  row: RawRow | null,
  game: RawRow,
  requests: ReadonlySet<unknown>,
): boolean {
  if (row === null) return false;
  return table === 'consents' ? requests.has(row.request) : row.game === game.id;
}

/** Converts a row for the target database. `requests` maps former request ids to the new ones. */
export function prepareRowForImport(table: ExportedTable, row: RawRow, requests: ReadonlyMap<unknown, number>): RawRow {
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

/** Marks a message as uncertain: it may have been sent since the export, so the sender looks for it first. */
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
