import { like, sql, type SQL } from 'drizzle-orm';
import type { Json } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import type { outbox as table } from '#store/schema/tables.ts';

export type OutboxMessage = typeof table.$inferSelect;

export interface NewOutboxMessage {
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
export const CLOCK_SKEW_MS = 5 * 60_000;

/** Lanes of messages that only one person may know of begin so. */
export const SECRET_LANE_PREFIX = 'whisper ';

/** Why a message did not go out begins so where it may be on its way all the same: it is looked for in its time, and not before. */
export const GIVEN_UP_PREFIX = 'given up, ';

export const inSecretLane = ({ tables: { outbox } }: QueryContext): SQL => like(outbox.lane, `${SECRET_LANE_PREFIX}%`);

/** Word for word as in the partial indexes, or SQLite does not use them. */
export const isPending = ({ tables: { outbox } }: QueryContext): SQL => sql`${outbox.status} in ('waiting', 'claimed')`;

/** Rows of the ids given as JSON. */
export const hasIds = ({ tables: { outbox }, isInNumbers }: QueryContext): SQL =>
  isInNumbers(outbox.id, sql.placeholder('ids'));
