import { like, sql, type SQL } from 'drizzle-orm';
import type { Json } from '#engine';
import type { On } from '#store/program/query-context.ts';
import type { outbox as table } from '#store/schema/tables.ts';

export type OutboxRow = typeof table.$inferSelect;

export interface NewMessage {
  game: string;
  lane: string;
  kind: string;
  payload: Json;
  createdAt: number;
  dueAt: number;
  nonce: string;
  ask: number | null;
  chapter?: string | null;
}

/** What is later than this from now, in ms, was written while the clock was ahead. */
export const AHEAD = 5 * 60_000;

/** Lanes of messages that only one person may know of begin so. */
export const QUIET = 'whisper ';

/** Why a message did not go out begins so where it may be on its way all the same: it is looked for in its time, and not before. */
export const GIVEN_UP = 'given up, ';

export const isQuiet = ({ tables: { outbox } }: On): SQL => like(outbox.lane, `${QUIET}%`);

/** Word for word as in the partial indexes, or SQLite does not use them. */
export const isOpen = ({ tables: { outbox } }: On): SQL => sql`${outbox.status} in ('waiting', 'claimed')`;

/** Rows of the ids given as JSON. */
export const these = ({ tables: { outbox }, isNumberOf }: On): SQL => isNumberOf(outbox.id, sql.placeholder('ids'));
