import type { Row } from '#store';

/** Tables of which a game's rows are taken along, in an order in which none refers to what comes later. */
export const TAKEN = ['members', 'organisers', 'commands', 'asks', 'drafts', 'requests', 'consents', 'outbox'] as const;
export type Taken = (typeof TAKEN)[number];

/** Those that files of earlier versions do not have. */
export const LATER: readonly Taken[] = ['consents', 'outbox'];

/** All others, and why nothing of them is taken along. */
export const LEFT: Record<string, string> = {
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
const OPEN = ['waiting', 'claimed'];

/** Which rows go into the file: of messages those that have still to be said. */
export const isTaken = (table: Taken, { status }: Row): boolean => table !== 'outbox' || OPEN.includes(String(status));

/** Whether a row is this game's. */
export function isOwn(table: Taken, row: Row | null, game: Row, requests: ReadonlySet<unknown>): boolean {
  if (row === null) return false;
  return table === 'consents' ? requests.has(row.request) : row.game === game.id;
}

/** A row as it is there: `requests` are the numbers that requests have there, by those that they had. */
export function asThere(table: Taken, row: Row, requests: ReadonlyMap<unknown, number>): Row {
  switch (table) {
    case 'commands':
      return { ...row, interaction: null };
    case 'consents':
      return { ...row, request: requests.get(row.request) ?? null };
    case 'outbox':
      return unsaid(row, requests);
    default:
      return row;
  }
}

/** It may have been said since the file was made: it is looked for before it is said. */
function unsaid(row: Row, requests: ReadonlyMap<unknown, number>): Row {
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
